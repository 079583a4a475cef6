import type { Mode } from '@corroborate/domain';

/** Thresholds for planning, answering and following up questions, with reasons. */
export const INQUIRY_LIMITS = {
  /** Minimum and maximum number of questions that an investigation plans automatically. */
  minQuestions: 3,
  maxQuestions: 7,
  /** Maximum including questions from editors and models. */
  maxTotalQuestions: 12,
  /** Maximum including follow-up questions from critiques. */
  maxQuestionsWithCritique: 20,
  /** Maximum number of critique questions searched for in one round. */
  critiqueGaps: 5,
  /** Maximum number of other questions searched for in one round. */
  questionGaps: 3,
  /**
   * Maximum number of leads searched for in one round, while too few independent credible sources confirm the story.
   */
  leadGaps: 4,
  leadSearchSourceLimit: 2,
  questionChars: 300,
  /** Maximum number of search keywords taken from a question. */
  keywords: 8,
  keywordChars: 60,
  /** Minimum importance for a detail to get its own question. */
  importance: 0.3,

  /** Minimum confidence for critical questions and for the main claim. */
  minAnswerConfidence: 0.7,
  /** Confidence in an answer from a first-hand record alone, and together with a credible report. */
  recordConfidence: 0.8,
  corroboratedRecordConfidence: 0.9,

  /** Number of rounds between two applications of the mid-inquiry methods. */
  frameworkIntervalRounds: 4,
  /** A round whose share of new pages is below this value found little. */
  minNewPageShare: 0.1,
  /** Number of consecutive searches without results after which the search stops. */
  emptyBatches: 3,
} as const;

/** Maximum number of gaps per round, which is the number of its queries. */
export const MAX_GAPS: Record<Mode, number> = { quick: 6, detailed: 8, exhaustive: 12 };
