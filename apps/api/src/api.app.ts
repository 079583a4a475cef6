import type { DynamicModule } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, Request, Response } from 'express';
import helmet from 'helmet';
import { Logger } from 'nestjs-pino';
import { CorroborateError } from '@corroborate/domain';
import { AccessGate } from './access/access.gate';
import { AuditTrail } from './access/audit.trail';
import { policyFor } from './access/policy.choice';
import { isSecure } from './access/session.cookie';
import type { ApiDeps } from './api.deps';
import { ApiModule } from './api.module';
import { serveBoard } from './board/queue.board';
import { bodyDoor } from './http/body.door';
import { jsonOnly } from './http/json-only';
import { serveDesk } from './desk-page/desk.page';
import { observe } from './http/observe';
import { identify } from './http/request-id';
import { DOCS_PATH, serveDocs } from './openapi/openapi';

/**
 * The whole application, ready to listen or to be asked for its document. `root` may make a module that imports more
 * than the API.
 */
export async function createApp(
  given: ApiDeps,
  root?: (deps: ApiDeps) => DynamicModule,
): Promise<NestExpressApplication> {
  const deps = { ...given, access: given.access ?? policyFor(given.settings, given.callers) };
  const silent = deps.settings.LOG_LEVEL === 'silent';
  const app = await NestFactory.create<NestExpressApplication>((root ?? ApiModule.forRoot)(deps), {
    abortOnError: false,
    bufferLogs: !silent,
    bodyParser: false,
    ...(silent ? { logger: false as const } : {}),
  });
  if (!silent) app.useLogger(app.get(Logger));
  prepare(app, deps);
  return app;
}

/** Everything that stands before the router. */
function prepare(app: NestExpressApplication, deps: ApiDeps): void {
  const { settings, processMetrics } = deps;
  trustProxies(app, settings.TRUSTED_PROXIES);
  app.use(identify);
  app.use(observe(processMetrics));
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
  app.use(bodyDoor(app.get(AccessGate), settings.BODY_LIMIT_KB));
  serveDesk(app, deps.deskFolder);
  app.use([`/${DOCS_PATH}`, `/${DOCS_PATH}-json`], guardDocs(app.get(AccessGate)));
  serveDocs(app);
  serveBoard(app, deps.queues, app.get(AccessGate));
}

const ONE_YEAR_SECONDS = 31_536_000;

/** @throws CorroborateError `invalid-configuration` */
function trustProxies(app: NestExpressApplication, proxies: string[]): void {
  try {
    app.set('trust proxy', proxies.length > 0 ? proxies : false);
  } catch (cause) {
    throw new CorroborateError(
      'invalid-configuration',
      'TRUSTED_PROXIES names something that is no address or network.',
      { cause, hint: 'Give addresses such as 10.0.0.5 or networks such as 10.0.0.0/8.' },
    );
  }
}

/** Pages of other origins are kept out, save those named; they come with a key, never with the cookie of the desk. */
function allowOrigins(app: NestExpressApplication, origins: string[]): void {
  app.enableCsrfProtection({ trustedOrigins: origins });
  if (origins.length > 0)
    app.enableCors({
      origin: origins,
      credentials: false,
      allowedHeaders: ['Authorization', 'Content-Type', 'Last-Event-ID', 'X-Api-Key', 'X-Request-Id'],
      exposedHeaders: ['Location', 'Retry-After', 'X-Request-Id'],
      maxAge: 600,
    });
}

/** The pages of the documentation are no controllers, so no guard sees them: ask the same policy here. */
function guardDocs(gate: AccessGate) {
  return (request: Request, _response: Response, next: NextFunction): void => {
    gate.require('viewer', request).then(() => next(), next);
  };
}
