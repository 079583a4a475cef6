/** Adds the item to the set, or removes it if present. Returns a new set. */
export function toggleItem<T>(set: ReadonlySet<T>, item: T): ReadonlySet<T> {
  const next = new Set(set);
  if (!next.delete(item)) next.add(item);
  return next;
}
