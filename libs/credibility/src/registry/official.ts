import { z } from 'zod';
import { domain } from './columns';
import { outletTable, assertUniqueKeys } from './table';

const lines = outletTable('official', z.strictObject({ domain }));
assertUniqueKeys(lines, ({ domain: site }) => [site]);

/** Public bodies under ordinary suffixes. All hosts below them belong to the body. */
export const OFFICIAL_SITES: ReadonlySet<string> = new Set(lines.map(({ row }) => row.domain));
