import { because, type Reason } from '@corroborate/domain';
import { memoryOfGroup } from './memory.adapter';
import { SNAPSHOT } from './snapshots.thresholds';

// Reason for ending a page early. `done` stops the monitoring.

export function outOfTime(timeMs: number, done: AbortSignal): Promise<Reason> {
  return new Promise((resolve) => {
    const over = () => resolve(because('snapshot.out-of-time', { seconds: timeMs / 1000 }));
    const timer = setTimeout(over, timeMs);
    done.addEventListener('abort', () => clearTimeout(timer), { once: true });
  });
}

export function outOfMemory(leader: number, done: AbortSignal): Promise<Reason> {
  return new Promise((resolve) => {
    const look = async (): Promise<void> => {
      if ((await memoryOfGroup(leader)) > SNAPSHOT.memoryBytes)
        return resolve(because('snapshot.out-of-memory', { megabytes: SNAPSHOT.memoryBytes / 1e6 }));
      if (!done.aborted) setTimeout(() => void look(), SNAPSHOT.memoryLookMs);
    };
    void look();
  });
}

/** @throws the abort reason of `outer` */
export function aborted(outer: AbortSignal, done: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const stop = () => reject(outer.reason instanceof Error ? outer.reason : new Error(String(outer.reason)));
    if (outer.aborted) return stop();
    outer.addEventListener('abort', stop, { once: true });
    done.addEventListener('abort', () => outer.removeEventListener('abort', stop), { once: true });
  });
}
