import { repeat } from './repeat';

/** What is done to a case that is due. */
interface DueWork {
  pollMs: number;
  due(limit: number): Promise<number[]>;
  /** Takes the case, unless another process has it; `signal` ends what it waits for. */
  take(id: number, signal: AbortSignal): Promise<void>;
  fault(error: unknown): void;
}

/** Cases looked at in one turn. */
const AT_ONCE = 4;

/** Looks for cases that are due and takes one after another. Any number of these may run on one database. */
export class DueCases {
  private readonly stopping = new AbortController();

  constructor(private readonly work: DueWork) {}

  /** Looks for work until closed. */
  start() {
    const looking = repeat(
      () => this.look(),
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

  /** Does all that is due now. */
  async look(): Promise<void> {
    const { signal } = this.stopping;
    for (const id of await this.work.due(AT_ONCE)) {
      if (signal.aborted) return;
      await this.work.take(id, signal);
    }
  }

  /** The claim stays: the next try is that much later, and counted. */
  private fault(error: unknown): void {
    if (!this.stopping.signal.aborted) this.work.fault(error);
  }
}
