import type { Reason } from './reasons';
import type { Instant } from './time';
import type { OutletKind, Stars, Tier } from './vocabulary';

/** Who is speaking: what is known of a domain, and why. */
export interface SourceProfile {
  host: string;
  site: string;
  /** The outlet's name where known, else the site. */
  name: string;
  kind: OutletKind;
  tier: Tier;
  /** 0–100. */
  score: number;
  stars: Stars;
  reliability: 'very reliable' | 'neutral' | 'unreliable';
  /** Outlets with one owner group are not independent of each other. Null = not known. */
  ownerGroup: string | null;
  country: string | null;
  place: string | null;
  /** Political lean as an imported rating has it (`left-center`); absent or null if none says. No level knows it. */
  lean?: string | null;
  /** When the site was registered, where that was looked up. */
  registered?: Instant;
  reasons: Reason[];
}
