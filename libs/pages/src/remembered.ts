const MOST = 2_000;

/** Memoizes a pure function, because texts repeat many times on a page. Results are shared and must not be changed. */
export function remembered<V extends boolean | object>(read: (text: string) => V): (text: string) => V {
  const known = new Map<string, V>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    if (known.size >= MOST) known.clear();
    const found = read(text);
    known.set(text, found);
    return found;
  };
}
