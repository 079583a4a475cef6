/** Requests per minute, and the maximum burst. */
export interface Allowance {
  perMinute: number;
  burst: number;
}

/** Points per window; the window starts with the first request. */
export interface Window {
  points: number;
  /** Window in whole seconds. */
  seconds: number;
}

/** A window is the time in which a burst is earned, so the long-term rate never exceeds `perMinute`. */
export function toWindow({ perMinute, burst }: Allowance): Window {
  return { points: burst, seconds: Math.ceil((60 * burst) / perMinute) };
}

/**
 * Number of requests taken from the shared counter at once for this process: a hundredth of a window. Most requests
 * then need no store call, and the unused rest is negligible.
 */
export const prefetchSize = ({ points }: Window): number => Math.max(1, Math.floor(points / 100));
