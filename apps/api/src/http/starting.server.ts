import { randomUUID } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import { buildProblem, HttpProblem, PROBLEM_MEDIA_TYPE } from '../problems/problem';

const LIVENESS_PATH = '/api/health/live';
const STARTING_DETAIL = 'The server is starting and waiting for its storage.';

/**
 * Responds to requests while the API waits for its database, which can take a long time: live, but not ready.
 * @returns a function that frees the port
 */
export async function serveWhileStarting(port: number, host: string): Promise<() => Promise<void>> {
  const server = createServer((request, response) => {
    response.setHeader('cache-control', 'no-store');
    if (request.url?.split('?')[0] === LIVENESS_PATH) return void sendLive(response);
    sendNotReady(response);
  });
  server.headersTimeout = 5_000;
  server.requestTimeout = 5_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
}

const sendLive = (response: ServerResponse) =>
  response.setHeader('content-type', 'application/json; charset=utf-8').end('{"status":"up"}');

function sendNotReady(response: ServerResponse): void {
  const items = ['database', 'queue'].map((part) => ({ part, detail: `${part} is not ready yet.` }));
  const problem = buildProblem(new HttpProblem('not-ready', STARTING_DETAIL, items), randomUUID());
  response
    .writeHead(problem.status, { 'content-type': PROBLEM_MEDIA_TYPE, 'retry-after': '10' })
    .end(JSON.stringify(problem));
}
