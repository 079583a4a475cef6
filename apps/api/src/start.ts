import type { Server } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { Module, type INestApplication } from '@nestjs/common';
import { SETTINGS, loadSettings, type Settings } from '@corroborate/config';
import { DATABASE } from '@corroborate/db';
import { CLOCK, lazyValue, StorageFaults, systemClock, CorroborateError } from '@corroborate/domain';
import {
  withApplicationModules,
  InvestigationService,
  ReadingModule,
  TopicPageReader,
} from '@corroborate/investigation';
import {
  CaseworkModule,
  CaseFolderService,
  CaseReportService,
  EvidenceCheckService,
  LegalHoldService,
  PictureService,
  ReplayModule,
  ReplayService,
  ReviewService,
} from '@corroborate/casework';
import { DeliveryModule, WebhookService } from '@corroborate/delivery';
import {
  ErasureService,
  EvidenceService,
  SourceChangesReader,
  SubjectAccessService,
  HousekeepingModule,
} from '@corroborate/housekeeping';
import { QueueHub } from '@corroborate/queue';
import { ProcessMetrics } from '@corroborate/telemetry';
import type { ProcessLog } from '@corroborate/telemetry/module';
import { createApp, type ApiBase } from './api.app';
import { resolveLimits, type ApiLimits, type ApiOptions } from './api.options';
import { handleInvalidRequests } from './http/broken-requests';
import { serveWhileStarting } from './http/starting.server';
import { toolTable, type ToolTable } from './mcp/tool.table';
import { describeApi } from './openapi/openapi';

export interface RunningApi {
  /** Base URL without a trailing slash. */
  url: string;
  app: INestApplication;
  /** Lets running requests finish, then releases all resources. Can be called more than once. */
  close(): Promise<void>;
}

/**
 * Starts the API and listens.
 * @throws CorroborateError `port-taken` or `invalid-configuration` if it cannot listen
 */
export async function startApi(
  base: ApiBase,
  options: ApiOptions = {},
  beforeListening: () => Promise<void> = async () => undefined,
): Promise<RunningApi> {
  const { settings } = base;
  const limits = resolveLimits(options);
  const app = await createApp(base, options);
  const server = app.getHttpServer();
  setTimeouts(server, limits);
  await beforeListening();
  try {
    await app.listen(settings.PORT, settings.HOST);
  } catch (thrown) {
    await app.close();
    throw toListenError(thrown, settings);
  }
  return { url: urlOf(server), app, close: lazyValue(() => closeGracefully(app, server, limits.graceMs)) };
}

/** Creates the API in this process, with the additional modules in `more`. */
export async function openApi(
  settings: Settings,
  log: ProcessLog,
  extraModules: ApiBase['imports'] = [],
  options: ApiOptions = {},
): Promise<RunningApi> {
  await checkPort(settings);
  const freePort = lazyValue(
    settings.PORT === 0 ? async () => undefined : await serveWhileStarting(settings.PORT, settings.HOST),
  );
  try {
    return await withApplicationModules(settings, log, (shared) =>
      startApi(
        {
          settings,
          imports: [
            shared,
            ReadingModule,
            CaseworkModule,
            ReplayModule,
            DeliveryModule,
            HousekeepingModule,
            ...extraModules,
          ],
        },
        options,
        freePort,
      ),
    );
  } finally {
    await freePort();
  }
}

/** Generates the OpenAPI document for docs/openapi.json. Opens no port and calls no service. */
export async function buildOpenApi(base: ApiBase = createStubBase()): Promise<string> {
  const app = await createApp(base);
  try {
    return `${JSON.stringify(describeApi(app), null, 2)}\n`;
  } finally {
    await app.close();
  }
}

/** Lists the MCP tools and prompts for the documentation. */
export async function buildToolTable(): Promise<ToolTable> {
  const app = await createApp(createStubBase());
  try {
    return toolTable(app);
  } finally {
    await app.close();
  }
}

/** Module with placeholder services: the OpenAPI document needs only the route declarations. */
function createStubBase(): ApiBase {
  const settings = loadSettings({}, { LOG_LEVEL: 'silent' });
  const providers = [
    { provide: SETTINGS, useValue: settings },
    { provide: CLOCK, useValue: systemClock },
    { provide: QueueHub, useValue: { allQueues: () => [] } },
    ...STUBBED_SERVICES.map((provide) => ({ provide, useValue: {} })),
  ];
  return { settings, imports: [{ module: StubModule, global: true, providers, exports: providers }] };
}

@Module({})
class StubModule {}

/** Placeholders for injected services; none is called. */
const STUBBED_SERVICES = [
  DATABASE,
  InvestigationService,
  CaseFolderService,
  CaseReportService,
  EvidenceCheckService,
  PictureService,
  SourceChangesReader,
  EvidenceService,
  ReviewService,
  ReplayService,
  LegalHoldService,
  SubjectAccessService,
  ErasureService,
  WebhookService,
  TopicPageReader,
  ProcessMetrics,
  StorageFaults,
];

function setTimeouts(server: Server, { requestMs }: ApiLimits): void {
  server.requestTimeout = requestMs;
  server.headersTimeout = Math.min(10_000, requestMs);
  server.keepAliveTimeout = 5_000;
  handleInvalidRequests(server);
}

async function closeGracefully(app: INestApplication, server: Server, graceMs: number): Promise<void> {
  const cut = setTimeout(() => server.closeAllConnections(), graceMs);
  try {
    await app.close();
  } finally {
    clearTimeout(cut);
  }
}

function urlOf(server: Server): string {
  const { address, family, port } = server.address() as AddressInfo;
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
}

type ListenAddress = Pick<Settings, 'HOST' | 'PORT'>;

/**
 * Checks the port before the application is created, so that the user gets a clear message.
 * @throws CorroborateError `port-taken`, `invalid-configuration`
 */
export async function checkPort(address: ListenAddress): Promise<void> {
  if (address.PORT === 0) return;
  const probe = createServer();
  try {
    await new Promise<void>((listening, refused) =>
      probe.once('error', refused).listen(address.PORT, address.HOST, listening),
    );
  } catch (thrown) {
    throw toListenError(thrown, address);
  }
  await new Promise((closed) => probe.close(closed));
}

/**
 * Converts an error to one about the address only if the server caused it, because other components start at the same
 * time.
 */
function toListenError(thrown: unknown, { HOST, PORT }: ListenAddress): CorroborateError {
  if (thrown instanceof CorroborateError) return thrown;
  const reason = (thrown as NodeJS.ErrnoException | undefined)?.code;
  if (reason === 'EADDRINUSE') {
    return new CorroborateError('port-taken', `Port ${PORT} on ${HOST} is already in use.`, {
      hint: 'Stop the other program, or set PORT to another port (0 selects a free one).',
      cause: thrown,
    });
  }
  return new CorroborateError(
    'invalid-configuration',
    `Cannot listen on ${HOST}, port ${PORT} (${reason ?? 'unknown reason'}).`,
    {
      hint:
        'Check HOST and PORT: the address must belong to this machine, and ports below 1024 require ' + 'privileges.',
      cause: thrown,
    },
  );
}
