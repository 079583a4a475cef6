import type { OutletKind } from '@corroborate/domain';
import { z } from 'zod';
import { domain, words } from './columns';
import { readOutletTable, assertUniqueKeys } from './table';

export interface Platform {
  /** Registrable domain of the platform. */
  site: string;
  name: string;
  kind: Extract<OutletKind, 'social' | 'blog' | 'forum'>;
  /** Users publish under `name.site`; each such host is a separate publisher. */
  userHosts?: boolean;
}

const platformRows = readOutletTable(
  'platforms',
  z.strictObject({
    domain,
    name: words,
    kind: z.enum(['social', 'blog', 'forum']),
    user_hosts: z.enum(['yes', 'no']),
  }),
);
assertUniqueKeys(platformRows, ({ domain: site }) => [site]);

/** Platforms where anyone can publish. A platform's credibility says nothing about the author. */
export const PLATFORMS: Platform[] = platformRows.map(({ row }) => ({
  site: row.domain,
  name: row.name,
  kind: row.kind,
  ...(row.user_hosts === 'yes' ? { userHosts: true } : {}),
}));
