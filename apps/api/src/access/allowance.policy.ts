/** So many at an even pace, and so many of them at once. */
export interface Allowance {
  perMinute: number;
  burst: number;
}

export interface Taken {
  granted: boolean;
  /** To be kept for the next question: when everything that was taken will have been earned back, ms. */
  earnedAt: number;
  /** After so long one would be granted, ms; 0 where it was. */
  waitMs: number;
}

/** A leaky bucket in one number (generic cell rate algorithm). `earnedAt` undefined: nothing was taken yet. */
export function take(earnedAt: number | undefined, now: number, { perMinute, burst }: Allowance): Taken {
  const interval = 60_000 / perMinute;
  const debt = Math.max(earnedAt ?? now, now);
  const waitMs = debt - now - interval * (burst - 1);
  // A millionth of a millisecond is rounding, not a debt.
  return waitMs > 1e-6
    ? { granted: false, earnedAt: debt, waitMs }
    : { granted: true, earnedAt: debt + interval, waitMs: 0 };
}
