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
import { CLOCK, OpenResources, wordsOf, type Clock } from '@corroborate/domain';
import { QueueHub } from '@corroborate/queue';
import { ProcessMetrics } from '@corroborate/telemetry';
import type { ProcessLog } from '@corroborate/telemetry/module';
import { InvestigationService } from './investigation.service';
import { InvestigationModule, type ProcessParts } from './investigation.module';

/** What is driven from outside the container, by commands and tests. */
export interface ApplicationParts {
  settings: Settings;
  clock: Clock;
  db: Database;
  hub: QueueHub;
  investigations: InvestigationService;
  /** What this process did. */
  metrics: ProcessMetrics;
}

export interface Application extends ApplicationParts {
  app: INestApplicationContext;
  /** Ends workers first, then closes what was opened, the last first. May be called twice. */
  close(): Promise<void>;
}

@Module({})
class ApplicationModule {}

/** An application without HTTP: storage, queues and use cases, and what `imports` adds. */
export function openApplication(
  settings: Settings,
  log: ProcessLog,
  imports: (DynamicModule | Type)[] = [],
): Promise<Application> {
  return assembled(settings, log, async (base) => {
    const root = { module: ApplicationModule, imports: [base, ...imports] };
    const app = await NestFactory.createApplicationContext(root, { abortOnError: false, logger: loggerOf(log) });
    return { app, ...partsOf(app), close: once(() => app.close()) };
  });
}

/** What `open` makes on the modules that every process shares. Whatever is open when it fails is closed again. */
export async function assembled<T>(
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

export function partsOf(app: INestApplicationContext): ApplicationParts {
  return {
    settings: app.get<Settings>(SETTINGS),
    clock: app.get<Clock>(CLOCK),
    db: app.get<Database>(DATABASE),
    hub: app.get(QueueHub),
    investigations: app.get(InvestigationService),
    metrics: app.get(ProcessMetrics),
  };
}

/** What Nest itself has to tell is told where the process tells everything; how it puts itself together is not. */
const loggerOf = (log: ProcessLog): LoggerService => ({
  log: () => undefined,
  warn: (message: unknown) => log.warn({}, wordsOf(message)),
  error: (message: unknown) => log.error({}, wordsOf(message)),
});

function once(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined;
  return () => (done ??= work());
}
