import { setTimeout as sleep } from 'node:timers/promises';

/** One request of a kind; resolves with its status when the whole answer is there. */
export interface Shot {
  kind: string;
  send: () => Promise<number>;
}

export interface Sample {
  kind: string;
  /** From the moment at which it was due, not from when it left: waiting behind others counts. ms. */
  ms: number;
  /** 0 where no answer came. */
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
 * Sends at a constant rate whatever the answers do. A driver that waits for answers asks less just when they are slow,
 * and leaves out the requests that would have waited (coordinated omission); here every request has its moment and is
 * measured from it.
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
