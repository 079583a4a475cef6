import type { Settings } from '@corroborate/config';
import { UpstreamCallEntity, type Database } from '@corroborate/db';
import { systemClock } from '@corroborate/domain';
import { createEngines, engineStates, type EngineCall, type EngineState } from '@corroborate/search';
import { createOfflineEngineDeps } from './closed.gateway';

type LedgerDb = { ledger: Pick<Database['ledger'], 'byProvider'> } & Pick<Database, 'dataSource'>;

/** All enabled engines with their calls since midnight UTC. Calls are recorded in real time, even during a replay. */
export async function readEngineStates(db: LedgerDb, settings: Settings): Promise<EngineState[]> {
  const now = systemClock.now();
  const since = new Date(now.toISOString().slice(0, 10));
  const [usage, latest] = await Promise.all([db.ledger.byProvider(since), latestCalls(db, since)]);
  return engineStates(createEngines(settings, createOfflineEngineDeps(systemClock)), usage, latest, now);
}

/** The latest call to each upstream since `since`. */
function latestCalls(db: LedgerDb, since: Date): Promise<EngineCall[]> {
  return db.dataSource
    .getRepository(UpstreamCallEntity)
    .createQueryBuilder('call')
    .distinctOn(['call.provider'])
    .where('call.at >= :since', { since })
    .orderBy({ 'call.provider': 'ASC', 'call.id': 'DESC' })
    .getMany();
}
