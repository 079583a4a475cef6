const NEWLINE = 10;

/** Binary search in a sorted text file without parsing it. */
export class SortedLines {
  constructor(private readonly bytes: Buffer) {}

  /** Lines that begin with the prefix, in order. */
  startingWith(prefix: string): string[] {
    const wanted = Buffer.from(prefix);
    const out: string[] = [];
    for (let at = this.firstFrom(wanted); at < this.bytes.length; at = this.endOf(at) + 1) {
      if (this.bytes.compare(wanted, 0, wanted.length, at, Math.min(at + wanted.length, this.bytes.length)) !== 0)
        break;
      out.push(this.bytes.toString('utf8', at, this.endOf(at)));
    }
    return out;
  }

  /** Offset of the first line not less than the key. */
  private firstFrom(wanted: Buffer): number {
    let low = 0;
    let high = this.bytes.length;
    while (low < high) {
      const middle = this.startOf((low + high) >> 1);
      const end = this.endOf(middle);
      if (this.bytes.compare(wanted, 0, wanted.length, middle, end) < 0) low = end + 1;
      else high = middle;
    }
    return low;
  }

  private startOf(at: number): number {
    return at === 0 ? 0 : this.bytes.lastIndexOf(NEWLINE, at - 1) + 1;
  }

  private endOf(at: number): number {
    const end = this.bytes.indexOf(NEWLINE, at);
    return end < 0 ? this.bytes.length : end;
  }
}
