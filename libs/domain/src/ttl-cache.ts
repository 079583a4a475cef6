interface Kept {
  until: number;
  answer: Promise<unknown>;
}

/** Answers that may be some time old. Who asks while one is on its way waits for the same one; a fault is not kept. */
export class TtlCache {
  private readonly kept = new Map<string, Kept>();

  /** `ms`: how old an answer may be. `most`: names that are kept; the one asked for longest ago goes first. */
  constructor(
    private readonly ms: number,
    private readonly most = 100,
    private readonly now: () => number = () => performance.now(),
  ) {}

  get<T>(name: string, ask: () => Promise<T>): Promise<T> {
    const known = this.kept.get(name);
    if (known && known.until > this.now()) return known.answer as Promise<T>;
    const kept = { until: this.now() + this.ms, answer: ask() };
    this.keep(name, kept);
    kept.answer.catch(() => this.kept.get(name) === kept && this.kept.delete(name));
    return kept.answer;
  }

  /** The next one who asks gets a new answer, even where another is on its way. */
  forget(name: string): void {
    this.kept.delete(name);
  }

  private keep(name: string, kept: Kept): void {
    this.kept.delete(name);
    this.kept.set(name, kept);
    const [oldest] = this.kept.keys();
    if (this.kept.size > this.most && oldest !== undefined) this.kept.delete(oldest);
  }
}
