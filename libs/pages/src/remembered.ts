/** Maximum number of entries, enough for a few pages; the garbage collector copies entries that live longer. */
const MAX_ENTRIES = 500;

/** Memoizes a pure function, because texts repeat many times on a page. Results are shared and must not be changed. */
export function memoizeByText<V extends boolean | object>(read: (text: string) => V): (text: string) => V {
  let known = new Map<string, V>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    // A cleared map would keep the new entries alive together with its old ones.
    if (known.size >= MAX_ENTRIES) known = new Map();
    const found = read(text);
    known.set(text, found);
    return found;
  };
}
