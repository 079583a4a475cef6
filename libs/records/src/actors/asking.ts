import { isAnswered, failed, type CallContext, type CoverageEntry, type Outcome } from '@corroborate/domain';
import { runQuery, type CoverageQuery } from '@corroborate/providers';

/** Queries for one profile, with their outcomes. Responses after the deadline are discarded. */
export class ActorQuerySession {
  readonly coverage: CoverageEntry[] = [];

  /** `context.signal` is the deadline; `deadlineMs` is used only in the message. */
  constructor(
    private readonly context: CallContext,
    private readonly deadlineMs: number,
  ) {}

  get over(): boolean {
    return this.context.signal?.aborted ?? false;
  }

  /** Runs one query; null if there is no answer. `count` returns the number of usable results. */
  async ask<T>(
    { provider, query, strategy }: CoverageQuery,
    call: (context: CallContext) => Promise<Outcome<T>>,
    count: (value: T) => number,
  ): Promise<T | null> {
    const asked = await runQuery(this.context, async (own) => (this.over ? this.late<T>() : this.inTime(call, own)));
    const { cost } = asked;
    const outcome = this.over && !isAnswered(asked.outcome) ? this.late<T>() : asked.outcome;
    const reason = outcome.kind === 'found' ? null : outcome.reason;
    this.coverage.push({
      provider,
      query: query.slice(0, 200),
      strategy,
      outcome: outcome.kind,
      reason,
      hits: outcome.kind === 'found' ? count(outcome.value) : 0,
      costUsd: cost.costUsd,
      fromCache: isAnswered(outcome) && cost.fromCache,
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
