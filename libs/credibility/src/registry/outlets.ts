import { OUTLET_KINDS, type Tier } from '@corroborate/domain';
import { z } from 'zod';
import { domain, domains, itemsOf, names, optionalCountry, optionalWords, words } from './columns';
import type { RegistryEntry } from './registry.types';
import { outletTable, readTable, type Listed } from './table';

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
export const outletsOf = (name: string): Listed<RegistryEntry>[] => outletTable(name, COLUMNS).map(withEntry);

/** Outlets in the given text. */
export const outletsIn = (text: string, file: string): Listed<RegistryEntry>[] =>
  readTable(text, file, COLUMNS).map(withEntry);

/** All sites of an outlet. */
export const addressesOf = ({ site, sites = [] }: RegistryEntry): string[] => [site, ...sites];

const withEntry = ({ row, at }: Listed<Row>): Listed<RegistryEntry> => ({ row: entryOf(row), at });

const entryOf = ({ domain: site, name, kind, country: land, tier, ...rest }: Row): RegistryEntry => ({
  site,
  name,
  kind,
  country: land || null,
  tier: Number(tier) as Tier,
  ...(rest.place ? { place: rest.place } : {}),
  ...(rest.owner ? { owner: rest.owner } : {}),
  ...(rest.note ? { note: rest.note } : {}),
  ...(rest.aliases ? { aliases: itemsOf(rest.aliases) } : {}),
  ...(rest.more_domains ? { sites: itemsOf(rest.more_domains) } : {}),
});
