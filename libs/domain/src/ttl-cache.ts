import { LRUCache } from 'lru-cache';

/** Answers that may be some time old. Who asks while one is on its way waits for the same one; a fault is not kept. */
export class TtlCache {
  private readonly kept: LRUCache<string, Promise<unknown>>;

  /** `ttl`: how old an answer may be, ms. `max`: names that are kept; the one asked for longest ago goes first. */
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

  /** The next one who asks gets a new answer, even where another is on its way. */
  forget(name: string): void {
    this.kept.delete(name);
  }
}
