import { prefetchSize, toWindow } from './allowance.policy';

describe('toWindow', () => {
  it.each([
    [
      { perMinute: 15_000, burst: 2_500 },
      { points: 2_500, seconds: 10 },
    ],
    [
      { perMinute: 20, burst: 20 },
      { points: 20, seconds: 60 },
    ],
    [
      { perMinute: 7, burst: 2 },
      { points: 2, seconds: 18 },
    ],
    [
      { perMinute: 1, burst: 1 },
      { points: 1, seconds: 60 },
    ],
  ])('maps %j to %j', (allowance, window) => expect(toWindow(allowance)).toEqual(window));

  it('never grants more than the allowance of a rate limit in the long run', () => {
    for (let perMinute = 1; perMinute < 500; perMinute++) {
      const { points, seconds } = toWindow({ perMinute, burst: Math.ceil(perMinute / 6) });
      expect((points * 60) / seconds).toBeLessThanOrEqual(perMinute);
    }
  });
});

it('reserves one percent of the allowance in advance, and at least one point', () => {
  const drawn = (points: number) => prefetchSize({ points, seconds: 10 });
  expect([1, 20, 199, 200, 2_500].map(drawn)).toEqual([1, 1, 1, 2, 25]);
});
