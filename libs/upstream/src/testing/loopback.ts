import * as http from 'node:http';
import * as net from 'node:net';
import type { AddressInfo } from 'node:net';

export interface Hit {
  method: string;
  url: string;
  headers: http.IncomingHttpHeaders;
  body: string;
  at: number;
}

/** A real server on loopback that records its callers. */
export interface Loopback {
  origin: string;
  port: number;
  hits: Hit[];
  server: http.Server;
  close(): Promise<void>;
}

type Handler = (request: http.IncomingMessage, response: http.ServerResponse, hit: Hit) => void;

export async function startLoopback(handler: Handler): Promise<Loopback> {
  const hits: Hit[] = [];
  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const hit = {
        method: request.method ?? '',
        url: request.url ?? '',
        headers: request.headers,
        body: Buffer.concat(chunks).toString(),
        at: performance.now(),
      };
      hits.push(hit);
      handler(request, response, hit);
    });
  });
  const port = await listen(server);
  return { origin: `http://127.0.0.1:${port}`, port, hits, server, close: () => stop(server) };
}

/** A proxy that connects every CONNECT to `target`, regardless of host, and answers plain requests itself. */
export async function startProxy(
  target: (authority: string) => number,
  plain: Handler,
): Promise<Loopback & { tunnels: string[] }> {
  const loopback = await startLoopback(plain);
  const tunnels: string[] = [];
  loopback.server.on('connect', (request: http.IncomingMessage, client: net.Socket) => {
    tunnels.push(request.url ?? '');
    const upstream = net.connect(target(request.url ?? ''), '127.0.0.1', () => {
      client.write('HTTP/1.1 200 Connection Established\r\n\r\n');
      upstream.pipe(client).pipe(upstream);
    });
    upstream.on('error', () => client.destroy());
    client.on('error', () => upstream.destroy());
    client.on('close', () => upstream.destroy());
  });
  return { ...loopback, tunnels };
}

export async function listen(server: net.Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

export async function stop(server: http.Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeAllConnections();
  await closed;
}

/** A port without a listener. */
export async function freePort(): Promise<number> {
  const server = net.createServer();
  const port = await listen(server);
  await new Promise<void>((resolve) => server.close(() => resolve()));
  return port;
}
