import type { Reason } from './reasons';
import type { Instant } from './time';
import type { OutletKind, Tier } from './vocabulary';

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
  stars: 1 | 2 | 3 | 4 | 5;
  reliability: 'very reliable' | 'neutral' | 'unreliable';
  /** Outlets with one owner group are not independent of each other. Null = not known. */
  ownerGroup: string | null;
  country: string | null;
  place: string | null;
  /** When the site was registered, where that was looked up. */
  registered?: Instant;
  reasons: Reason[];
}
