import type { Clock } from '@corroborate/domain';
import type { Settings } from '@corroborate/config';
import type { ApiDeps, Database, PartHealth } from './api.deps';
import type { InvestigationDesk } from './desk.port';

/** The parts of an open house that the API is put on. */
export interface HouseParts {
  settings: Settings;
  clock: Clock;
  desk: InvestigationDesk;
  db: { dataSource: Database };
  hub: { ping(): Promise<unknown> };
}

export function apiDepsOf({ settings, clock, desk, db, hub }: HouseParts): ApiDeps {
  return {
    settings,
    clock,
    investigations: desk,
    db: db.dataSource,
    health: async () => ({ queue: await queueHealth(hub) }),
  };
}

async function queueHealth(hub: HouseParts['hub']): Promise<PartHealth> {
  try {
    await hub.ping();
    return { up: true };
  } catch {
    return { up: false, reason: 'it does not answer' };
  }
}
