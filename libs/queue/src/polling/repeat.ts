import { setTimeout as sleep } from 'node:timers/promises';

/** After a fault the work rests for this long: a store that is down need not be told twice a second. */
const REST_MS = 5_000;

interface Repeated {
  /** Starts no further turn and resolves when the one under way has ended. */
  stop(): Promise<void>;
}

/** Does the work again and again with a pause between the turns; what it throws is reported and ends nothing. */
export function repeat(work: () => Promise<void>, pauseMs: number, onFault: (error: unknown) => void): Repeated {
  const control = new AbortController();
  const { signal } = control;
  const run = async () => {
    while (!signal.aborted) {
      const rest = await work().then(
        () => pauseMs,
        (error: unknown) => {
          onFault(error);
          return Math.max(pauseMs, REST_MS);
        },
      );
      await sleep(rest, undefined, { signal, ref: false }).catch(() => undefined);
    }
  };
  const ended = run();
  return {
    stop: async () => {
      control.abort();
      await ended;
    },
  };
}
