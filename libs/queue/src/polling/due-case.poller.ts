import { setTimeout as sleep } from 'node:timers/promises';

/** Processing of due cases. */
interface PollingOptions {
  pollMs: number;
  due(limit: number): Promise<number[]>;
  /** Claims and processes the case unless another process has it; `signal` aborts the work. */
  take(id: number, signal: AbortSignal): Promise<void>;
  fault(error: unknown): void;
}

/** Cases processed concurrently. */
const CONCURRENCY = 4;

/** Polls for due cases and processes them. Several instances may share a database. */
export class DueCasePoller {
  private readonly stopping = new AbortController();

  constructor(private readonly work: PollingOptions) {}

  /** Polls for work until closed. */
  start() {
    const looking = repeat(
      () => this.processDue(),
      this.work.pollMs,
      (error) => this.fault(error),
    );
    return {
      close: async () => {
        this.stopping.abort(new Error('The process ends.'));
        await looking.stop();
      },
    };
  }

  /** Processes everything due now. */
  async processDue(): Promise<void> {
    const { signal } = this.stopping;
    for (const id of await this.work.due(CONCURRENCY)) {
      if (signal.aborted) return;
      await this.work.take(id, signal);
    }
  }

  /** The case stays claimed, so the next attempt comes later and is counted. */
  private fault(error: unknown): void {
    if (!this.stopping.signal.aborted) this.work.fault(error);
  }
}

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
