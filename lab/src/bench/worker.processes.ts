import type { Settings } from '@corroborate/config';
import { cpuOf, spawnPart, stopPart } from './product.process';

/** More workers on the same database and queues, each a process of its own. */
export async function spawnWorkers(settings: Settings, count: number) {
  const children = Array.from({ length: Math.max(0, count) }, () => spawnPart('worker', settings));
  return {
    cpuMs: () => children.reduce((sum, child) => sum + cpuOf(child), 0),
    stop: async () => {
      await Promise.all(children.map(stopPart));
    },
  };
}
