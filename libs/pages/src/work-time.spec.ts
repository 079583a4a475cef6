import { createWorkLimit } from './parse.pool';

const aborted = ({ signal }: { signal: AbortSignal }) =>
  new Promise<number>((resolve) => {
    const began = performance.now();
    signal.addEventListener('abort', () => resolve(performance.now() - began));
  });

describe('createWorkLimit', () => {
  it('aborts work that has used its CPU time', async () => {
    expect(await aborted(createWorkLimit(20, () => 20))).toBeGreaterThanOrEqual(15);
  });

  it('extends the time for work that a busy machine has delayed', async () => {
    let used = 0;
    const took = aborted(createWorkLimit(60, () => (used += 20)));
    expect(await took).toBeGreaterThanOrEqual(120);
  });

  it('aborts after four times its limit, even if the work uses no CPU', async () => {
    expect(await aborted(createWorkLimit(30, () => 0))).toBeGreaterThanOrEqual(115);
  });

  it('never aborts finished work', async () => {
    const limit = createWorkLimit(5, () => 100);
    limit.end();
    await new Promise((resolve) => setTimeout(resolve, 40));
    expect(limit.signal.aborted).toBe(false);
  });
});
