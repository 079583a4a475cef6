import type { Passage, Stars } from '@corroborate/domain';

/** A claim of the page, with its passage. */
export interface KeyClaim extends Passage {
  /** In one sentence that says no more than the passage. */
  text: string;
  /** The claim of the topic that it speaks of; null where only sources make it. */
  claimId: string | null;
}

/** A source in short. */
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
  /** Political leaning from an imported rating; null if unrated. */
  lean: string | null;
  /** `HIGH` if the source is counted, or is credible and disputes the topic. */
  importance: 'HIGH' | 'MEDIUM';
  /** At most 500 characters; null where no model took notes of the page. */
  summary: string | null;
  keyClaims: KeyClaim[];
  /** Its statement on the main claim; null without a passage. */
  keyFinding: { text: string; quote: string } | null;
}

/** A claim that only sources make: to be followed, never counted. */
export interface CardLead {
  text: string;
  /** As the first of its sources has it. */
  quote: string;
  sourceIds: number[];
}

/** Number of sources with four or five stars, two or three, and one. */
export interface CredibilityTally {
  high: number;
  medium: number;
  low: number;
}
