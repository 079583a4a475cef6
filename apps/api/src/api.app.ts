import { Module, type DynamicModule, type LoggerService, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, Request, Response } from 'express';
import helmet from 'helmet';
import { Logger } from 'nestjs-pino';
import type { Settings } from '@corroborate/config';
import { CorroborateError } from '@corroborate/domain';
import { QueueHub } from '@corroborate/queue';
import { ProcessMetrics } from '@corroborate/telemetry';
import { AccessGate } from './access/access.gate';
import { AuditTrail } from './access/audit.trail';
import { isSecure } from './access/session.cookie';
import { ApiModule } from './api.module';
import type { ApiOptions } from './api.options';
import { serveBoard } from './board/queue.board';
import { createBodyIntake, jsonOnly } from './http/body.intake';
import { serveDesk } from './desk-page/desk.page';
import { serveVerifyPage } from './verify-page/verify.page';
import { observeRequests } from './http/observe';
import { assignRequestId } from './http/request-id';
import { McpSchemas, type JsonSchema } from './mcp/mcp.schemas';
import { describeAll, DOCS_PATH, serveDocs } from './openapi/openapi';

@Module({})
class ApiApplicationModule {}

/** Everything that an API needs except its routes. */
export interface ApiBase {
  settings: Settings;
  /** Module that provides the services of the routes. */
  imports: (DynamicModule | Type)[];
}

/** The complete application, ready to listen or to produce its OpenAPI document. */
export async function createApp(
  { settings, imports }: ApiBase,
  options: ApiOptions = {},
): Promise<NestExpressApplication> {
  const silent = settings.LOG_LEVEL === 'silent';
  const root = { module: ApiApplicationModule, imports: [...imports, ApiModule.forRoot(options)] };
  const app = await NestFactory.create<NestExpressApplication>(root, {
    abortOnError: false,
    bufferLogs: !silent,
    // The caller reports a failed start, so Nest must not log it.
    autoFlushLogs: false,
    bodyParser: false,
    ...(silent ? { logger: false as const } : {}),
  });
  if (!silent) {
    app.useLogger(toDebugLogger(app.get(Logger)));
    app.flushLogs();
  }
  configureApp(app, settings, options);
  return app;
}

/** Logger for Nest. Its startup messages go to `debug`. */
const toDebugLogger = (logger: Logger): LoggerService => ({
  log: logger.debug.bind(logger),
  debug: logger.debug.bind(logger),
  verbose: logger.verbose.bind(logger),
  warn: logger.warn.bind(logger),
  error: logger.error.bind(logger),
  fatal: logger.fatal.bind(logger),
});

/** Middleware before the router. */
function configureApp(app: NestExpressApplication, settings: Settings, { deskFolder, verifyPage }: ApiOptions): void {
  const gate = app.get(AccessGate);
  trustProxies(app, settings.TRUSTED_PROXIES);
  app.use(assignRequestId);
  app.use(observeRequests(app.get(ProcessMetrics)));
  app.use(
    helmet({
      contentSecurityPolicy: { directives: { upgradeInsecureRequests: null } },
      strictTransportSecurity: isSecure(settings.PUBLIC_URL)
        ? { maxAge: ONE_YEAR_SECONDS, includeSubDomains: false }
        : false,
    }),
  );
  app.use(app.get(AuditTrail).watch);
  allowOrigins(app, settings.CORS_ORIGINS);
  app.use(jsonOnly);
  app.use(createBodyIntake(gate, settings.BODY_LIMIT_KB));
  serveVerifyPage(app, verifyPage);
  serveDesk(app, { language: settings.DESK_LANGUAGE, folder: deskFolder });
  app.use([`/${DOCS_PATH}`, `/${DOCS_PATH}-json`], guardDocs(gate));
  serveDocs(app);
  app.get(McpSchemas).readFrom(() => describeAll(app).components?.schemas as Record<string, JsonSchema>);
  serveBoard(app, app.get(QueueHub), gate);
}

const ONE_YEAR_SECONDS = 31_536_000;

/** @throws CorroborateError `invalid-configuration` */
function trustProxies(app: NestExpressApplication, proxies: string[]): void {
  try {
    app.set('trust proxy', proxies.length > 0 ? proxies : false);
  } catch (cause) {
    throw new CorroborateError('invalid-configuration', 'TRUSTED_PROXIES contains an invalid address or network.', {
      cause,
      hint: 'Use addresses such as 10.0.0.5 or networks such as 10.0.0.0/8.',
    });
  }
}

/**
 * CORS: only configured origins are allowed. They must use an API key, because the session cookie is never accepted.
 */
function allowOrigins(app: NestExpressApplication, origins: string[]): void {
  app.enableCsrfProtection({ trustedOrigins: origins });
  if (origins.length > 0)
    app.enableCors({
      origin: origins,
      credentials: false,
      allowedHeaders: [
        'Authorization',
        'Content-Type',
        'Last-Event-ID',
        'Mcp-Protocol-Version',
        'X-Api-Key',
        'X-Request-Id',
      ],
      exposedHeaders: ['Location', 'Retry-After', 'X-Request-Id'],
      maxAge: 600,
    });
}

/** No guard runs for the documentation, which has no controller, so the access policy is applied here. */
function guardDocs(gate: AccessGate) {
  return (request: Request, _response: Response, next: NextFunction): void => {
    gate.require('viewer', request).then(() => next(), next);
  };
}
