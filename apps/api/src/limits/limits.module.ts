import { Global, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { SETTINGS, type Settings } from '@corroborate/config';
import { DATABASE, type Database } from '@corroborate/db';
import { LOG, type ProcessLog } from '@corroborate/telemetry/module';
import { API_OPTIONS, type ApiOptions } from '../api.options';
import { openRateLimits, type OpenRateLimits } from './open-rate-limits';
import { RATE_LIMITS } from './rate-limits.port';

const OPEN_RATE_LIMITS = Symbol('OpenRateLimits');

/** Creates a function that warns only once per process, so that a flood of requests does not fill the log. */
function warnOnce(log: ProcessLog | undefined): () => void {
  let warned = false;
  return () => {
    if (!warned) log?.warn({}, 'rate limit store unavailable; counting per process');
    warned = true;
  };
}

/** Rate limits, shared by all API processes. */
@Global()
@Module({
  providers: [
    {
      provide: OPEN_RATE_LIMITS,
      // The OpenAPI document is generated without a logger, so it is optional.
      inject: [API_OPTIONS, SETTINGS, DATABASE, { token: LOG, optional: true }],
      useFactory: async (
        { rateLimits }: ApiOptions,
        settings: Settings,
        { url }: Pick<Database, 'url'>,
        log?: ProcessLog,
      ) =>
        rateLimits
          ? { limits: rateLimits, close: async () => undefined }
          : openRateLimits(settings, url, warnOnce(log)),
    },
    { provide: RATE_LIMITS, inject: [OPEN_RATE_LIMITS], useFactory: ({ limits }: OpenRateLimits) => limits },
  ],
  exports: [RATE_LIMITS],
})
export class LimitsModule implements OnApplicationShutdown {
  constructor(@Inject(OPEN_RATE_LIMITS) private readonly opened: OpenRateLimits) {}

  onApplicationShutdown(): Promise<void> {
    return this.opened.close();
  }
}
