import { createCalendars } from '../upstreams/ots/calendar.upstream';
import type { Reply, UpstreamContext } from '../upstreams/upstream.types';

const calendars = createCalendars();

async function ask(address: string, method: 'GET' | 'POST', bytes: Buffer): Promise<Buffer> {
  const request = { method, url: new URL(address), headers: {}, body: '', bytes };
  // A calendar looks at nothing of the world.
  const { body }: Reply = await calendars.handle(request, {} as UpstreamContext);
  return Buffer.from((body ?? '') as Buffer);
}

/** What a calendar answers to a digest, without a server in between. */
export const askCalendar = (address: string, digest: Uint8Array): Promise<Buffer> =>
  ask(`${address}/digest`, 'POST', Buffer.from(digest));

/** How it went on from what it promised, some hours later. */
export async function askLater(address: string, promise: Uint8Array): Promise<Buffer> {
  const place = `${address}/timestamp/${Buffer.from(promise).toString('hex')}`;
  await ask(place, 'GET', Buffer.alloc(0));
  return ask(place, 'GET', Buffer.alloc(0));
}
