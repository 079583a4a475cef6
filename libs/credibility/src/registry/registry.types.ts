import type { SourceProfile } from '@corroborate/domain';

/** General knowledge about an outlet, by its registrable domain, or a host if one domain serves several outlets. */
export interface RegistryEntry extends Pick<SourceProfile, 'site' | 'name' | 'kind' | 'country' | 'tier'> {
  /** Other names under which it is cited. */
  aliases?: string[];
  /** Other sites of the same newsroom. */
  sites?: string[];
  place?: string;
  /** Owner group; outlets with the same owner are not independent of each other. */
  owner?: string;
  /** Reason for the tier if the kind alone does not explain it. */
  note?: string;
}
