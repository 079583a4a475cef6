import { createReason, type Reason } from '@corroborate/domain';
import { processGroupMemory } from './memory.adapter';
import { SNAPSHOT_LIMITS } from './snapshots.thresholds';

// Promises of the reason to end a page early. Aborting `done` stops the monitoring.

export function timeLimitReached(timeMs: number, done: AbortSignal): Promise<Reason> {
  return new Promise((resolve) => {
    const onTimeout = () => resolve(createReason('snapshot.out-of-time', { seconds: timeMs / 1000 }));
    const timer = setTimeout(onTimeout, timeMs);
    done.addEventListener('abort', () => clearTimeout(timer), { once: true });
  });
}

export function memoryLimitReached(leader: number, done: AbortSignal): Promise<Reason> {
  return new Promise((resolve) => {
    const look = async (): Promise<void> => {
      if ((await processGroupMemory(leader)) > SNAPSHOT_LIMITS.memoryBytes)
        return resolve(createReason('snapshot.out-of-memory', { megabytes: SNAPSHOT_LIMITS.memoryBytes / 1e6 }));
      if (!done.aborted) setTimeout(() => void look(), SNAPSHOT_LIMITS.memoryLookMs);
    };
    void look();
  });
}

/** @throws the abort reason of `outer` */
export function rejectOnAbort(outer: AbortSignal, done: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const stop = () => reject(outer.reason instanceof Error ? outer.reason : new Error(String(outer.reason)));
    if (outer.aborted) return stop();
    outer.addEventListener('abort', stop, { once: true });
    done.addEventListener('abort', () => outer.removeEventListener('abort', stop), { once: true });
  });
}
