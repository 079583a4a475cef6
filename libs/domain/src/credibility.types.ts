import type { Reason } from './reasons';
import type { Instant } from './time';
import type { OutletKind, Stars, Tier } from './vocabulary';

/** What is known about a publisher, identified by domain, with reasons. */
export interface SourceProfile {
  host: string;
  site: string;
  /** Name of the outlet, or its site if the name is unknown. */
  name: string;
  kind: OutletKind;
  tier: Tier;
  /** From 0 to 100. */
  score: number;
  stars: Stars;
  reliability: 'very reliable' | 'neutral' | 'unreliable';
  /** Outlets of one owner group are not independent of each other; null if unknown. */
  ownerGroup: string | null;
  country: string | null;
  place: string | null;
  /** Political leaning from an imported rating (`left-center`); absent or null if unrated. Never affects the level. */
  lean?: string | null;
  /** Registration date of the domain, if looked up. */
  registered?: Instant;
  reasons: Reason[];
}
