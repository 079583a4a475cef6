import { setTimeout as sleep } from 'node:timers/promises';
import { fire } from './open-loop';

describe('an open-loop load driver', () => {
  it('keeps sending while responses are slow', async () => {
    let flying = 0;
    let most = 0;
    const send = async () => {
      most = Math.max(most, (flying += 1));
      await sleep(100);
      flying -= 1;
      return 200;
    };
    const samples = await fire({ perSecond: 100, seconds: 0.2, next: () => ({ kind: 'a', send }) });
    expect(samples).toHaveLength(20);
    expect(most).toBeGreaterThan(5);
  });

  it('measures from the time a request was due, even if the driver itself was delayed', async () => {
    const hold = (ms: number) => {
      for (const until = performance.now() + ms; performance.now() < until;);
    };
    const next = (index: number) => ({
      kind: 'a',
      send: async () => {
        if (index === 0) hold(80);
        return 200;
      },
    });
    const samples = await fire({ perSecond: 100, seconds: 0.05, next });
    const late = samples.filter(({ ms }) => ms >= 60);
    expect(late.length).toBeGreaterThanOrEqual(2);
  });

  it('counts a request without a response', async () => {
    const samples = await fire({
      perSecond: 100,
      seconds: 0.03,
      next: () => ({ kind: 'a', send: () => Promise.reject(new Error('cut')) }),
    });
    expect(samples.map(({ status }) => status)).toEqual([0, 0, 0]);
  });
});
