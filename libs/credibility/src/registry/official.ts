import { z } from 'zod';
import { domain } from './columns';
import { readOutletTable, assertUniqueKeys } from './table';

const officialRows = readOutletTable('official', z.strictObject({ domain }));
assertUniqueKeys(officialRows, ({ domain: site }) => [site]);

/** Public bodies with ordinary suffixes. All hosts below their domains belong to them. */
export const OFFICIAL_SITES: ReadonlySet<string> = new Set(officialRows.map(({ row }) => row.domain));
