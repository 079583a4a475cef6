import { answered, failed, meterOf, wordsOf } from '@corroborate/domain';
import type { CallContext, CoverageEntry, Outcome } from '@corroborate/domain';

/** Who is asked what, and what for, as it stands in the coverage. */
interface Question {
  provider: string;
  query: string;
  strategy: string;
}

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
    const context = { ...this.context };
    const outcome = this.over ? this.late<T>() : await this.inTime(call, context);
    const { costUsd, fromCache } = meterOf(context);
    const reason = outcome.kind === 'found' ? null : outcome.reason;
    this.coverage.push({
      provider,
      query: query.slice(0, 200),
      strategy,
      outcome: outcome.kind,
      reason,
      hits: outcome.kind === 'found' ? count(outcome.value) : 0,
      costUsd,
      fromCache: answered(outcome) && fromCache,
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
      const outcome = await Promise.race([guarded(call, context), end]);
      return this.over && !answered(outcome) ? this.late<T>() : outcome;
    } finally {
      if (leave) signal?.removeEventListener('abort', leave);
    }
  }

  private late<T>(): Outcome<T> {
    return failed(`no answer within ${this.deadlineMs} ms, or the stage was ended`, 'cancelled');
  }
}

async function guarded<T>(
  call: (context: CallContext) => Promise<Outcome<T>>,
  context: CallContext,
): Promise<Outcome<T>> {
  try {
    return await call(context);
  } catch (error) {
    return failed(`broke: ${wordsOf(error).slice(0, 200)}`, 'internal');
  }
}
