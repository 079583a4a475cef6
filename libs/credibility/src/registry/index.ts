import { agencies } from './agencies';
import { britishIsles } from './british-isles';
import { europe } from './europe';
import type { RegistryEntry } from './registry.types';
import { aggregators, companies, fabricators, factCheckers, pressReleases, reference, satire } from './special';
import { unitedStates } from './united-states';
import { unitedStatesLocal } from './united-states-local';
import { wideEurope } from './wide-europe';
import { wideEuropeNorthEast } from './wide-europe-north-east';
import { wideInstitutions } from './wide-institutions';
import { wideTowns } from './wide-towns';
import { wideUnitedStates } from './wide-united-states';
import { wideUnitedStatesAir } from './wide-united-states-air';
import { wideUnitedStatesTowns } from './wide-united-states-towns';
import { wideUnitedStatesTownsWest } from './wide-united-states-towns-west';
import { wideWorld } from './wide-world';
import { wideWorldEast } from './wide-world-east';
import { world } from './world';

/**
 * Outlets whose names are known so widely that others borrow them. Only these are looked for in the names of
 * strangers: the names of the many others are shared by honest papers elsewhere.
 */
export const FAMOUS: RegistryEntry[] = [
  ...agencies,
  ...unitedStates,
  ...unitedStatesLocal,
  ...britishIsles,
  ...europe,
  ...world,
  ...factCheckers,
  ...satire,
  ...fabricators,
  ...pressReleases,
  ...aggregators,
  ...companies,
  ...reference,
];

/** Every outlet known from general knowledge. */
export const REGISTRY: RegistryEntry[] = [
  ...FAMOUS,
  ...wideUnitedStates,
  ...wideUnitedStatesAir,
  ...wideUnitedStatesTowns,
  ...wideUnitedStatesTownsWest,
  ...wideTowns,
  ...wideEurope,
  ...wideEuropeNorthEast,
  ...wideWorld,
  ...wideWorldEast,
  ...wideInstitutions,
];

const BY_SITE = new Map<string, RegistryEntry>();
for (const entry of REGISTRY) for (const site of [entry.site, ...(entry.sites ?? [])]) BY_SITE.set(site, entry);

/** The entry of a host or of the nearest domain above it that is listed, e.g. `news.example.com` → `example.com`. */
export function registryEntry(host: string, site: string): RegistryEntry | null {
  const labels = host.split('.');
  for (let at = 0; at < labels.length - 1; at += 1) {
    const name = labels.slice(at).join('.');
    const entry = BY_SITE.get(name);
    if (entry) return entry;
    if (name === site) break;
  }
  return null;
}

export const registrySites = (): IterableIterator<string> => BY_SITE.keys();
export type { RegistryEntry } from './registry.types';
