import { setTimeout as pause } from 'node:timers/promises';
import type { CallContext, Clock, UpstreamGateway } from '@corroborate/domain';
import { gatewayFetch, ProviderClient, type ProviderResponse, type QueryResult } from '@corroborate/providers';
import type OpenAI from 'openai';
import { REASONING } from '../reasoning.thresholds';
import type { ChatUsage } from '../reading.types';
import { noUsage, type ChatAnswer } from './chat.port';
import { computeUsageCost, parseUsage } from './chat.usage';
import { dropRejected, initialFormat, type RequestFormat } from './request-format';
import { errorInBody, toFailure, type Failed, type ModelAttempt } from './openai.failures';
import { openai } from './openai.loader';
import { computeCost, type TokenPrice } from './prices';

/** Connection data of an OpenAI-compatible server. */
export interface ModelServer {
  name: string;
  baseUrl: string;
  apiKey: string;
  price: TokenPrice;
  timeoutMs: number;
}

/** Format of one attempt. */
export interface AttemptFormat {
  dialect: RequestFormat;
  /** Schema error in the previous answer; null at the first attempt or after any other error. */
  problem: string | null;
  attempt: number;
}

/** A request with a body for each attempt, the maximum output to be paid for, and a parser for the answer. */
export interface OpenAiRequest<Body, T> {
  body(form: AttemptFormat): Body;
  maxOutputTokens: number;
  put(client: OpenAI, body: Body): Promise<unknown>;
  read(answer: unknown): ModelAttempt<T>;
}

/**
 * Calls one server through the official client and the egress gateway. Reserves the price before a call and settles it
 * afterwards, retries once if this is useful, and suspends the server for the whole process while its credit is
 * exhausted.
 */
export class OpenAiCaller {
  private readonly api: ProviderClient;
  private resting: { until: number; reason: string } | null = null;
  private dialect: RequestFormat;
  /** Number of consecutive requests whose first answer was malformed and whose second one was valid. */
  private unshaped = 0;

  constructor(
    private readonly server: ModelServer,
    gateway: UpstreamGateway,
    private readonly clock: Clock,
  ) {
    // Each call has its own price.
    this.api = new ProviderClient({ gateway, clock }, { ...server, title: server.name, priceUsd: 0, paceMs: 0 });
    this.dialect = initialFormat(server.name);
  }

  async call<Body, T>(question: OpenAiRequest<Body, T>, context: CallContext): Promise<ChatAnswer<T>> {
    const usage = noUsage();
    if (this.resting && this.resting.until > this.clock.now().getTime())
      return { kind: 'failed', reason: this.resting.reason, silent: true, usage };
    let form: AttemptFormat = { dialect: this.dialect, problem: null, attempt: 1 };
    for (;;) {
      const { tried, known } = await this.negotiate(question, { context, usage, form });
      if (tried.kind === 'answered') {
        this.noteShape(known);
        return { ...tried, usage };
      }
      if (tried.exhausted)
        this.resting = { until: this.clock.now().getTime() + REASONING.providerSuspensionMs, reason: tried.reason };
      if (!tried.again || form.attempt >= REASONING.attempts || context.signal?.aborted)
        return { kind: 'failed', reason: tried.reason, silent: tried.silent, usage };
      await pause(Math.max(tried.waitMs, REASONING.backoffMs * form.attempt));
      form = { dialect: known.dialect, problem: tried.problem, attempt: form.attempt + 1 };
    }
  }

  /**
   * Retries without parameters that the server rejected, since rejected requests are free. Remembers the accepted
   * parameters.
   */
  private async negotiate<Body, T>(
    question: OpenAiRequest<Body, T>,
    call: CallState,
  ): Promise<{ tried: ModelAttempt<T>; known: AttemptFormat }> {
    const first = call.form.dialect;
    let known = call.form;
    for (let changes = 0; ; changes += 1) {
      const tried = await this.attempt(question, { ...call, form: known });
      const isRefused = tried.kind === 'failed' && tried.refused.length > 0;
      if (!isRefused && isAccepted(tried) && known.dialect !== first) this.dialect = known.dialect;
      const dialect = isRefused ? dropRejected(known.dialect, tried.refused, first) : null;
      if (!dialect || changes >= REASONING.maxChanges || call.context.signal?.aborted) return { tried, known };
      known = { ...known, dialect };
    }
  }

