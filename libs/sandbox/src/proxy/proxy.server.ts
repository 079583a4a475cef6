import { once } from 'node:events';
import { createServer, type Server, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { TLSSocket } from 'node:tls';
import type { Reply, UpstreamRequest } from '../upstreams/upstream.types';
import type { CertificateAuthority } from './certificates';

export interface ProxyHandler {
  /** False if the proxy should respond as for an unknown host name. */
  knows(host: string): boolean;
  answer(request: UpstreamRequest): Promise<Reply>;
}

export interface ProxyServer {
  port: number;
  stop(): Promise<void>;
}

/** Target of a tunnel; stored per socket, because a tunnel may carry many requests. */
interface Tunnel {
  host: string;
  secure: boolean;
  raw: Socket;
}

const TLS_HANDSHAKE = 22;
const MAX_BODY_BYTES = 5_000_000;

/** HTTP proxy on a free loopback port that answers for every server itself. */
export async function startProxy(handler: ProxyHandler, authority: CertificateAuthority): Promise<ProxyServer> {
  const tunnels = new WeakMap<Socket, Tunnel>();
  const sockets = new Set<Socket>();
  const inner = createServer({ keepAliveTimeout: 60_000 }, (request, response) => {
    const tunnel = tunnels.get(request.socket);
    if (!tunnel) return void response.destroy();
    void serve(handler, { request, response, url: innerUrl(request, tunnel), raw: tunnel.raw });
  });
  const outer = createServer({ keepAliveTimeout: 60_000 }, (request, response) => {
    void serve(handler, { request, response, url: URL.parse(request.url ?? ''), raw: request.socket });
  });
  outer.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.setNoDelay(true);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
  });
  outer.on('connect', (request: IncomingMessage, socket: Socket, head: Buffer) => {
    const host = hostIn(request.url);
    if (!handler.knows(host)) return refuse(socket, host);
    socket.write('HTTP/1.1 200 Connection Established\r\n\r\n');
    if (head.length > 0) socket.unshift(head);
    openTunnel(socket, host, { inner, authority, tunnels });
  });
  await once(outer.listen(0, '127.0.0.1'), 'listening');
  return {
    port: (outer.address() as AddressInfo).port,
    stop: async () => {
      const closed = new Promise<void>((resolve) => outer.close(() => resolve()));
      for (const socket of sockets) socket.destroy();
      inner.close();
      await closed;
    },
  };
}

interface TunnelEnds {
  inner: Server;
  authority: CertificateAuthority;
  tunnels: WeakMap<Socket, Tunnel>;
}

/** Decides by the first byte: terminates a TLS hello here, handles anything else as plain HTTP. */
function openTunnel(socket: Socket, host: string, { inner, authority, tunnels }: TunnelEnds): void {
  socket.once('data', (first: Buffer) => {
    socket.pause();
    socket.unshift(first);
    if (first[0] !== TLS_HANDSHAKE) return enter(socket, { host, secure: false, raw: socket });
    authority.contextFor(host).then(
      (secureContext) => {
        const secured = new TLSSocket(socket, { isServer: true, secureContext, ALPNProtocols: ['http/1.1'] });
        secured.on('error', () => secured.destroy());
        enter(secured, { host, secure: true, raw: socket });
      },
      () => socket.destroy(),
    );
  });
  const enter = (end: Socket, tunnel: Tunnel): void => {
    tunnels.set(end, tunnel);
    inner.emit('connection', end);
    end.resume();
  };
}

/** `example.org:443` or `[::1]:80` → host name without port, lower case. */
const hostIn = (authority = ''): string => URL.parse(`http://${authority}`)?.hostname ?? '';

function innerUrl(request: IncomingMessage, tunnel: Tunnel): URL | null {
  const host = hostIn(request.headers.host) || tunnel.host;
  return URL.parse(request.url ?? '/', `${tunnel.secure ? 'https' : 'http'}://${host}`);
}

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  url: URL | null;
  raw: Socket;
}

const FILLER = Buffer.from(`${'<p>Lorem ipsum dolor sit amet, consectetur adipiscing elit.</p>\n'.repeat(1024)}`);

/** Writes a reply, including invalid ones. `raw` is the TCP socket below TLS. */
async function writeReply(
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

async function serve(handler: ProxyHandler, { request, response, url, raw }: Exchange): Promise<void> {
  try {
    if (!url || url.hostname === '') return void response.writeHead(400).end('Not a proxy request.');
    if (!handler.knows(url.hostname))
      return void response.writeHead(502, PLAIN_TEXT_HEADERS).end(noSuchName(url.hostname));
    const bytes = await readBody(request);
    const reply = await handler.answer({
      method: request.method ?? 'GET',
      url,
      headers: flattenHeaders(request),
      body: bytes.toString('utf8'),
      bytes,
    });
    await writeReply(reply, request, response, raw);
  } catch (error) {
    if (response.headersSent) response.destroy();
    else response.writeHead(500, PLAIN_TEXT_HEADERS).end(`The sandbox failed: ${(error as Error).message}`);
  }
}

const PLAIN_TEXT_HEADERS = { 'content-type': 'text/plain; charset=utf-8' };

function refuse(socket: Socket, host: string): void {
  const text = noSuchName(host);
  socket.end(
    `HTTP/1.1 502 Bad Gateway\r\nContent-Type: text/plain\r\nContent-Length: ${Buffer.byteLength(text)}` +
      `\r\nConnection: close\r\n\r\n${text}`,
  );
}

function noSuchName(host: string): string {
  return `getaddrinfo ENOTFOUND ${host.replace(/[^\w.:-]/g, '')}`;
}

function flattenHeaders(request: IncomingMessage): UpstreamRequest['headers'] {
  return Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : value]),
  );
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= MAX_BODY_BYTES) chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
