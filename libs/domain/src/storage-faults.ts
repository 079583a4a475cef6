import { findStorageFault, type StorageFault } from './storage-fault';

/**
 * How long after a fault the process is not ready, in ms. Longer than the longest retry delay of a job, so that the
 * process stays not ready while the fault lasts.
 */
const FAULT_TTL_MS = 20_000;

/**
 * The latest storage fault in this process. A server with a full disk still answers reads, so only failed work reveals
 * the fault.
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
