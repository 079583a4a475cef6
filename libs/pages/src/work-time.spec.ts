import { limitOfWork } from './work-time';

const aborted = ({ signal }: { signal: AbortSignal }) =>
  new Promise<number>((resolve) => {
    const began = performance.now();
    signal.addEventListener('abort', () => resolve(performance.now() - began));
  });

describe('a limit of work', () => {
  it('ends what has used its processor time', async () => {
    expect(await aborted(limitOfWork(20, () => 20))).toBeGreaterThanOrEqual(15);
  });

  it('waits for what a busy machine has kept from working', async () => {
    let used = 0;
    const took = aborted(limitOfWork(60, () => (used += 20)));
    expect(await took).toBeGreaterThanOrEqual(120);
  });

  it('waits four times its limit and no longer, so that work which hangs without using anything ends too', async () => {
    expect(await aborted(limitOfWork(30, () => 0))).toBeGreaterThanOrEqual(115);
  });

  it('never ends what is done', async () => {
    const limit = limitOfWork(5, () => 100);
    limit.end();
    await new Promise((resolve) => setTimeout(resolve, 40));
    expect(limit.signal.aborted).toBe(false);
  });
});
