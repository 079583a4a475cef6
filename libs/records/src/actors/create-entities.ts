import type { Settings } from '@corroborate/config';
import type { Clock, UpstreamGateway } from '@corroborate/domain';
import type { EntityIndex } from './actor.types';
import { WikidataEntities } from './wikidata.entities';

/** All entity indexes not switched off in `DISABLED_ENGINES`. */
export function createEntityIndexes(
  settings: Pick<Settings, 'DISABLED_ENGINES'>,
  gateway: UpstreamGateway,
  clock: Clock,
): EntityIndex[] {
  const off = new Set(settings.DISABLED_ENGINES.map((name) => name.toLowerCase()));
  return [new WikidataEntities({ gateway, clock })].filter(({ name }) => !off.has(name));
}
