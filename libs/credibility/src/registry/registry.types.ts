import type { OutletKind, Tier } from '@corroborate/domain';

/** What is known of an outlet from general knowledge, by the address it publishes under. */
export interface RegistryEntry {
  /** Registrable domain, or a host where one address serves several outlets. */
  site: string;
  name: string;
  /** Other names it is cited under. */
  aliases?: string[];
  /** Other addresses of the same newsroom. */
  sites?: string[];
  kind: OutletKind;
  country: string | null;
  place?: string;
  /** Owner group; outlets of one owner are not independent of each other. */
  owner?: string;
  tier: Tier;
  /** Why it stands where it stands, when the kind alone does not say it. */
  note?: string;
}
