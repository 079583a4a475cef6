import { Module, type DynamicModule } from '@nestjs/common';
import { APP_FILTER, APP_INTERCEPTOR, APP_PIPE } from '@nestjs/core';
import { LoggerModule } from 'nestjs-pino';
import { SETTINGS, type Settings } from '@corroborate/config';
import { API_LIMITS, API_OPTIONS, resolveLimits, type ApiOptions } from '../api.options';
import { ProblemFilter } from '../problems/problem.filter';
import { DeadlineInterceptor } from './deadline.interceptor';
import { loggerParams } from './logging';
import { ApiValidationPipe } from './validation.pipe';

/** Logging, limits, validation and error responses for all routes. */
@Module({})
export class HttpModule {
  static forRoot(options: ApiOptions): DynamicModule {
    return {
      module: HttpModule,
      global: true,
      imports: [
        LoggerModule.forRootAsync({
          inject: [SETTINGS],
          useFactory: (settings: Settings) => loggerParams(settings, options),
        }),
      ],
      providers: [
        { provide: API_OPTIONS, useValue: options },
        { provide: API_LIMITS, useValue: resolveLimits(options) },
        { provide: APP_FILTER, useClass: ProblemFilter },
        { provide: APP_PIPE, useClass: ApiValidationPipe },
        { provide: APP_INTERCEPTOR, useClass: DeadlineInterceptor },
      ],
      exports: [API_OPTIONS, API_LIMITS],
    };
  }
}
