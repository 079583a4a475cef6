import { Module, type DynamicModule } from '@nestjs/common';
import { CLOCK, createClockAt, systemClock } from '@corroborate/domain';
import { SETTINGS, type Settings } from './settings.schema';

/** Settings, loaded before the application starts, and the clock derived from them. */
@Module({})
export class ConfigModule {
  static forRoot(settings: Settings): DynamicModule {
    return {
      module: ConfigModule,
      global: true,
      providers: [
        { provide: SETTINGS, useValue: settings },
        { provide: CLOCK, useValue: settings.CLOCK_START ? createClockAt(settings.CLOCK_START) : systemClock },
      ],
      exports: [SETTINGS, CLOCK],
    };
  }
}
