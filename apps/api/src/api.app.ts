import type { DynamicModule } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, Request, Response } from 'express';
import helmet from 'helmet';
import { Logger } from 'nestjs-pino';
import type { Settings } from '@corroborate/config';
import { AccessGate } from './access/access.gate';
import { policyFor } from './access/access.policy';
import type { ApiDeps } from './api.deps';
import { ApiModule } from './api.module';
import { jsonOnly } from './http/json-only';
import { identify } from './http/request-id';
import { DOCS_PATH, serveDocs } from './openapi/openapi';

/** The whole application, ready to listen or to be asked for its document. `root` may make a module that imports more than the API. */
export async function createApp(
  given: ApiDeps,
  root?: (deps: ApiDeps) => DynamicModule,
): Promise<NestExpressApplication> {
  const deps = { ...given, access: given.access ?? policyFor(given.settings) };
  const silent = deps.settings.LOG_LEVEL === 'silent';
  const app = await NestFactory.create<NestExpressApplication>((root ?? ApiModule.forRoot)(deps), {
    abortOnError: false,
    bufferLogs: !silent,
    bodyParser: false,
    ...(silent ? { logger: false as const } : {}),
  });
  if (!silent) app.useLogger(app.get(Logger));
  prepare(app, deps.settings);
  return app;
}

/** Everything that stands before the router. */
function prepare(app: NestExpressApplication, settings: Settings): void {
  app.use(identify);
  app.use(
    helmet({
      contentSecurityPolicy: { directives: { upgradeInsecureRequests: null } },
      strictTransportSecurity: false,
    }),
  );
  app.enableCsrfProtection();
  app.use(jsonOnly);
  app.useBodyParser('json', { limit: settings.BODY_LIMIT_KB * 1024, strict: false });
  app.use([`/${DOCS_PATH}`, `/${DOCS_PATH}-json`], guardDocs(app.get(AccessGate)));
  serveDocs(app);
}

/** The pages of the documentation are no controllers, so no guard sees them: ask the same policy here. */
function guardDocs(gate: AccessGate) {
  return (request: Request, _response: Response, next: NextFunction): void => {
    gate.require('viewer', request).then(() => next(), next);
  };
}
