import { answered, failed, type CallContext, type CoverageEntry, type Outcome } from '@corroborate/domain';
import { ask, type Question } from '@corroborate/providers';

/** Questions of one profile, with what came of each. Late answers are given up on, never waited for. */
export class Asking {
  readonly coverage: CoverageEntry[] = [];

  /** `context.signal` is the deadline; `deadlineMs` only says so in words. */
  constructor(
    private readonly context: CallContext,
    private readonly deadlineMs: number,
  ) {}

  get over(): boolean {
    return this.context.signal?.aborted ?? false;
  }

  /** One question; null where there is no answer. `count` tells how much of the answer was of use. */
  async ask<T>(
    { provider, query, strategy }: Question,
    call: (context: CallContext) => Promise<Outcome<T>>,
    count: (value: T) => number,
  ): Promise<T | null> {
    const asked = await ask(this.context, async (own) => (this.over ? this.late<T>() : this.inTime(call, own)));
    const { cost } = asked;
    const outcome = this.over && !answered(asked.outcome) ? this.late<T>() : asked.outcome;
    const reason = outcome.kind === 'found' ? null : outcome.reason;
    this.coverage.push({
      provider,
      query: query.slice(0, 200),
      strategy,
      outcome: outcome.kind,
      reason,
      hits: outcome.kind === 'found' ? count(outcome.value) : 0,
      costUsd: cost.costUsd,
      fromCache: answered(outcome) && cost.fromCache,
    });
    return outcome.kind === 'found' ? outcome.value : null;
  }

  private async inTime<T>(
    call: (context: CallContext) => Promise<Outcome<T>>,
    context: CallContext,
  ): Promise<Outcome<T>> {
    const { signal } = context;
    let leave: (() => void) | undefined;
    const end = new Promise<Outcome<T>>((resolve) => {
      leave = () => resolve(this.late<T>());
      signal?.addEventListener('abort', leave, { once: true });
    });
    try {
      return await Promise.race([call(context), end]);
    } finally {
      if (leave) signal?.removeEventListener('abort', leave);
    }
  }

  private late<T>(): Outcome<T> {
    return failed(`no response within ${this.deadlineMs} ms, or the stage ended`, 'cancelled');
  }
}
