import type { Outcome } from '@corroborate/domain';

/** Carries an outcome through a third-party client, which supports only responses and exceptions. */
export class RefusedError extends Error {
  constructor(readonly outcome: Outcome<never>) {
    super(outcome.kind === 'found' ? 'found' : outcome.reason);
  }
}

/** Result of a third-party client: its response, the outcome that stopped it, or its error. */
export async function runThirdPartyClient<T>(
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
