import type { LocalOutlet, OutletsOfRegion } from '@corroborate/domain';
import { registryEntry } from '../registry';
import { UNITED_STATES } from './regions-united-states';
import { WORLD } from './regions-world';

/**
 * One line a region: `COUNTRY Region: site@Town site …`, a country alone where outlets speak for all of it. Regions go
 * by the English names of
 * GeoNames, towns have `_` for spaces. The lists only say where an outlet is at home; its name, kind and tier are the
 * registry's.
 */
interface Listed {
  site: string;
  town: string | null;
}

let byRegion: Map<string, Listed[]> | null = null;

function listed(): Map<string, Listed[]> {
  byRegion ??= new Map(
    `${UNITED_STATES}${WORLD}`
      .split('\n')
      .filter(Boolean)
      .map((line) => [keyOf(line.slice(0, 2), line.slice(3, line.indexOf(':')) || null), sitesIn(line)] as const),
  );
  return byRegion;
}

const sitesIn = (line: string): Listed[] =>
  line
    .slice(line.indexOf(':') + 2)
    .split(' ')
    .map((one) => one.split('@'))
    .map(([site = '', town]) => ({ site, town: town?.replaceAll('_', ' ') ?? null }));

const keyOf = (country: string, region: string | null): string =>
  `${country} ${(region ?? '')
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .trim()}`;

/**
 * Outlets of the registry that report from there; none where nobody is listed, or where the registry has come to
 * distrust them.
 */
export const outletsOfRegion: OutletsOfRegion = (country, region) =>
  (listed().get(keyOf(country, region)) ?? []).flatMap(({ site, town }): LocalOutlet[] => {
    const entry = registryEntry(site, site);
    return entry && entry.tier <= 3 ? [{ site, name: entry.name, kind: entry.kind, tier: entry.tier, town }] : [];
  });

/** Every line of the lists, for those who check or show them. */
export const listedRegions = (): ReadonlyMap<string, readonly { site: string; town: string | null }[]> => listed();
