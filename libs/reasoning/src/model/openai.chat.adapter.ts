import { createHmac, randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { CallContext, Clock, Door, DoorResponse, Outcome } from '@corroborate/domain';
import OpenAI, { APIError } from 'openai';
import { zodResponseFormat } from 'openai/helpers/zod';
import { fence } from '../fence.policy';
import { prompt } from '../prompts/prompts';
import { REASONING } from '../reasoning.thresholds';
import type { Chat, ChatAnswer, ChatTask, ChatUsage } from './chat.port';
import { completionSchema } from './chat.schema';
import { doorFetch } from './door.fetch';
import { costOf } from './prices';
import type { ModelProvider } from './provider';

/**
 * Unknown to anybody outside this process; the boundary of a fence is made with it, so the same question finds its
 * cached answer.
 */
const SECRET = randomBytes(32);

type Tried<T> =
  | { kind: 'answered'; value: T }
  | { kind: 'failed'; reason: string; again: boolean; silent: boolean; exhausted: boolean };

/**
 * Chat completions of any OpenAI-compatible server through the official client, whose every call goes through the door.
 */
export class OpenAiChat implements Chat {
  readonly provider: string;
  readonly model: string;
  /** Until when the provider is left alone: out of credit or key refused. */
  private resting: { until: number; reason: string } | null = null;

  constructor(
    private readonly settings: ModelProvider,
    private readonly door: Door,
    private readonly clock: Clock,
  ) {
    this.provider = settings.name;
    this.model = settings.model;
  }

  async ask<T>(task: ChatTask<T>, context: CallContext): Promise<ChatAnswer<T>> {
    const usage: ChatUsage = { calls: 0, tokensIn: 0, tokensOut: 0, costUsd: 0 };
    if (this.resting && this.resting.until > this.clock.now().getTime())
      return { kind: 'failed', reason: this.resting.reason, silent: true, usage };
    for (let attempt = 1; ; attempt += 1) {
      const tried = await this.attempt(task, context, usage, attempt);
      if (tried.kind === 'answered') return { ...tried, usage };
      if (tried.exhausted)
        this.resting = { until: this.clock.now().getTime() + REASONING.exhaustedMs, reason: tried.reason };
      if (!tried.again || attempt >= REASONING.attempts || context.signal?.aborted)
        return { kind: 'failed', reason: tried.reason, silent: tried.silent, usage };
      await pause(REASONING.backoffMs * attempt);
    }
  }

  private async attempt<T>(
    task: ChatTask<T>,
    context: CallContext,
    usage: ChatUsage,
    attempt: number,
  ): Promise<Tried<T>> {
    const messages = messagesOf(task, attempt);
    const { fetch, told } = doorFetch(this.door, context, this.terms(messages));
    usage.calls += 1;
    try {
      const completion = await this.client(fetch).chat.completions.create({
        model: this.model,
        messages,
        response_format: zodResponseFormat(task.schema as never, task.name),
        // The newest models of OpenAI want the one name and refuse a temperature; everybody else knows the other.
        ...(this.settings.name === 'openai'
          ? { max_completion_tokens: this.settings.maxOutputTokens }
          : { max_tokens: this.settings.maxOutputTokens, temperature: 0 }),
      });
      note(usage, told.last);
      return read(completion, task);
    } catch (thrown) {
      note(usage, told.last);
      return failure(thrown, told.last);
    }
  }

  private client(fetch: ReturnType<typeof doorFetch>['fetch']): OpenAI {
    const { baseUrl, apiKey, timeoutMs } = this.settings;
    // Everything the client would read from the environment is given, so that nothing comes in past the settings.
    return new OpenAI({
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
  private terms(messages: { content: string }[]) {
    const { name, price, maxOutputTokens, timeoutMs } = this.settings;
    const tokensIn =
      Math.ceil(messages.reduce((sum, { content }) => sum + Buffer.byteLength(content), 0) / REASONING.bytesPerToken) +
      400;
    const settle = ({ status, body }: { status: number; body: Buffer }) => {
      const used = status === 200 ? usageIn(body) : { tokensIn: 0, tokensOut: 0 };
      return used ? costOf(price, used.tokensIn, used.tokensOut) : costOf(price, tokensIn, maxOutputTokens);
    };
    return {
      provider: name,
      timeoutMs,
      priceUsd: costOf(price, tokensIn, maxOutputTokens),
      settle,
      maxBytes: REASONING.maxAnswerBytes,
    };
  }
}

/**
 * System and user words; foreign text only inside the fence. A second try asks in other words, else the cache would
 * answer.
 */
function messagesOf<T>(task: ChatTask<T>, attempt: number) {
  const boundary = createHmac('sha256', SECRET).update(JSON.stringify(task.data)).digest('base64url').slice(0, 22);
  const again =
    attempt > 1
      ? '\nYour last answer did not have the required shape. Answer with one JSON object of that shape and nothing ' +
        'else.'
      : '';
  return [
    { role: 'system' as const, content: `${prompt('reader').text}\n\n${task.prompt.text}${again}` },
    {
      role: 'user' as const,
      content:
        'The data, one JSON object a line, between the two marks with the word ' +
        `${boundary}:\n${fence(task.data, boundary)}`,
    },
  ];
}

function usageIn(body: Buffer): { tokensIn: number; tokensOut: number } | null {
  try {
    const usage = completionSchema.safeParse(JSON.parse(body.toString('utf8'))).data?.usage;
    return usage ? { tokensIn: usage.prompt_tokens, tokensOut: usage.completion_tokens } : null;
  } catch {
    return null;
  }
}

function note(usage: ChatUsage, outcome: Outcome<DoorResponse> | null): void {
  if (outcome?.kind !== 'found') return;
  usage.costUsd += outcome.value.costUsd;
  const used = outcome.value.fromCache || outcome.value.status !== 200 ? null : usageIn(outcome.value.body);
  usage.tokensIn += used?.tokensIn ?? 0;
  usage.tokensOut += used?.tokensOut ?? 0;
}

const failed = (reason: string, about: Partial<Extract<Tried<never>, { kind: 'failed' }>> = {}): Tried<never> => ({
  kind: 'failed',
  reason,
  again: false,
  silent: false,
  exhausted: false,
  ...about,
});

function read<T>(completion: unknown, task: ChatTask<T>): Tried<T> {
  const parsed = completionSchema.safeParse(completion);
  const choice = parsed.data?.choices[0];
  if (!choice) return failed('its answer is not a chat completion', { again: true });
  if (choice.message.refusal) return failed('it refused to answer');
  if (choice.finish_reason === 'length') return failed('its answer was cut off at the longest length allowed');
  const value = task.schema.safeParse(jsonIn(choice.message.content ?? ''));
  return value.success
    ? { kind: 'answered', value: value.data }
    : failed('its answer does not have the required shape', { again: true });
}

/** Some servers put the JSON into a code fence though they were asked not to. */
function jsonIn(content: string): unknown {
  try {
    return JSON.parse(
      content
        .trim()
        .replace(/^```(?:json)?\s*/i, '')
        .replace(/```$/, ''),
    );
  } catch {
    return undefined;
  }
}

/** Foreign error texts are not passed on: they may hold parts of keys, prompts, or orders. */
function failure(thrown: unknown, outcome: Outcome<DoorResponse> | null): Tried<never> {
  if (outcome && outcome.kind !== 'found') {
    const passing = outcome.kind === 'failed' && outcome.code !== 'cancelled';
    return failed(outcome.reason, { again: passing, silent: outcome.kind === 'limited' || outcome.kind === 'blocked' });
  }
  if (!(thrown instanceof APIError) || thrown.status === undefined)
    return failed('its answer cannot be read', { again: true });
  if (outOfCredit(thrown)) return failed('its credit is used up', { silent: true, exhausted: true });
  if (thrown.status === 401 || thrown.status === 403)
    return failed(`it refuses our key (${thrown.status})`, { silent: true, exhausted: true });
  if (thrown.status === 429) return failed('it asks us to slow down (429)', { again: true });
  return failed(`it answered with status ${thrown.status}`, {
    again: thrown.status >= 500,
    silent: thrown.status < 500,
  });
}

const outOfCredit = ({
  status,
  code,
  type,
  error,
}: {
  status?: number;
  code?: unknown;
  type?: unknown;
  error?: unknown;
}): boolean =>
  status === 402 ||
  [code, type].some((word) => typeof word === 'string' && /insufficient_quota|billing|credit/i.test(word)) ||
  (status === 429 && NO_CREDIT.some((pattern) => pattern.test(JSON.stringify(error ?? '').slice(0, 2_000))));

/** How providers word a 429 that no waiting helps. */
const NO_CREDIT = [
  /exceeded your current quota|used all available credits|check your plan and billing/i,
  /insufficient.{0,20}(?:quota|credit|balance|funds)/i,
];
