/** How often each name occurs. */
export function countsOf<T extends string>(names: readonly T[]): Record<string, number> & Partial<Record<T, number>> {
  const groups = [...Map.groupBy(names, (name) => name)];
  return Object.fromEntries(groups.map(([name, { length }]) => [name, length])) as ReturnType<typeof countsOf<T>>;
}

/** How many requests there are of each task. */
export const tasksOf = (requests: readonly { task: string }[]) => countsOf(requests.map(({ task }) => task));

/** "stance 12, vouching 3", by name; "none" where there are none. */
export const listed = (counts: Partial<Record<string, number>>): string =>
  Object.entries(counts)
    .map(([task, count]) => `${task} ${count}`)
    .sort()
    .join(', ') || 'none';

export const countsByTask = (requests: readonly { task: string }[]): string => listed(tasksOf(requests));
