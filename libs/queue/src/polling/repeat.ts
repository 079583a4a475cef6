import { setTimeout as sleep } from 'node:timers/promises';

/** Pause after an error, so that an unavailable store is not queried constantly. */
const ERROR_PAUSE_MS = 5_000;

interface RepeatHandle {
  /** Starts no further iteration and resolves when the current one has ended. */
  stop(): Promise<void>;
}

/** Repeats the work with a pause between iterations; errors are reported and do not stop the loop. */
export function repeat(work: () => Promise<void>, pauseMs: number, onFault: (error: unknown) => void): RepeatHandle {
  const control = new AbortController();
  const { signal } = control;
  const run = async () => {
    while (!signal.aborted) {
      const rest = await work().then(
        () => pauseMs,
        (error: unknown) => {
          onFault(error);
          return Math.max(pauseMs, ERROR_PAUSE_MS);
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
