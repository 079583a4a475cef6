import { LRUCache } from 'lru-cache';

/** Caches values for a limited time. Concurrent requests for a value share one call; errors are not cached. */
export class TtlCache {
  private readonly kept: LRUCache<string, Promise<unknown>>;

  /** `ttl`: maximum age in ms. `max`: maximum entries, least recently used evicted first. */
  constructor(ttl: number, max = 100) {
    this.kept = new LRUCache({ ttl, max });
  }

  get<T>(name: string, ask: () => Promise<T>): Promise<T> {
    const known = this.kept.get(name) as Promise<T> | undefined;
    if (known) return known;
    const answer = ask();
    this.kept.set(name, answer);
    answer.catch(() => this.kept.peek(name) === answer && this.kept.delete(name));
    return answer;
  }

  /** Forces a new call for the next request, even if one is in progress. */
  forget(name: string): void {
    this.kept.delete(name);
  }
}
