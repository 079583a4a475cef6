import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CorroborateError } from '@corroborate/domain';
import type { ProcessMetrics } from './process.metrics';

export interface MetricsServer {
  /** Address of the figures. */
  url: string;
  close(): Promise<void>;
}

/**
 * Gives the figures of a process that has no API. It holds counts and nothing else, and asks nobody who he is: keep it
 * inside.
 * @throws CorroborateError `port-taken`.
 */
export async function serveMetrics(metrics: ProcessMetrics, port: number, host: string): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    const wanted = request.method === 'GET' && request.url?.split('?')[0] === '/metrics';
    if (!wanted) return void response.writeHead(404).end();
    metrics.text().then(
      (text) =>
        response
          .writeHead(200, { 'content-type': metrics.registry.contentType, 'cache-control': 'no-store' })
          .end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.headersTimeout = 5_000;
  server.requestTimeout = 5_000;
  await listen(server, port, host);
  const { port: taken } = server.address() as AddressInfo;
  return { url: `http://${host.includes(':') ? `[${host}]` : host}:${taken}/metrics`, close: () => close(server) };
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (cause) =>
      reject(
        new CorroborateError('port-taken', `Port ${port} on ${host} cannot be used for metrics.`, {
          cause,
          hint: 'Set METRICS_PORT to another port.',
        }),
      ),
    );
    server.listen(port, host, resolve);
  });
}

function close(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
