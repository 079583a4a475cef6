import type { Passage, Stars } from '@corroborate/domain';

/** A claim of the page, with its passage. */
export interface KeyClaim extends Passage {
  /** The claim in one sentence, without additions to the passage. */
  text: string;
  /** ID of the matching claim of the topic; null if only sources make the claim. */
  claimId: string | null;
}

/** Short summary of a source. */
export interface SourceCard {
  /** `S001`, by its position in the report's list of sources. */
  id: string;
  sourceId: number;
  title: string;
  outlet: string;
  /** ISO 8601; null if the page gives no date. */
  published: string | null;
  url: string;
  stars: Stars;
  /** Political leaning from an imported rating; null if unrated. */
  lean: string | null;
  /** `HIGH` if the source is counted, or is credible and disputes the topic. */
  importance: 'HIGH' | 'MEDIUM';
  /** At most 500 characters; null if no model took notes on the page. */
  summary: string | null;
  keyClaims: KeyClaim[];
  /** What the source says about the main claim; null if it has no passage on it. */
  keyFinding: { text: string; quote: string } | null;
}

/** A claim that sources make but the topic does not: to be followed up, never counted. */
export interface CardLead {
  text: string;
  /** Verbatim quote from the first source. */
  quote: string;
  sourceIds: number[];
}

/** Number of sources with four or five stars, two or three, and one. */
export interface CredibilityTally {
  high: number;
  medium: number;
  low: number;
}
