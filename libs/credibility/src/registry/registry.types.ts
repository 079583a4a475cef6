import type { OutletKind, Tier } from '@corroborate/domain';

/** General knowledge about an outlet, by its site. */
export interface RegistryEntry {
  /** Registrable domain, or a host if one domain serves several outlets. */
  site: string;
  name: string;
  /** Other names under which it is cited. */
  aliases?: string[];
  /** Other sites of the same newsroom. */
  sites?: string[];
  kind: OutletKind;
  country: string | null;
  place?: string;
  /** Owner group; outlets with the same owner are not independent of each other. */
  owner?: string;
  tier: Tier;
  /** Reason for the tier if the kind alone does not explain it. */
  note?: string;
}
