import { setTimeout as sleep } from 'node:timers/promises';

/** Waits until the condition holds. Rejects with the last value if it does not within `ms`. */
export async function until<T>(
  what: () => Promise<T> | T,
  holds: (answer: T) => boolean = Boolean,
  ms = 45_000,
): Promise<T> {
  const deadline = Date.now() + ms;
  for (;;) {
    const answer = await what();
    if (holds(answer)) return answer;
    if (Date.now() > deadline) throw new Error(`still ${JSON.stringify(answer)} after ${ms} ms`);
    await sleep(20);
  }
}
