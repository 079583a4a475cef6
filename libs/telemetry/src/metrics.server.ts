import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CorroborateError } from '@corroborate/domain';
import type { ProcessMetrics } from './process.metrics';

export interface MetricsServer {
  /** URL of the metrics. */
  url: string;
  close(): Promise<void>;
}

/** Metrics and readiness of a process without an API. */
export interface MetricsSource {
  /** Null while the process is starting. */
  metrics: () => ProcessMetrics | null;
  /** Rejects while the process cannot work. */
  ready: () => Promise<unknown>;
}

/**
 * Serves `/metrics` and `/ready` of a process without an API. There is no authentication: keep it on a private network.
 * @throws CorroborateError `port-taken`.
 */
export async function serveMetrics(source: MetricsSource, port: number, host: string): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    const answer = request.method === 'GET' ? ROUTE_HANDLERS[request.url?.split('?')[0] ?? ''] : undefined;
    if (!answer) return void response.writeHead(404).end();
    response.setHeader('cache-control', 'no-store');
    void answer(source, response);
  });
  server.headersTimeout = 5_000;
  server.requestTimeout = 5_000;
  await listen(server, port, host);
  const { port: taken } = server.address() as AddressInfo;
  return { url: `http://${host.includes(':') ? `[${host}]` : host}:${taken}/metrics`, close: () => close(server) };
}

const ROUTE_HANDLERS: Record<string, (source: MetricsSource, response: ServerResponse) => Promise<unknown>> = {
  '/metrics': async ({ metrics }, response) => {
    const known = metrics();
    if (!known) return response.writeHead(503).end();
    return known.text().then(
      (text) => response.setHeader('content-type', known.registry.contentType).end(text),
      () => response.writeHead(500).end(),
    );
  },
  '/ready': ({ ready }, response) =>
    ready().then(
      () => response.end('ready\n'),
      () => response.writeHead(503).end('not ready\n'),
    ),
};

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
