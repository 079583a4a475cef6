import { Pool } from 'undici';
import { fire, type Load } from './open-loop';
import { RequestMix, type MixOptions } from './request-mix';

/**
 * Entry of a process that does nothing but send. Inside the bench, with the whole product in memory, the collection of
 * its garbage took both cores for a tenth of a second every third second, and the API was blamed for it.
 */

/** First what is to be asked and where, then how often; each load is answered with its samples. */
export type SenderOrder = { open: Omit<MixOptions, 'client'> & { url: string } } | { load: Load };

let mix: RequestMix | null = null;

process.on('message', (order: SenderOrder) => {
  if ('open' in order)
    mix = new RequestMix({ ...order.open, client: new Pool(order.open.url, { connections: 256, pipelining: 1 }) });
  else void send(order.load);
});
// Whoever started it is gone: nobody waits for figures.
process.on('disconnect', () => process.exit(0));

async function send(load: Load): Promise<void> {
  const samples = await fire({ ...load, next: () => (mix ?? unopened()).next() });
  process.send?.(samples);
}

function unopened(): never {
  throw new Error('asked to send before it was told what');
}
