import type { Mode } from '@corroborate/domain';

/** Thresholds for planning, answering and following up questions, with reasons. */
export const INQUIRY_LIMITS = {
  /** Minimum and maximum questions an investigation asks on its own. */
  fewest: 3,
  most: 7,
  /** Maximum including questions from editors and models. */
  mostOfAll: 12,
  /** Maximum including follow-up questions from critiques. */
  mostWithCritique: 20,
  /** Maximum critique questions that one round searches for. */
  critiqueGaps: 5,
  /** Maximum other questions that one round searches for. */
  questionGaps: 3,
  /** Maximum leads of pages that one round searches for, while fewer independent credible sources confirm the story. */
  leadGaps: 4,
  leadsBelow: 2,
  questionChars: 300,
  /** Maximum search keywords taken from a question. */
  keywords: 8,
  keywordChars: 60,
  /** Minimum importance at which a detail claim gets its own question. */
  importance: 0.3,

  /** Minimum confidence required of a critical question and of the main claim. */
  sure: 0.7,
  /** Confidence from a primary record alone, and together with a credible report. */
  onRecord: 0.8,
  onRecordAndReported: 0.9,

  /** Interval of the mid-inquiry frameworks, in rounds. */
  frameworkRounds: 4,
  /** A round whose share of new pages is below this yielded little. */
  little: 0.1,
  /** Consecutive searches without results after which searching stops. */
  emptyBatches: 3,
} as const;

/** Maximum gaps per round: the number of its queries. */
export const MAX_GAPS: Record<Mode, number> = { quick: 6, detailed: 8, exhaustive: 12 };
