/** How much each word tells two texts apart: rare ones much, those of nearly every text little. */
export function weightsOf(texts: readonly ReadonlySet<string>[]): (stem: string) => number {
  const seen = new Map<string, number>();
  for (const text of texts) for (const stem of text) seen.set(stem, (seen.get(stem) ?? 0) + 1);
  return (stem) => Math.log(1 + texts.length / (seen.get(stem) ?? 1));
}

/** What two texts share of the shorter one, 0–1. */
export function likeness(
  a: ReadonlySet<string>,
  b: ReadonlySet<string>,
  weight: (stem: string) => number = () => 1,
): number {
  const sum = (stems: Iterable<string>) => [...stems].reduce((total, stem) => total + weight(stem), 0);
  const least = Math.min(sum(a), sum(b));
  return least === 0 ? 0 : sum([...a].filter((stem) => b.has(stem))) / least;
}
