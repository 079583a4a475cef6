/** Number of occurrences of each name. */
export function countByName<T extends string>(
  names: readonly T[],
): Record<string, number> & Partial<Record<T, number>> {
  const groups = [...Map.groupBy(names, (name) => name)];
  return Object.fromEntries(groups.map(([name, { length }]) => [name, length])) as ReturnType<typeof countByName<T>>;
}

/** Number of requests per task. */
export const countRequestTasks = (requests: readonly { task: string }[]) =>
  countByName(requests.map(({ task }) => task));

/** "stance 12, vouching 3", sorted by name; "none" if empty. */
export const listed = (counts: Partial<Record<string, number>>): string =>
  Object.entries(counts)
    .map(([task, count]) => `${task} ${count}`)
    .sort()
    .join(', ') || 'none';

export const countsByTask = (requests: readonly { task: string }[]): string => listed(countRequestTasks(requests));
