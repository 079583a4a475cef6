import { isAnswered, type CoverageEntry, type LocalOutlet } from '@corroborate/domain';
import type { CaseData } from './case.types';
import { relevantSources } from './relevant-sources';
import type { InvestigationResult } from './result.schema';
import { formatReasons } from './formatted-reasons';

type Place = NonNullable<InvestigationResult['place']>;
type LocalOutlets = Place['local_outlets'];
type PlaceCase = Pick<CaseData, 'context' | 'coverage' | 'sources'>;

/** Place, local conditions and coverage by local outlets; null if the place is unknown. */
export function placeLine(data: PlaceCase): Place | null {
  const place = data.context?.place;
  if (!place) return null;
  return {
    said: place.said,
    read_in: place.readIn,
    level: place.level,
    basis: place.basis,
    /** True if the place was inferred from its population alone. */
    assumed: place.basis === 'population',
    unlisted: place.unlisted,
    town: place.town,
    district: place.district,
    region: place.region,
    country: place.country,
    country_code: place.countryCode,
    coordinates:
      place.latitude === null || place.longitude === null
        ? null
        : { latitude: place.latitude, longitude: place.longitude },
    population: place.population,
    time_zone: place.zone,
    candidates: place.candidates,
    source: place.source,
    ...formatReasons(place.reasons),
    at: place.at,
    conditions: place.conditions.map(({ kind, what, text, from, inputs }) => ({
      kind,
      what,
      text,
      computed_from: from,
      inputs,
    })),
    local_outlets: localOutlets(place.outlets, data),
  };
}

/** `asked`: local outlets were searched by name. Their results count however they were found. */
function localOutlets(outlets: LocalOutlet[], data: PlaceCase): LocalOutlets {
  const asked = data.coverage.filter(({ strategy }) => strategy === 'local-outlets');
  return {
    asked: asked.length > 0,
    answered: asked.some(({ outcome }) => isAnswered({ kind: outcome })),
    engines: asked.map(({ provider, outcome, hits, reason }) => ({ provider, outcome, hits, reason })),
    outlets: outlets.map(({ site, name, tier, town }) => ({
      site,
      name,
      credibility_tier: tier,
      town,
      asked: asked.some((entry) => queriesSite(entry, site)),
      source_ids: sourceIdsOnSite(site, data),
    })),
  };
}

const queriesSite = ({ query }: CoverageEntry, site: string): boolean =>
  query.split(/[\s()]+/).includes(`site:${site}`);

const sourceIdsOnSite = (site: string, data: PlaceCase): number[] =>
  relevantSources(data)
    .filter((source) => source.site === site || new URL(source.url).hostname.replace(/^www\./, '') === site)
    .map(({ id }) => id);
