/** Requests per minute, and the maximum size of a burst. */
export interface Allowance {
  perMinute: number;
  burst: number;
}

/** Number of points in a window, which starts with the first request. */
export interface Window {
  points: number;
  /** Length of the window in whole seconds. */
  seconds: number;
}

/**
 * Converts an allowance to a window. The window is as long as it takes to earn a burst, so that the long-term rate
 * never exceeds `perMinute`.
 */
export function toWindow({ perMinute, burst }: Allowance): Window {
  return { points: burst, seconds: Math.ceil((60 * burst) / perMinute) };
}

/**
 * Number of requests that this process reserves at once from the shared counter: one percent of a window. Most requests
 * then need no access to the store, and few reserved requests remain unused.
 */
export const prefetchSize = ({ points }: Window): number => Math.max(1, Math.floor(points / 100));
