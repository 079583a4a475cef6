import type { Settings } from '@corroborate/config';
import { UpstreamCallEntity, type Database } from '@corroborate/db';
import { systemClock } from '@corroborate/domain';
import { allPictureEngines, type PictureEngineManifest } from '@corroborate/evidence';
import {
  createEngines,
  dayOf,
  engineStates,
  type DayOfProvider,
  type EngineCall,
  type EngineState,
} from '@corroborate/search';
import { CLOSED_GATEWAY } from './closed.gateway';

/** An engine for pictures as people see it. */
export interface PictureEngineState extends PictureEngineManifest, DayOfProvider {
  configured: boolean;
}

/** All engines that are not switched off, with what they did since midnight UTC. */
export interface EnginesToday {
  search: EngineState[];
  pictures: PictureEngineState[];
}

type LedgerDb = { ledger: Pick<Database['ledger'], 'byProvider'> } & Pick<Database, 'dataSource'>;

/** Calls carry the time they were made, whatever moment the product lives at. */
export async function enginesToday(db: LedgerDb, settings: Settings): Promise<EnginesToday> {
  const now = systemClock.now();
  const since = new Date(now.toISOString().slice(0, 10));
  const [usage, latest] = await Promise.all([db.ledger.byProvider(since), latestCalls(db, since)]);
  const parts = { gateway: CLOSED_GATEWAY, clock: systemClock };
  return {
    search: engineStates(createEngines(settings, parts.gateway, parts.clock), usage, latest, now),
    pictures: allPictureEngines(settings, parts).map(({ manifest, configured }) => ({
      ...manifest,
      configured,
      ...dayOf(manifest.name, { usage, latest, now }),
    })),
  };
}

/** One for each upstream asked since then. */
function latestCalls(db: LedgerDb, since: Date): Promise<EngineCall[]> {
  return db.dataSource
    .getRepository(UpstreamCallEntity)
    .createQueryBuilder('call')
    .distinctOn(['call.provider'])
    .where('call.at >= :since', { since })
    .orderBy({ 'call.provider': 'ASC', 'call.id': 'DESC' })
    .getMany();
}
