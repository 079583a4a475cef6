import { z } from 'zod';
import { domain } from './columns';
import { readOutletTable, assertUniqueKeys } from './table';

const officialRows = readOutletTable('official', z.strictObject({ domain }));
assertUniqueKeys(officialRows, ({ domain: site }) => [site]);

/** Public bodies under ordinary suffixes. All hosts below them belong to the body. */
export const OFFICIAL_SITES: ReadonlySet<string> = new Set(officialRows.map(({ row }) => row.domain));
