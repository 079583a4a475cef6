import { Inject, Module, type DynamicModule, type OnApplicationShutdown } from '@nestjs/common';
import { OpenResources } from '@corroborate/domain';
import { ProcessMetrics } from './process.metrics';

/** Where a process says what it does; a pino logger fits. */
export interface ProcessLog {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** Injection token of `ProcessLog`. */
export const LOG = Symbol('ProcessLog');

/** What every process has: its log, its figures, and what it has opened, which is closed last of all. */
@Module({})
export class ProcessModule implements OnApplicationShutdown {
  static forRoot(log: ProcessLog, resources: OpenResources): DynamicModule {
    return {
      module: ProcessModule,
      global: true,
      providers: [
        { provide: LOG, useValue: log },
        { provide: OpenResources, useValue: resources },
        { provide: ProcessMetrics, useFactory: () => new ProcessMetrics() },
      ],
      exports: [LOG, OpenResources, ProcessMetrics],
    };
  }

  constructor(@Inject(OpenResources) private readonly resources: OpenResources) {}

  /** Requests have been answered and workers have ended by now. */
  onApplicationShutdown(): Promise<void> {
    return this.resources.close();
  }
}
