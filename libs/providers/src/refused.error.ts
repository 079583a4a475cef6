import type { Outcome } from '@corroborate/domain';

/** Carries an outcome through a third-party client, which knows answers and exceptions only. */
export class RefusedError extends Error {
  constructor(readonly outcome: Outcome<never>) {
    super(outcome.kind === 'found' ? 'found' : outcome.reason);
  }
}

/** What a third-party client came to: its answer, the outcome it was stopped with, or what it broke on. */
export async function throughClient<T>(
  work: () => Promise<T>,
  broken: (error: Error) => Outcome<never>,
): Promise<Outcome<T>> {
  try {
    return { kind: 'found', value: await work() };
  } catch (error) {
    if (error instanceof RefusedError) return error.outcome;
    return broken(error instanceof Error ? error : new Error('unknown'));
  }
}
