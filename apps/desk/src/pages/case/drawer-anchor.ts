/** Parses a URL fragment that opens a drawer; null if it points to a part of the page. */
export function parseDrawerAnchor(anchor: string): { kind: string; id: string } | null {
  const [, kind, id] = /^(source|claim|person)-(.+)$/.exec(anchor) ?? [];
  if (!kind || !id) return null;
  try {
    return { kind, id: decodeURIComponent(id) };
  } catch {
    return null;
  }
}

/** Whether two names are equal, ignoring a title before one of them; a shared surname is not enough. */
export function isSamePerson(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return short === long || (short.includes(' ') && long.endsWith(` ${short}`));
}
