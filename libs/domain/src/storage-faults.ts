import { findStorageFault, type StorageFault } from './storage-fault';

/**
 * How long a fault keeps the process from being ready. Longer than the longest wait between two tries of a job, so that
 * a process with work stays "not ready" for as long as the fault lasts.
 */
const REMEMBERED_MS = 20_000;

/**
 * The last storage fault of this process. A server with a full disk still answers questions: only work that failed
 * shows it.
 */
export class StorageFaults {
  private last: { fault: StorageFault; at: number } | null = null;

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** Remembers what is thrown where it is a storage fault. */
  note(thrown: unknown): void {
    const fault = findStorageFault(thrown);
    if (fault) this.last = { fault, at: this.now() };
  }

  /** Null if there was none for a while. */
  recent(): StorageFault | null {
    return this.last && this.now() - this.last.at < REMEMBERED_MS ? this.last.fault : null;
  }
}
