/** How many requests there are of each task. */
export function tasksOf(requests: readonly { task: string }[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { task } of requests) counts[task] = (counts[task] ?? 0) + 1;
  return counts;
}

/** "stance 12, vouching 3", by name; "none" where there are none. */
export const listed = (counts: Record<string, number>): string =>
  Object.entries(counts)
    .map(([task, count]) => `${task} ${count}`)
    .sort()
    .join(', ') || 'none';

export const countsByTask = (requests: readonly { task: string }[]): string => listed(tasksOf(requests));
