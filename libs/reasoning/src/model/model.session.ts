import type { CallContext, NameMask } from '@corroborate/domain';
import pLimit from 'p-limit';
import type { ModelUse, ReasoningAccount } from '../reasoner.port';
import { REASONING } from '../reasoning.thresholds';
import type { Chat, ChatTask } from './chat.port';

export interface ModelPair {
  first: Chat;
  critic: Chat | null;
  /** Tasks they are asked; absent = all. */
  tasks?: readonly string[];
}

type Role = ModelUse['role'];

/**
 * What the models are asked in one stage: how often, at what cost, and what became of it. A model that keeps failing
 * falls silent.
 */
export class ModelSession {
  readonly tally = { droppedQuotes: 0, disagreements: 0, moreCareful: 0, vouched: 0, contradictions: 0, withheld: 0 };
  private readonly uses = new Map<Role, ModelUse>();
  private readonly degraded = new Set<string>();
  private readonly failures = new Map<Role, number>();
  private readonly silent = new Set<Role>();
  private readonly limit = pLimit(REASONING.parallelCalls);

  constructor(
    private readonly models: ModelPair,
    private readonly context: CallContext,
    private readonly mask: NameMask | null = null,
  ) {}

  get hasCritic(): boolean {
    return this.models.critic !== null;
  }

  nameOf(role: Role): string {
    const chat = this.chat(role);
    return chat ? `${chat.provider} ${chat.model}` : 'no model';
  }

  /** Null when it is not asked that, or did not answer in the required shape; then the account says why. */
  async ask<T>(role: Role, task: ChatTask<T>): Promise<T | null> {
    const chat = this.models.tasks?.includes(task.name) === false ? null : this.chat(role);
    return chat ? this.limit(() => (this.silent.has(role) ? null : this.askNow(role, chat, task))) : null;
  }

  account(): ReasoningAccount {
    const judgedBy = this.models.critic
      ? `${this.nameOf('first')}, critic ${this.nameOf('critic')}`
      : this.nameOf('first');
    return {
      judgedBy: `rules with ${judgedBy}`,
      models: [...this.uses.values()].map((use) => ({ ...use })),
      ...this.tally,
      degraded: [...this.degraded],
    };
  }

  private async askNow<T>(role: Role, chat: Chat, task: ChatTask<T>): Promise<T | null> {
    const answer = await chat.ask(
      this.mask ? { ...task, data: inside(task.data, (text) => this.mask?.hide(text) ?? text) } : task,
      this.context,
    );
    const use = this.use(role, chat);
    use.calls += answer.usage.calls;
    use.tokensIn += answer.usage.tokensIn;
    use.tokensOut += answer.usage.tokensOut;
    use.costUsd += answer.usage.costUsd;
    if (answer.kind === 'answered') {
      this.failures.set(role, 0);
      return this.mask ? inside(answer.value, (text) => this.mask?.reveal(text) ?? text) : answer.value;
    }
    use.failures += 1;
    this.noteFailure(role, answer.reason, answer.silent);
    return null;
  }

  private noteFailure(role: Role, reason: string, silent: boolean): void {
    const inARow = (this.failures.get(role) ?? 0) + 1;
    this.failures.set(role, inARow);
    this.degraded.add(
      `language model ${this.nameOf(role)}: ${reason}; rules answered ` +
        `${role === 'first' ? 'alone' : 'and the first model, without a critic'}`,
    );
    if (silent || inARow >= REASONING.failuresInARow) this.silent.add(role);
  }

  private chat(role: Role): Chat | null {
    return role === 'first' ? this.models.first : this.models.critic;
  }

  private use(role: Role, { provider, model }: Chat): ModelUse {
    const known = this.uses.get(role) ?? {
      provider,
      model,
      role,
      calls: 0,
      failures: 0,
      tokensIn: 0,
      tokensOut: 0,
      costUsd: 0,
    };
    this.uses.set(role, known);
    return known;
  }
}

/** The same plain data with every text in it changed. */
function inside<T>(value: T, change: (text: string) => string): T {
  if (typeof value === 'string') return change(value) as T;
  if (Array.isArray(value)) return value.map((item: unknown) => inside(item, change)) as T;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, inside(item as unknown, change)])) as T;
}
