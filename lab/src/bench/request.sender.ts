import { Pool } from 'undici';
import { fire, type Load } from './open-loop';
import { RequestMix, type MixOptions } from './request-mix';

/**
 * Entry point of a process that only sends requests. Within the benchmark, which holds the whole product in memory,
 * garbage collection took both cores for 0.1 s every third second, and this was attributed to the API.
 */

/** The first message says what to request and where, further ones the load; each load is answered with its samples. */
export type SenderOrder = { open: Omit<MixOptions, 'client'> & { url: string } } | { load: Load };

let mix: RequestMix | null = null;

process.on('message', (order: SenderOrder) => {
  if ('open' in order)
    mix = new RequestMix({ ...order.open, client: new Pool(order.open.url, { connections: 256, pipelining: 1 }) });
  else void send(order.load);
});
// The parent process is gone, so nobody is waiting for results.
process.on('disconnect', () => process.exit(0));

async function send(load: Load): Promise<void> {
  const samples = await fire({ ...load, next: () => (mix ?? unopened()).next() });
  process.send?.(samples);
}

function unopened(): never {
  throw new Error('asked to send before it was told what');
}
