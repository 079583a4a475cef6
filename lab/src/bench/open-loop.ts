import { setTimeout as sleep } from 'node:timers/promises';

/** One request of a kind; resolves with the status once the whole response has arrived. */
export interface Shot {
  kind: string;
  send: () => Promise<number>;
}

export interface Sample {
  kind: string;
  /** Latency in ms, measured from the time the request was due, not sent, so that waiting behind others counts. */
  ms: number;
  /** HTTP status; 0 if no response arrived. */
  status: number;
}

export interface Load {
  perSecond: number;
  seconds: number;
}

export interface Plan extends Load {
  next: (index: number) => Shot;
}

/**
 * Sends at a constant rate, independent of responses. A driver that waits for responses sends fewer requests exactly
 * when they are slow and omits those that would have waited (coordinated omission); here, every request has a due time
 * and is measured from it.
 */
export async function fire({ perSecond, seconds, next }: Plan): Promise<Sample[]> {
  const samples: Sample[] = [];
  const flying: Promise<void>[] = [];
  const began = performance.now();
  for (let index = 0; index < perSecond * seconds; index += 1) {
    const due = began + (index * 1000) / perSecond;
    const early = due - performance.now();
    if (early > 0) await sleep(early);
    flying.push(one(next(index), due, samples));
  }
  await Promise.all(flying);
  return samples;
}

async function one({ kind, send }: Shot, due: number, samples: Sample[]): Promise<void> {
  const status = await send().catch(() => 0);
  samples.push({ kind, ms: performance.now() - due, status });
}
