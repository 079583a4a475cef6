import type { Queue } from 'bullmq';
import { PRIORITY_NUMBERS } from './queue.names';

/** Jobs of one queue by state. */
export interface QueueCounts {
  waiting: number;
  active: number;
  delayed: number;
  'waiting-children': number;
  completed: number;
  failed: number;
}

export async function readCounts(queue: Queue): Promise<QueueCounts> {
  const counts = await queue.getJobCounts(
    'waiting',
    'prioritized',
    'active',
    'delayed',
    'waiting-children',
    'completed',
    'failed',
  );
  const of = (state: string) => counts[state] ?? 0;
  return {
    waiting: of('waiting') + of('prioritized'),
    active: of('active'),
    delayed: of('delayed'),
    'waiting-children': of('waiting-children'),
    completed: of('completed'),
    failed: of('failed'),
  };
}

/** Checks only the first job of each priority, because within a priority jobs are first in, first out. */
export async function oldestWait(queue: Queue, now: Date): Promise<number> {
  const levels = Object.values(PRIORITY_NUMBERS).sort((a, b) => a - b);
  const counts = await queue.getCountsPerPriority(levels);
  const firsts = levels.map((_, index) => levels.slice(0, index).reduce((sum, level) => sum + (counts[level] ?? 0), 0));
  const heads = await Promise.all([
    queue.getJobs(['waiting'], 0, 0, true),
    ...levels.flatMap((level, index) =>
      (counts[level] ?? 0) > 0 ? [queue.getJobs(['prioritized'], firsts[index], firsts[index], true)] : [],
    ),
  ]);
  const times = heads.flat().flatMap((job) => (job ? [job.timestamp] : []));
  return times.length === 0 ? 0 : Math.max(0, (now.getTime() - Math.min(...times)) / 1000);
}
