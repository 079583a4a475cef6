import { listSites, readOutlets } from './outlets';
import type { RegistryEntry } from './registry.types';
import { assertUniqueKeys } from './table';

/** Files of data/outlets, in order: a name that resembles several outlets counts as an imitation of the first. */
export const WELL_KNOWN_TABLES = [
  'agencies',
  'united-states',
  'united-states-local',
  'british-isles',
  'europe',
  'world',
  'fact-checkers',
  'satire',
  'fabricators',
  'press-releases',
  'aggregators',
  'companies',
  'reference',
].map((name) => `well-known/${name}`);

export const REGIONAL_TABLES = [
  'united-states',
  'united-states-stations',
  'united-states-towns',
  'united-states-towns-west',
  'commonwealth-towns',
  'europe',
  'europe-north-east',
  'americas-and-pacific',
  'africa-and-asia',
  'institutions',
].map((name) => `further/${name}`);

const wellKnownOutlets = WELL_KNOWN_TABLES.flatMap(readOutlets);
const regionalOutlets = REGIONAL_TABLES.flatMap(readOutlets);
assertUniqueKeys([...wellKnownOutlets, ...regionalOutlets], listSites);

/**
 * Outlets so widely known that others borrow their names. Names of unknown sites are searched only for these, because
 * legitimate papers share the names of others.
 */
export const FAMOUS_OUTLETS: RegistryEntry[] = wellKnownOutlets.map(({ row }) => row);

/** Every outlet known from general knowledge. */
export const LISTED_OUTLETS: RegistryEntry[] = [...FAMOUS_OUTLETS, ...regionalOutlets.map(({ row }) => row)];

const ENTRY_BY_SITE = new Map(
  LISTED_OUTLETS.flatMap((entry) => listSites(entry).map((site) => [site, entry] as const)),
);

/** Entry of a host or of its nearest listed parent domain, e.g. `news.example.com` → `example.com`. */
export function registryEntry(host: string, site: string): RegistryEntry | null {
  const labels = host.split('.');
  for (let at = 0; at < labels.length - 1; at += 1) {
    const name = labels.slice(at).join('.');
    const entry = ENTRY_BY_SITE.get(name);
    if (entry) return entry;
    if (name === site) break;
  }
  return null;
}

export type { RegistryEntry } from './registry.types';
