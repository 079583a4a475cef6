import type { Passage, Stars } from '@corroborate/domain';

/** What a page claims, with the passage that shows it. */
export interface KeyClaim extends Passage {
  /** In one sentence that says no more than the passage. */
  text: string;
  /** The claim of the topic that it mentions; null if only sources make it. */
  claimId: string | null;
}

/** A source in short. */
export interface SourceCard {
  /** `S001`, by its place in the report's list of sources. */
  id: string;
  sourceId: number;
  title: string;
  outlet: string;
  /** ISO 8601; null if the page gives no day. */
  published: string | null;
  url: string;
  stars: Stars;
  /** Political lean as an imported rating has it; null if none does. */
  lean: string | null;
  /** `HIGH` where the source counts toward the level, or is credible and disputes it. */
  importance: 'HIGH' | 'MEDIUM';
  /** At most 500 characters; null if no model took notes of the page. */
  summary: string | null;
  keyClaims: KeyClaim[];
  /** What it says of the core claim; null if it shows no passage. */
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
