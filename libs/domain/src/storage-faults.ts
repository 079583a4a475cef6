import { findStorageFault, type StorageFault } from './storage-fault';

/**
 * How long after a fault the process counts as not ready, in ms. Longer than the longest retry delay of a job, so the
 * state persists while the fault does.
 */
const FAULT_TTL_MS = 20_000;

/**
 * Latest storage fault of this process. A server with a full disk still answers reads, so only failed work reveals it.
 */
export class StorageFaults {
  private last: { fault: StorageFault; at: number } | null = null;

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** Records a thrown error if it is a storage fault. */
  note(thrown: unknown): void {
    const fault = findStorageFault(thrown);
    if (fault) this.last = { fault, at: this.now() };
  }

  /** Null if there was no recent fault. */
  recent(): StorageFault | null {
    return this.last && this.now() - this.last.at < FAULT_TTL_MS ? this.last.fault : null;
  }
}
