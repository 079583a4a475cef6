/** Which fold a key falls into: the same for ever, whatever else is in the corpus. */
export function foldOf(key: string, folds: number): number {
  let hash = 2166136261;
  for (const char of key) hash = Math.imul(hash ^ char.charCodeAt(0), 16777619);
  return (hash >>> 0) % folds;
}

/** Sets of keys that hang together, however indirectly; each is called by one of its keys. */
export class Groups {
  private readonly parent = new Map<string, string>();

  add(key: string): void {
    if (!this.parent.has(key)) this.parent.set(key, key);
  }

  join(a: string, b: string): void {
    this.parent.set(this.of(a), this.of(b));
  }

  of(key: string): string {
    let at = key;
    for (let up = this.parent.get(at); up !== undefined && up !== at; up = this.parent.get(at)) at = up;
    return at;
  }
}
