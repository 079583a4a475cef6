import { OUTLET_KINDS, type Tier } from '@corroborate/domain';
import { z } from 'zod';
import { domain, domains, splitItems, names, optionalCountry, optionalWords, words } from './columns';
import type { RegistryEntry } from './registry.types';
import { readOutletTable, readTable, type LocatedRow } from './table';

const COLUMNS = z.strictObject({
  domain,
  name: words,
  kind: z.enum(OUTLET_KINDS),
  country: optionalCountry,
  tier: z.enum(['1', '2', '3', '4']),
  place: optionalWords,
  owner: optionalWords,
  aliases: names,
  more_domains: domains,
  note: optionalWords,
});
type Row = z.output<typeof COLUMNS>;

/** Outlets of `data/outlets/<name>.tsv`, each with its line. */
export const readOutlets = (name: string): LocatedRow<RegistryEntry>[] =>
  readOutletTable(name, COLUMNS).map(toListedEntry);

/** Outlets in the given text. */
export const parseOutlets = (text: string, file: string): LocatedRow<RegistryEntry>[] =>
  readTable(text, file, COLUMNS).map(toListedEntry);

/** All sites of an outlet. */
export const listSites = ({ site, sites = [] }: RegistryEntry): string[] => [site, ...sites];

const toListedEntry = ({ row, at }: LocatedRow<Row>): LocatedRow<RegistryEntry> => ({ row: entryOf(row), at });

const entryOf = ({ domain: site, name, kind, country: land, tier, ...rest }: Row): RegistryEntry => ({
  site,
  name,
  kind,
  country: land || null,
  tier: Number(tier) as Tier,
  ...(rest.place ? { place: rest.place } : {}),
  ...(rest.owner ? { owner: rest.owner } : {}),
  ...(rest.note ? { note: rest.note } : {}),
  ...(rest.aliases ? { aliases: splitItems(rest.aliases) } : {}),
  ...(rest.more_domains ? { sites: splitItems(rest.more_domains) } : {}),
});
