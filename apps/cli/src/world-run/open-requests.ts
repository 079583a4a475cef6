import type { OpenRequest } from '@corroborate/sandbox';

/** "stance 12, vouching 3", by name; "none" where there are none. */
export function countsByTask(requests: readonly Pick<OpenRequest, 'task'>[]): string {
  const counts = new Map<string, number>();
  for (const { task } of requests) counts.set(task, (counts.get(task) ?? 0) + 1);
  return (
    [...counts]
      .map(([task, count]) => `${task} ${count}`)
      .sort()
      .join(', ') || 'none'
  );
}
