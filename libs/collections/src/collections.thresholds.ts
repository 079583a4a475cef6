import type { Mode } from '@corroborate/domain';

/** Thresholds for collections, with reasons. */
export const COLLECTIONS = {
  /** Buckets of one field that are told. */
  topN: 20,
  /** Documents of each that are looked at, where all are too many to be read. */
  samplesPerBucket: 20,
  /** Servers cap pages at so much. */
  page: 100,
  /** Documents of a batch: the usual, and the most for large collections. */
  batch: 75,
  batchMost: 300,
  /** Batches without anything new after which a scan ends. */
  emptyBatches: 3,
  /** Findings of one document. */
  findingsPerDocument: 3,
  /** Further questions to one collection for one open question at a time. */
  followUps: 3,
  /** Rounds of asking for one topic. */
  iterations: 10,
  /** Confidence in every critical question that is enough. */
  confident: 0.7,
  /** Documents that bear a claim, below which it is weak. */
  documents: 3,
  /** Findings of one scan that are kept, the surest first; more say the same again. */
  findings: 60,
  /** The same of each question that did not ask for the scan, and may yet ask for the same. */
  findingsBeside: 12,
  /** Documents of one topic that become records. */
  records: 12,
  /** Documents behind one figure that are told and captured. */
  behindFigure: 20,
  /** Samples used to detect field meanings. */
  samples: 20,
} as const;

/** A record of an event may be of the evening before it was told, and follows it within a month. */
export const EVENT_DAYS = { before: 3, after: 31 } as const;

/** Documents of one question that are read in full; a larger answer is told by its figures alone, and said to be. */
export const SCAN_CEILING: Record<Mode, number> = { quick: 300, detailed: 3_000, exhaustive: 200_000 };

/** Documents that are read to count an answer to one free question; of more none is given. */
export const FIGURE_CEILING: Record<Mode, number> = { quick: 3_000, detailed: 12_000, exhaustive: 200_000 };

/** Documents of one topic that a reading model is shown, the nearest to the questions first. */
export const READ_CEILING: Record<Mode, number> = { quick: 12, detailed: 30, exhaustive: 60 };

/** Milliseconds for all collections of one topic; reading waits for them. */
export const COLLECTIONS_MS: Record<Mode, number> = { quick: 15_000, detailed: 45_000, exhaustive: 90_000 };
