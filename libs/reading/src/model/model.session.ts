import { randomBytes } from 'node:crypto';
import type { CallContext, NameMask } from '@corroborate/domain';
import pLimit from 'p-limit';
import type { Checker } from '../checker/checker.port';
import { emptyTally } from '../reasoning.account';
import type { ModelUse, ReasoningAccount } from '../reasoner.port';
import { REASONING } from '../reasoning.thresholds';
import type { ChatUsage } from '../reading.types';
import type { Chat, ChatTask } from './chat.port';
import { ModelUseTally, formatModelName, type NamedModel } from './model.usage';

/** Models per role, in order of fallback. */
export interface ChatReaders {
  first: readonly Chat[];
  critic?: readonly Chat[];
  checker?: { port: Checker; role: 'first' | 'critic' } | null;
  /** Tasks for models; all if absent. */
  tasks?: readonly string[];
  /** Seed for the order of statements, which others must not be able to predict. By default random for each process. */
  secret?: Buffer;
}

const PROCESS_SECRET = randomBytes(32);

type ChatRole = 'first' | 'critic';

export interface NamedAnswer<T> {
  value: T;
  /** Name of the model that answered. */
  name: string;
  provider: string;
}

/**
 * Use of models in one stage: calls, cost and results. If a model fails repeatedly, the next one in its role is used.
 */
export class ModelSession {
  readonly tally = emptyTally();
  private readonly chats: Record<ChatRole, readonly Chat[]>;
  private readonly uses = new ModelUseTally();
  private readonly degraded = new Set<string>();
  private readonly failures = new Map<NamedModel, number>();
  private readonly silent = new Set<NamedModel>();
  private readonly answering = new Map<ChatRole, Chat>();
  private readonly limit = pLimit(REASONING.parallelCalls);

  constructor(
    private readonly readers: ChatReaders,
    private readonly context: CallContext,
    private readonly mask: NameMask | null = null,
  ) {
    this.chats = { first: readers.first, critic: readers.critic ?? [] };
  }

  get hasCritic(): boolean {
    return this.chats.critic.length > 0;
  }

  /** Whether models perform this task. */
  isAsked(task: string): boolean {
    return this.readers.tasks?.includes(task) !== false;
  }

  get secret(): Buffer {
    return this.readers.secret ?? PROCESS_SECRET;
  }

  /** Checker in this role; otherwise null. */
  checkerOf(role: 'first' | 'critic'): NamedModel | null {
    const { checker } = this.readers;
    return checker?.role === role ? checker.port : null;
  }

  /** Model in this role that answered last or, before the first answer, that will be asked first. */
  nameOf(role: ChatRole): string {
    const chat = this.answering.get(role) ?? this.chats[role][0];
    return chat ? formatModelName(chat) : 'no model';
  }

  /** Null if no model has this role or none gave a valid answer; the account then contains the reason. */
  async ask<T>(role: ChatRole, task: ChatTask<T>): Promise<T | null> {
    return (await this.askNamed(role, task))?.value ?? null;
  }

  /** `avoidedProvider` is used only as a last resort, because a second opinion must come from a different one. */
  async askNamed<T>(role: ChatRole, task: ChatTask<T>, avoidedProvider?: string): Promise<NamedAnswer<T> | null> {
    if (!this.isAsked(task.name)) return null;
    const unanswered: { chat: Chat; reason: string }[] = [];
    for (const chat of preferOtherProviders(this.chats[role], avoidedProvider)) {
      if (this.context.signal?.aborted && unanswered.length > 0) break;
      const answer = await this.limit(() => (this.silent.has(chat) ? null : this.askNow(role, chat, task)));
      if (answer?.kind === 'answered') {
        for (const { chat: from, reason } of unanswered) this.uses.recordFallback(role, { from, to: chat, reason });
        this.answering.set(role, chat);
        return { value: answer.value, name: formatModelName(chat), provider: chat.provider };
      }
      if (answer) unanswered.push({ chat, reason: answer.reason });
    }
    const alone = role === 'first' ? 'alone' : 'and the first model, without a critic';
    for (const { chat, reason } of unanswered)
      this.degraded.add(`language model ${formatModelName(chat)}: ${reason}; rules answered ${alone}`);
    return null;
  }

  /** Probability that the document supports the claim; null if the checker did not respond. */
  async check(document: string, claim: string): Promise<number | null> {
    const port = this.readers.checker?.port;
    return port ? this.limit(() => (this.silent.has(port) ? null : this.checkNow(port, document, claim))) : null;
  }

  account(): ReasoningAccount {
    const names = (role: ChatRole) => this.chats[role].map(formatModelName).join(', else ');
    const checker = this.readers.checker ? `, ${formatModelName(this.readers.checker.port)}` : '';
    return {
      judgedBy: `rules with ${names('first')}${this.hasCritic ? `, critic ${names('critic')}` : ''}${checker}`,
      models: [...this.uses.all],
      ...this.tally,
      fallbacks: [...this.uses.fallbacks],
      degraded: [...this.degraded],
    };
  }

  private async askNow<T>(role: ChatRole, chat: Chat, task: ChatTask<T>) {
    const answer = await chat.ask({ ...task, data: mapStrings(task.data, (text) => this.hide(text)) }, this.context);
    this.note(role, chat, { answer, task: task.name });
    if (answer.kind === 'failed') return answer;
    return { ...answer, value: mapStrings(answer.value, (text) => this.mask?.reveal(text) ?? text) };
  }

  private async checkNow(port: Checker, document: string, claim: string): Promise<number | null> {
    const answer = await port.check({ document: this.hide(document), claim: this.hide(claim) }, this.context);
    this.note('checker', port, { answer, task: 'check' });
    if (answer.kind === 'answered') return answer.value;
    this.degraded.add(
      `${formatModelName(port)}: ${answer.reason}; ${UNCHECKED_NOTES[this.readers.checker?.role ?? 'critic']}`,
    );
    return null;
  }

  private hide(text: string): string {
    return this.mask?.hide(text) ?? text;
  }

  private note(role: ModelUse['role'], by: NamedModel, { answer, task }: RecordedAnswer): void {
    this.uses.add(role, by, { usage: answer.usage, task, answered: answer.kind === 'answered' });
    const inARow = answer.kind === 'answered' ? 0 : (this.failures.get(by) ?? 0) + 1;
    this.failures.set(by, inARow);
    if (answer.kind === 'failed' && (answer.silent || inARow >= REASONING.maxConsecutiveFailures)) this.silent.add(by);
  }
}

interface RecordedAnswer {
  answer: { kind: 'answered' | 'failed'; silent?: boolean; usage: ChatUsage };
  task: string;
}

const UNCHECKED_NOTES = {
  first: 'every page was put to the language model',
  critic: 'pages that only a model reads as support do not count without it',
};

/** Moves other providers to the front; without any, the order stays the same. */
function preferOtherProviders(chats: readonly Chat[], avoidedProvider: string | undefined): readonly Chat[] {
  if (avoidedProvider === undefined) return chats;
  const others = chats.filter(({ provider }) => provider !== avoidedProvider);
  return [...others, ...chats.filter((chat) => !others.includes(chat))];
}

/** Copies plain data and applies `change` to every string. */
function mapStrings<T>(value: T, change: (text: string) => string): T {
  if (typeof value === 'string') return change(value) as T;
  if (Array.isArray(value)) return value.map((item: unknown) => mapStrings(item, change)) as T;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, mapStrings(item as unknown, change)]),
  ) as T;
}
