import { Module, type DynamicModule, type Provider } from '@nestjs/common';
import { SETTINGS, type Settings } from '@corroborate/config';
import { CLOCK, OpenResources, type Clock, type StorageWait } from '@corroborate/domain';
import { DATABASE, openDatabase, type Database } from './database';

const STORAGE_WAIT = Symbol('StorageWait');

const database: Provider = {
  provide: DATABASE,
  inject: [SETTINGS, CLOCK, OpenResources, STORAGE_WAIT],
  useFactory: openMigrated,
};

/** Opens the database and runs migrations before dependent providers are created. */
@Module({})
export class DatabaseModule {
  static forRoot(wait: (settings: Settings) => StorageWait): DynamicModule {
    const providers = [{ provide: STORAGE_WAIT, useValue: wait }, database];
    return { module: DatabaseModule, global: true, providers, exports: [DATABASE] };
  }
}

async function openMigrated(
  settings: Settings,
  clock: Clock,
  resources: OpenResources,
  waitOf: (settings: Settings) => StorageWait,
): Promise<Database> {
  const { limitMs: waitMs, onWait } = waitOf(settings);
  const db = resources.add(await openDatabase(settings, { clock, waitMs, onWait }), (open) => open.close());
  await db.prepare();
  return db;
}
