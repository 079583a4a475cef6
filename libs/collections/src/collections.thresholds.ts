import type { Mode } from '@corroborate/domain';

/** Thresholds for collections, with reasons. */
export const COLLECTION_LIMITS = {
  /** Buckets listed per field. */
  topN: 20,
  /** Documents sampled per bucket if there are too many to read all. */
  samplesPerBucket: 20,
  /** Maximum page size accepted by servers. */
  page: 100,
  /** Documents per batch by default, and the maximum for large collections. */
  batch: 75,
  batchMost: 300,
  /** A scan ends after this many batches without new documents. */
  emptyBatches: 3,
  /** Maximum findings per document. */
  findingsPerDocument: 3,
  /** Maximum number of follow-up queries planned at a time per collection and open question. */
  followUps: 3,
  /** Maximum rounds of queries per topic. */
  iterations: 10,
  /** Maximum number of steps in a round that run concurrently. */
  atOnce: 6,
  /** Maximum number of times that validation can request more queries. */
  revisions: 2,
  /** Confidence that suffices if every critical question reaches it. */
  confident: 0.7,
  /** A claim supported by fewer documents is weak. */
  documents: 3,
  /** Maximum number of findings kept per scan, most certain first; more would mostly be repetitions. */
  findings: 60,
  /** The same limit for each question that did not trigger the scan but may reuse it. */
  findingsBeside: 12,
  /** Maximum number of documents per topic that become records. */
  records: 12,
  /** Maximum number of documents listed and captured per figure. */
  behindFigure: 20,
  /** Number of sample documents used to detect field meanings. */
  samples: 20,
} as const;

/**
 * Days before and after the reported event: a record can be dated shortly before it and usually follows within a month.
 */
export const EVENT_DAYS = { before: 3, after: 31 } as const;

/**
 * Maximum number of documents read in full per question; larger results are summarized by figures alone and marked as
 * such.
 */
export const MAX_SCANNED_DOCUMENTS: Record<Mode, number> = { quick: 300, detailed: 3_000, exhaustive: 200_000 };

/** Maximum number of documents read to answer a free question by counting; there is no answer above it. */
export const MAX_FIGURE_DOCUMENTS: Record<Mode, number> = { quick: 3_000, detailed: 12_000, exhaustive: 200_000 };

/** Maximum documents per topic shown to a model, most relevant first. */
export const READ_CEILING: Record<Mode, number> = { quick: 12, detailed: 30, exhaustive: 60 };

/** Time limit for all collections of a topic, in ms; reading waits for them. */
export const COLLECTIONS_TIMEOUT_MS: Record<Mode, number> = { quick: 15_000, detailed: 45_000, exhaustive: 90_000 };
