import type { OutletKind } from '@corroborate/domain';
import { z } from 'zod';
import { domain, words } from './columns';
import { outletTable, refuseTwice } from './table';

export interface Platform {
  /** Registrable domain of the platform. */
  site: string;
  name: string;
  kind: Extract<OutletKind, 'social' | 'blog' | 'forum'>;
  /** Users publish under `name.site`; such a host is a voice of its own. */
  userHosts?: boolean;
}

const lines = outletTable(
  'platforms',
  z.strictObject({
    domain,
    name: words,
    kind: z.enum(['social', 'blog', 'forum']),
    user_hosts: z.enum(['yes', 'no']),
  }),
);
refuseTwice(lines, ({ domain: site }) => [site]);

/** Where anyone can publish. What is said of the platform says nothing about the person who writes there. */
export const PLATFORMS: Platform[] = lines.map(({ row }) => ({
  site: row.domain,
  name: row.name,
  kind: row.kind,
  ...(row.user_hosts === 'yes' ? { userHosts: true } : {}),
}));
