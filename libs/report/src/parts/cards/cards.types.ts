import type { Passage, Stars } from '@corroborate/domain';

/** A statement of a page that can be checked, letter by letter as the page has it. */
export interface KeyClaim extends Passage {
  /** The same on one line. */
  text: string;
  /** The claim of the topic that it speaks of; null where only sources make it. */
  claimId: string | null;
}

/** A source in short. Every sentence in it is one of the page itself. */
export interface SourceCard {
  /** `S001`, by its place in the report's list of sources. */
  id: string;
  sourceId: number;
  title: string;
  outlet: string;
  /** ISO 8601; null where the page gives no day. */
  published: string | null;
  url: string;
  stars: Stars;
  /** Political lean as an imported rating has it; null where none does. */
  lean: string | null;
  /** `HIGH` where the source counts toward the level, or is credible and disputes it. */
  importance: 'HIGH' | 'MEDIUM';
  /** At most 500 characters in up to three sentences. */
  summary: string;
  keyClaims: KeyClaim[];
  /** What it says of the core claim; null where it shows no passage. */
  keyFinding: { text: string; quote: string } | null;
}

/** A claim that only sources make: to be followed, never counted. */
export interface CardLead {
  text: string;
  /** As the first of its sources has it. */
  quote: string;
  sourceIds: number[];
}

/** How many sources stand how high: four or five stars, three or two, one. */
export interface CredibilityTally {
  high: number;
  medium: number;
  low: number;
}
