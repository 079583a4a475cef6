import { Module, type DynamicModule, type Provider } from '@nestjs/common';
import type { Settings } from '@corroborate/config';
import { CLOCK, SETTINGS } from '@corroborate/config/module';
import { OpenResources, type Clock } from '@corroborate/domain';
import { openDatabase, type Database } from './database';

/** Injection token of `Database`. */
export const DATABASE = Symbol('Database');

const database: Provider = {
  provide: DATABASE,
  inject: [SETTINGS, CLOCK, OpenResources],
  useFactory: openMigrated,
};

/** The database, open and with its tables up to date before anything that needs it is made. */
@Module({})
export class DatabaseModule {
  static forRoot(): DynamicModule {
    return { module: DatabaseModule, global: true, providers: [database], exports: [DATABASE] };
  }
}

async function openMigrated(settings: Settings, clock: Clock, resources: OpenResources): Promise<Database> {
  const db = resources.add(await openDatabase(settings, { clock }), (open) => open.close());
  await db.prepare();
  return db;
}
