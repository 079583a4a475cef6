/** Answers that may be some seconds old. Who asks while one is on its way waits for the same one; a fault is not kept. */
export class Recent {
  private readonly kept = new Map<string, { until: number; answer: Promise<unknown> }>();

  constructor(
    private readonly ms: number,
    private readonly now: () => number = () => performance.now(),
  ) {}

  get<T>(name: string, ask: () => Promise<T>): Promise<T> {
    const known = this.kept.get(name);
    if (known && known.until > this.now()) return known.answer as Promise<T>;
    const answer = ask();
    this.kept.set(name, { until: this.now() + this.ms, answer });
    answer.catch(() => this.kept.delete(name));
    return answer;
  }
}
