import { take, type Allowance } from './allowance.policy';
import { networkOf, RateLimiter } from './rate.limiter';

const SIXTY: Allowance = { perMinute: 60, burst: 3 };

describe('an allowance', () => {
  it('grants as many at once as it says, and then one at its pace', () => {
    let earnedAt: number | undefined;
    const at = (now: number) => {
      const taken = take(earnedAt, now, SIXTY);
      earnedAt = taken.earnedAt;
      return taken.granted;
    };
    expect([at(0), at(0), at(0), at(0)]).toEqual([true, true, true, false]);
    expect([at(999), at(1_000), at(1_001), at(2_000)]).toEqual([false, true, false, true]);
    expect([at(60_000), at(60_000), at(60_000), at(60_000)]).toEqual([true, true, true, false]);
  });

  it('says how long to wait, and after just so long it grants', () => {
    const three = take(take(take(undefined, 0, SIXTY).earnedAt, 0, SIXTY).earnedAt, 0, SIXTY).earnedAt;
    const { waitMs } = take(three, 250, SIXTY);
    expect(waitMs).toBe(750);
    expect(take(three, 250 + waitMs, SIXTY).granted).toBe(true);
  });

  it('grants over a long time just what it says', () => {
    const limiter = new RateLimiter({ perMinute: 100, burst: 10 }, () => now);
    let now = 0;
    let granted = 0;
    for (; now < 600_000; now += 50) if (limiter.take('a') === 0) granted += 1;
    expect(granted).toBeGreaterThanOrEqual(1_000);
    expect(granted).toBeLessThanOrEqual(1_011);
  });
});

describe('a limiter', () => {
  it('counts each caller apart, and asking costs nothing', () => {
    const limiter = new RateLimiter({ perMinute: 1, burst: 1 }, () => 0);
    expect(limiter.wait('a')).toBe(0);
    expect(limiter.take('a')).toBe(0);
    expect(limiter.wait('a')).toBe(60_000);
    expect(limiter.take('a')).toBe(60_000);
    expect(limiter.take('b')).toBe(0);
  });

  it('sets no limit at 0', () => {
    const limiter = new RateLimiter({ perMinute: 0, burst: 1 }, () => 0);
    for (let n = 0; n < 100; n += 1) expect(limiter.take('a')).toBe(0);
  });

  it('forgets those who owe nothing before those who do', () => {
    let now = 0;
    const limiter = new RateLimiter({ perMinute: 1, burst: 1 }, () => now);
    for (let n = 0; n < 49_999; n += 1) limiter.take(`old ${n}`);
    now = 70_000;
    limiter.take('debtor');
    limiter.take('new');
    expect(limiter.wait('debtor')).toBeGreaterThan(0);
    expect(limiter.wait('old 1')).toBe(0);
  });
});

describe('the network that is counted', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
    ['nonsense', 'unknown'],
    [undefined, 'unknown'],
  ])('of %s is %s', (address, network) => expect(networkOf(address)).toBe(network));
});
