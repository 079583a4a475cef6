import { setTimeout as pause } from 'node:timers/promises';
import type { CallContext, Clock, UpstreamGateway } from '@corroborate/domain';
import { gatewayFetch, ProviderClient, type Answer, type Asked } from '@corroborate/providers';
import type OpenAI from 'openai';
import { REASONING } from '../reasoning.thresholds';
import { noUsage, type ChatAnswer, type ChatUsage } from './chat.port';
import { usageIn } from './chat.schema';
import { failure, type Tried } from './openai.failures';
import { openai } from './openai.loader';
import { costOf, type TokenPrice } from './prices';

/** A server that speaks OpenAI's protocol, as far as a call needs to know it. */
export interface ModelServer {
  name: string;
  baseUrl: string;
  apiKey: string;
  price: TokenPrice;
  timeoutMs: number;
}

/** One question: what is sent at each attempt, the longest answer it pays for, and how the answer is read. */
export interface Question<Body, T> {
  body(attempt: number): Body;
  maxOutputTokens: number;
  put(client: OpenAI, body: Body): Promise<unknown>;
  read(answer: unknown): Tried<T>;
}

/**
 * Asks one server through the official client, whose every call goes through the gateway: priced before, settled after,
 * repeated once where that can help, and left alone by the whole process while its credit is used up.
 */
export class OpenAiCaller {
  private readonly api: ProviderClient;
  private resting: { until: number; reason: string } | null = null;

  constructor(
    private readonly server: ModelServer,
    gateway: UpstreamGateway,
    private readonly clock: Clock,
  ) {
    // Each call has a price of its own, by what is sent.
    this.api = new ProviderClient({ gateway, clock }, { ...server, title: server.name, priceUsd: 0, paceMs: 0 });
  }

  async call<Body, T>(question: Question<Body, T>, context: CallContext): Promise<ChatAnswer<T>> {
    const usage = noUsage();
    if (this.resting && this.resting.until > this.clock.now().getTime())
      return { kind: 'failed', reason: this.resting.reason, silent: true, usage };
    for (let attempt = 1; ; attempt += 1) {
      const tried = await this.attempt(question, { context, usage, attempt });
      if (tried.kind === 'answered') return { ...tried, usage };
      if (tried.exhausted)
        this.resting = { until: this.clock.now().getTime() + REASONING.exhaustedMs, reason: tried.reason };
      if (!tried.again || attempt >= REASONING.attempts || context.signal?.aborted)
        return { kind: 'failed', reason: tried.reason, silent: tried.silent, usage };
      await pause(REASONING.backoffMs * attempt);
    }
  }

  private async attempt<Body, T>(
    question: Question<Body, T>,
    { context, usage, attempt }: { context: CallContext; usage: ChatUsage; attempt: number },
  ): Promise<Tried<T>> {
    const body = question.body(attempt);
    const { fetch, told } = gatewayFetch(this.api, context, this.terms(body, question.maxOutputTokens));
    usage.calls += 1;
    try {
      const answer = await question.put(this.client(fetch), body);
      note(usage, told.last);
      return question.read(answer);
    } catch (thrown) {
      note(usage, told.last);
      return failure(thrown, told.last?.outcome ?? null);
    }
  }

  private client(fetch: ReturnType<typeof gatewayFetch>['fetch']): OpenAI {
    const { baseUrl, apiKey, timeoutMs } = this.server;
    // Everything the client would read from the environment is given, so that nothing comes in past the settings.
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

  /** Tokens are paid for in advance: what is sent, and the longest answer allowed. */
  private terms(sent: unknown, maxOutputTokens: number) {
    const { price, timeoutMs } = this.server;
    const tokensIn = Math.ceil(Buffer.byteLength(wordsIn(sent)) / REASONING.bytesPerToken) + REASONING.frameTokens;
    const settle = ({ status, body }: { status: number; body: Buffer }) => {
      const used = status === 200 ? usageIn(body.toString('utf8')) : { tokensIn: 0, tokensOut: 0 };
      return used ? costOf(price, used.tokensIn, used.tokensOut) : costOf(price, tokensIn, maxOutputTokens);
    };
    return {
      timeoutMs,
      priceUsd: costOf(price, tokensIn, maxOutputTokens),
      settle,
      maxBytes: REASONING.maxAnswerBytes,
      // What a model says is no evidence of anything.
      keepOriginal: false,
    };
  }
}

/** The words of a request that are read: its messages, or its input. */
function wordsIn(sent: unknown): string {
  const { messages, input } = sent as { messages?: { content?: unknown }[]; input?: unknown };
  return (messages ?? [{ content: input }]).map(({ content }) => (typeof content === 'string' ? content : '')).join('');
}

function note(usage: ChatUsage, asked: Asked<Answer> | null): void {
  if (asked?.outcome.kind !== 'found') return;
  const { status, text } = asked.outcome.value;
  usage.costUsd += asked.cost.costUsd;
  const used = asked.cost.fromCache || status !== 200 ? null : usageIn(text);
  usage.tokensIn += used?.tokensIn ?? 0;
  usage.tokensOut += used?.tokensOut ?? 0;
}
