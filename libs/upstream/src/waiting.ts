import { setTimeout } from 'node:timers/promises';

/** Resolves true after `ms`, or false as soon as the signal aborts. */
export async function sleep(ms: number, signal: AbortSignal): Promise<boolean> {
  if (ms > 0) await setTimeout(ms, undefined, { signal }).catch(() => undefined);
  return !signal.aborted;
}