  /** Switches to plain JSON mode if a server repeatedly accepts the schema parameter but ignores it. */
  private noteShape({ dialect, problem }: AttemptFormat): void {
    this.unshaped = problem === null ? 0 : this.unshaped + 1;
    if (this.unshaped >= REASONING.maxConsecutiveUnshaped && dialect.format === 'json_schema')
      this.dialect = { ...dialect, format: 'json_object' };
  }

  private async attempt<Body, T>(
    question: OpenAiRequest<Body, T>,
    { context, usage, form }: CallState,
  ): Promise<ModelAttempt<T>> {
    const body = question.body(form);
    const { fetch, record } = gatewayFetch(this.api, context, this.terms(body, question.maxOutputTokens));
    usage.calls += 1;
    try {
      const answer = await question.put(this.client(fetch), body);
      recordUsage(usage, record.last);
      return this.errorIn(record.last) ?? question.read(answer);
    } catch {
      recordUsage(usage, record.last);
      return toFailure(record.last?.outcome ?? null, this.clock.now());
    }
  }

  private errorIn(asked: QueryResult<ProviderResponse> | null): Failed | null {
    return asked?.outcome.kind === 'found' ? errorInBody(asked.outcome.value, this.clock.now()) : null;
  }

  private client(fetch: ReturnType<typeof gatewayFetch>['fetch']): OpenAI {
    const { baseUrl, apiKey, timeoutMs } = this.server;
    // All options are set explicitly, so that the client reads nothing from the environment.
    return new (openai().OpenAI)({
      apiKey,
      baseURL: baseUrl,
      organization: null,
      project: null,
      adminAPIKey: null,
      webhookSecret: null,
      fetch,
      maxRetries: 0,
      timeout: timeoutMs + 5_000,
      logLevel: 'off',
    });
  }

  /** Reserves the price of the input plus the maximum output. */
  private terms(sent: unknown, maxOutputTokens: number) {
    const { price, timeoutMs } = this.server;
    const tokensIn =
      Math.ceil(Buffer.byteLength(joinMessageTexts(sent)) / REASONING.bytesPerToken) + REASONING.frameTokens;
    const settle = ({ status, body }: { status: number; body: Buffer }) => {
      const used = status === 200 ? parseUsage(body.toString('utf8')) : { tokensIn: 0, tokensOut: 0, costUsd: null };
      return used ? computeUsageCost(price, used) : computeCost(price, tokensIn, maxOutputTokens);
    };
    return {
      timeoutMs,
      priceUsd: computeCost(price, tokensIn, maxOutputTokens),
      settle,
      maxBytes: REASONING.maxAnswerBytes,
      // Output from a model is not evidence, so the original response is not stored.
      keepOriginal: false,
    };
  }
}

interface CallState {
  context: CallContext;
  usage: ChatUsage;
  form: AttemptFormat;
}

/** Whether the server accepted the request. */
const isAccepted = (tried: ModelAttempt<unknown>): boolean => tried.kind === 'answered' || tried.problem !== null;

/** Texts of the messages in a request, or its input. */
function joinMessageTexts(sent: unknown): string {
  const { messages, input } = sent as { messages?: { content?: unknown }[]; input?: unknown };
  return (messages ?? [{ content: input }]).map(({ content }) => (typeof content === 'string' ? content : '')).join('');
}

function recordUsage(usage: ChatUsage, asked: QueryResult<ProviderResponse> | null): void {
  if (asked?.outcome.kind !== 'found') return;
  const { status, text } = asked.outcome.value;
  usage.costUsd += asked.cost.costUsd;
  const used = asked.cost.fromCache || status !== 200 ? null : parseUsage(text);
  usage.tokensIn += used?.tokensIn ?? 0;
  usage.tokensOut += used?.tokensOut ?? 0;
}
