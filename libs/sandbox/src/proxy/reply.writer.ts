import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Reply } from '../upstreams/upstream.types';

const FILLER = Buffer.from(`${'<p>Lorem ipsum dolor sit amet, consectetur adipiscing elit.</p>\n'.repeat(1024)}`);

/** Writes a reply, including invalid ones. `raw` is the TCP socket below TLS. */
export async function writeReply(
  reply: Reply,
  request: IncomingMessage,
  response: ServerResponse,
  raw: Socket,
): Promise<void> {
  if (reply.delayMs) await pause(reply.delayMs, undefined, { ref: false });
  if (response.destroyed || raw.destroyed) return;
  const body = Buffer.isBuffer(reply.body) ? reply.body : Buffer.from(reply.body ?? '');
  switch (reply.wire?.kind) {
    case 'hang':
      return;
    case 'reset':
      return void raw.resetAndDestroy();
    case 'truncate':
      return sendTruncated(reply, body, response, raw);
    case 'huge':
      return sendWithFiller(reply, body, reply.wire.bytes, response);
    default:
      response.writeHead(reply.status, { ...reply.headers, 'content-length': String(body.length) });
      response.end(request.method === 'HEAD' ? undefined : body);
  }
}

/** Announces the whole body, sends half and closes the connection. */
async function sendTruncated(reply: Reply, body: Buffer, response: ServerResponse, raw: Socket): Promise<void> {
  response.writeHead(reply.status, { ...reply.headers, 'content-length': String(Math.max(2, body.length)) });
  await new Promise<void>((resolve) =>
    response.write(body.subarray(0, Math.max(1, Math.floor(body.length / 2))), () => resolve()),
  );
  raw.destroySoon();
}

/** Sends the body, then filler up to `bytes`, at the client's speed until it disconnects. */
async function sendWithFiller(reply: Reply, body: Buffer, bytes: number, response: ServerResponse): Promise<void> {
  response.writeHead(reply.status, { 'content-type': 'text/html; charset=utf-8', ...reply.headers });
  let sent = body.length;
  if (sent > 0) response.write(body);
  while (sent < bytes && !response.destroyed) {
    const chunk = FILLER.subarray(0, Math.min(FILLER.length, bytes - sent));
    sent += chunk.length;
    if (!response.write(chunk)) await Promise.race([once(response, 'drain'), once(response, 'close')]);
  }
  response.end();
}
