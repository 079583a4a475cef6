import {
  Module,
  type DynamicModule,
  type INestApplicationContext,
  type LoggerService,
  type Type,
} from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { SETTINGS, type Settings } from '@corroborate/config';
import { DATABASE, type Database } from '@corroborate/db';
import { CLOCK, lazyValue, OpenResources, formatError, type Clock } from '@corroborate/domain';
import { QueueHub } from '@corroborate/queue';
import { ProcessMetrics } from '@corroborate/telemetry';
import type { ProcessLog } from '@corroborate/telemetry/module';
import { InvestigationService } from './investigation.service';
import { InvestigationModule, type ProcessParts } from './investigation.module';

/** Parts of the application that commands and tests use. */
export interface ApplicationParts {
  settings: Settings;
  clock: Clock;
  db: Database;
  hub: QueueHub;
  investigations: InvestigationService;
  /** Metrics of this process. */
  metrics: ProcessMetrics;
}

export interface Application extends ApplicationParts {
  app: INestApplicationContext;
  /** Stops the workers, then closes resources in reverse order of opening. Idempotent. */
  close(): Promise<void>;
}

@Module({})
class ApplicationModule {}

/** Opens the application without HTTP: storage, queues, use cases and the modules in `imports`. */
export function openApplication(
  settings: Settings,
  log: ProcessLog,
  imports: (DynamicModule | Type)[] = [],
): Promise<Application> {
  return withApplicationModules(settings, log, async (base) => {
    const root = { module: ApplicationModule, imports: [base, ...imports] };
    const app = await NestFactory.createApplicationContext(root, {
      abortOnError: false,
      logger: createNestLogger(log),
    });
    return { app, ...resolveParts(app), close: lazyValue(() => app.close()) };
  });
}

/** Runs `open` with the modules shared by all processes; if it fails, closes all resources opened so far. */
export async function withApplicationModules<T>(
  settings: Settings,
  log: ProcessLog,
  open: (base: DynamicModule) => Promise<T>,
): Promise<T> {
  const parts: ProcessParts = { settings, log, resources: new OpenResources() };
  try {
    return await open(InvestigationModule.forRoot(parts));
  } catch (error) {
    await parts.resources.close();
    throw error;
  }
}

export function resolveParts(app: INestApplicationContext): ApplicationParts {
  return {
    settings: app.get<Settings>(SETTINGS),
    clock: app.get<Clock>(CLOCK),
    db: app.get<Database>(DATABASE),
    hub: app.get(QueueHub),
    investigations: app.get(InvestigationService),
    metrics: app.get(ProcessMetrics),
  };
}

/** Sends Nest's warnings and errors to the process log; drops its informational messages. */
const createNestLogger = (log: ProcessLog): LoggerService => ({
  log: () => undefined,
  warn: (message: unknown) => log.warn({}, formatError(message)),
  error: (message: unknown) => log.error({}, formatError(message)),
});
