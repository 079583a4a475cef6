/** So many a minute, and no more than so many of them at once. */
export interface Allowance {
  perMinute: number;
  burst: number;
}

/** So many within a time that begins with the first of them. */
export interface Window {
  points: number;
  /** Whole seconds. */
  seconds: number;
}

/** Windows as long as it takes to earn what may come at once: never more than `perMinute` in the long run. */
export function windowOf({ perMinute, burst }: Allowance): Window {
  return { points: burst, seconds: Math.ceil((60 * burst) / perMinute) };
}

/**
 * How many are taken from the shared count in one go, to be spent in this process: a hundredth of a window. Most
 * requests then ask nobody, and what a process does not spend hardly matters.
 */
export const drawnAtOnce = ({ points }: Window): number => Math.max(1, Math.floor(points / 100));
