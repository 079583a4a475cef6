import type { Settings } from '@corroborate/config';
import {
  ContextResearcher,
  createContextSources,
  EarlierEvents,
  GdeltVolume,
  PlaceLookup,
  VolumeLookup,
} from '@corroborate/records';
import type { Clock, UpstreamGateway, SearchReports } from '@corroborate/domain';
import type { ParsePool } from '@corroborate/pages';
import { compareAccounts, createEngines, MultiEngineSearcher } from '@corroborate/search';
import { createActorService } from './actor.sources';
import { BACKGROUND_PACE_MS } from '../../investigation.thresholds';
import { createLocalPlaceFinder } from './local-press';

type BackgroundDeps = Omit<Parameters<typeof createActorService>[0], 'find'> & { pool: ParsePool };

/** All background research: earlier events, the place, coverage volume and actors. */
export function createContextResearcher(parts: BackgroundDeps): ContextResearcher {
  const { settings, gateway, clock } = parts;
  const find = createReportSearch(parts);
  return new ContextResearcher(createContextSources(settings, gateway, clock), [
    new EarlierEvents(find, compareAccounts),
    new PlaceLookup(createLocalPlaceFinder()),
    ...createVolumeLookups(settings, gateway, clock),
    createActorService({ ...parts, find }),
  ]);
}

/**
 * News coverage volume from GDELT, with the same rate limit as the GDELT search engine and disabled together with it.
 */
const createVolumeLookups = (settings: Settings, gateway: UpstreamGateway, clock: Clock): VolumeLookup[] =>
  settings.DISABLED_ENGINES.some((name) => name.toLowerCase() === 'gdelt')
    ? []
    : [new VolumeLookup(new GdeltVolume({ gateway, clock }), clock)];

/** Background research must not cost money or delay searches at engines with a long call interval. */
function createReportSearch({ settings, gateway, clock, pool }: BackgroundDeps): SearchReports {
  const engines = createEngines(settings, { gateway, clock, pool }).filter(
    ({ manifest }) => manifest.priceUsd === 0 && manifest.paceMs <= BACKGROUND_PACE_MS && manifest.kind === 'news',
  );
  const searcher = new MultiEngineSearcher(engines, { clock });
  return (topic, query, context) => searcher.search(topic, [query], { ...context, mode: 'quick', maxResults: 20 });
}
