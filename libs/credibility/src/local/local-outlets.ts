import type { LocalOutlet, FindRegionalOutlets } from '@corroborate/domain';
import { z } from 'zod';
import { removeAccents } from '@corroborate/text';
import { registryEntry } from '../registry';
import { country, domain, optionalWords } from '../registry/columns';
import { readOutletTable, assertUniqueKeys } from '../registry/table';

/** An outlet's home region according to the tables; its name, kind and tier come from the registry. */
interface ListedOutlet {
  site: string;
  town: string | null;
}

const COLUMNS = z.strictObject({ country, region: optionalWords, domain, town: optionalWords });

const OUTLETS_BY_REGION = readRegions();

function readRegions(): ReadonlyMap<string, ListedOutlet[]> {
  const lines = ['local/united-states', 'local/world'].flatMap((name) => readOutletTable(name, COLUMNS));
  assertUniqueKeys(lines, (row) => [`${keyOf(row.country, row.region)}: ${row.domain}`]);
  const regions = Map.groupBy(lines, ({ row }) => keyOf(row.country, row.region));
  return new Map(
    [...regions].map(([key, rows]) => [key, rows.map(({ row }) => ({ site: row.domain, town: row.town || null }))]),
  );
}

function keyOf(country: string, region: string | null): string {
  const plain = removeAccents(region ?? '');
  return `${country} ${plain.toLowerCase().trim()}`;
}

/** Registered outlets that cover the region; empty if none is listed or all of them are rated unreliable. */
export const findRegionalOutlets: FindRegionalOutlets = (country, region) =>
  (OUTLETS_BY_REGION.get(keyOf(country, region)) ?? []).flatMap(({ site, town }): LocalOutlet[] => {
    const entry = registryEntry(site, site);
    return entry && entry.tier <= 3 ? [{ site, name: entry.name, kind: entry.kind, tier: entry.tier, town }] : [];
  });

/** All regions in the tables, for checks and display. */
export const listRegions = (): ReadonlyMap<string, readonly { site: string; town: string | null }[]> =>
  OUTLETS_BY_REGION;
