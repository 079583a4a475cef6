import { Module, type DynamicModule } from '@nestjs/common';
import { CLOCK, clockStartingAt, systemClock } from '@corroborate/domain';
import { SETTINGS, type Settings } from './settings.schema';

/** The settings, read before anything is put together, and what follows from them alone. */
@Module({})
export class ConfigModule {
  static forRoot(settings: Settings): DynamicModule {
    return {
      module: ConfigModule,
      global: true,
      providers: [
        { provide: SETTINGS, useValue: settings },
        { provide: CLOCK, useValue: settings.CLOCK_START ? clockStartingAt(settings.CLOCK_START) : systemClock },
      ],
      exports: [SETTINGS, CLOCK],
    };
  }
}
