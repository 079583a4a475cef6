import { Inject, Module, type DynamicModule, type OnApplicationShutdown } from '@nestjs/common';
import { OpenResources } from '@corroborate/domain';
import { ProcessMetrics } from './process.metrics';

/** Logger interface, compatible with pino. */
export interface ProcessLog {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** Injection token of `ProcessLog`. */
export const LOG = Symbol('ProcessLog');

/** Logger, metrics and open resources of a process; resources are closed last. */
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

  /** Runs after all requests have been answered and workers have stopped. */
  onApplicationShutdown(): Promise<void> {
    return this.resources.close();
  }
}
