const MOST = 500;

/** A test whose answers are kept for the texts asked last, which repeat on a page many times over. */
export function remembered(test: (text: string) => boolean): (text: string) => boolean {
  const known = new Map<string, boolean>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    if (known.size >= MOST) known.clear();
    const found = test(text);
    known.set(text, found);
    return found;
  };
}
