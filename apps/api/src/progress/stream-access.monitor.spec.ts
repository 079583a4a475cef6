import type { Request } from 'express';
import { StreamAccessMonitor } from './stream-access.monitor';

/** Stream that records how it ended. */
class Stream {
  ended = false;
  private closers: (() => void)[] = [];
  end(): void {
    this.ended = true;
    this.close();
  }
  close(): void {
    for (const work of this.closers.splice(0)) work();
  }
  onClose(work: () => void): void {
    this.closers.push(work);
  }
}

const by = (authorization: string) => ({ headers: { authorization } }) as Request;
const rounds = (many: number) => new Promise((resolve) => setTimeout(resolve, many * 10 + 30));

describe('StreamAccessMonitor', () => {
  it('closes only the streams of a revoked or expired key', async () => {
    const revoked = new Set<string>();
    const asked: string[] = [];
    const watch = new StreamAccessMonitor(
      async ({ headers }) => (asked.push(headers.authorization ?? ''), !revoked.has(headers.authorization ?? '')),
      10,
    );
    const [first, second, other] = [new Stream(), new Stream(), new Stream()];
    watch.add(by('ann'), first);
    watch.add(by('ann'), second);
    watch.add(by('ben'), other);
    await rounds(1);
    expect([first.ended, second.ended, other.ended]).toEqual([false, false, false]);
    expect(asked.slice(0, 2)).toEqual(['ann', 'ben']);
    revoked.add('ann');
    await rounds(2);
    expect([first.ended, second.ended, other.ended]).toEqual([true, true, false]);
    watch.close();
    expect(other.ended).toBe(true);
    expect(asked.filter((who) => who === 'ann').length).toBeLessThan(asked.filter((who) => who === 'ben').length);
  });

  it('keeps streams open after a failed check, and retries', async () => {
    let questions = 0;
    const watch = new StreamAccessMonitor(
      () => ((questions += 1), questions < 3 ? Promise.reject(new Error('away')) : Promise.resolve(false)),
      10,
    );
    const stream = new Stream();
    watch.add(by('ann'), stream);
    await rounds(0);
    for (let turn = 0; turn < 100 && !stream.ended; turn += 1) await rounds(0);
    expect([stream.ended, questions]).toEqual([true, 3]);
  });

  it('stops checking after the last reader disconnects', async () => {
    let questions = 0;
    const watch = new StreamAccessMonitor(async () => ((questions += 1), true), 10);
    const stream = new Stream();
    watch.add(by('ann'), stream);
    await rounds(1);
    stream.close();
    await rounds(1);
    const before = questions;
    await rounds(3);
    expect([questions, before > 0]).toEqual([before, true]);
  });
});
