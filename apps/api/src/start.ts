import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { INestApplication } from '@nestjs/common';
import { CorroborateError } from '@corroborate/domain';
import type { Settings } from '@corroborate/config';
import { createApp } from './api.app';
import { limitsOf, type ApiDeps, type ApiLimits } from './api.deps';
import { answerBrokenRequests } from './http/broken-requests';
import { describe } from './openapi/openapi';

export interface RunningApi {
  /** Base address, without a slash at the end. */
  url: string;
  app: INestApplication;
  /** Lets running requests finish, then closes. May be called twice. Closes nothing of what was handed in. */
  close(): Promise<void>;
}

/** Starts the API. Throws `port-taken` or `invalid-configuration` when it cannot listen where it is told to. */
export async function startApi(deps: ApiDeps, settings: Settings = deps.settings): Promise<RunningApi> {
  const limits = limitsOf(deps);
  const app = await createApp({ ...deps, settings });
  const server = app.getHttpServer();
  bound(server, limits);
  try {
    await app.listen(settings.PORT, settings.HOST);
  } catch (thrown) {
    await app.close();
    throw cannotListen(thrown, settings);
  }
  return { url: urlOf(server), app, close: once(() => closeGently(app, server, limits.graceMs)) };
}

/** The OpenAPI document as it is kept in docs/openapi.json. Opens no port. */
export async function buildOpenApi(deps: ApiDeps): Promise<string> {
  const app = await createApp(deps);
  try {
    return `${JSON.stringify(describe(app), null, 2)}\n`;
  } finally {
    await app.close();
  }
}

function bound(server: Server, { requestMs }: ApiLimits): void {
  server.requestTimeout = requestMs;
  server.headersTimeout = Math.min(10_000, requestMs);
  server.keepAliveTimeout = 5_000;
  answerBrokenRequests(server);
}

async function closeGently(app: INestApplication, server: Server, graceMs: number): Promise<void> {
  const cut = setTimeout(() => server.closeAllConnections(), graceMs);
  try {
    await app.close();
  } finally {
    clearTimeout(cut);
  }
}

function once(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined;
  return () => (done ??= work());
}

function urlOf(server: Server): string {
  const { address, family, port } = server.address() as AddressInfo;
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
}

function cannotListen(thrown: unknown, { HOST, PORT }: Settings): CorroborateError {
  const reason = (thrown as NodeJS.ErrnoException | undefined)?.code;
  if (reason === 'EADDRINUSE') {
    return new CorroborateError('port-taken', `Port ${PORT} on ${HOST} is taken by another program.`, {
      hint: 'Stop that program, or set PORT to another port (0 takes a free one).',
      cause: thrown,
    });
  }
  return new CorroborateError(
    'invalid-configuration',
    `Cannot listen on ${HOST}, port ${PORT} (${reason ?? 'unknown reason'}).`,
    {
      hint: 'Check HOST and PORT: the address must belong to this machine, and ports below 1024 need privileges.',
      cause: thrown,
    },
  );
}
