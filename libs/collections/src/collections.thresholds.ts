import type { Mode } from '@corroborate/domain';

/** Thresholds for collections, with reasons. */
export const COLLECTION_LIMITS = {
  /** Buckets listed per field. */
  topN: 20,
  /** Documents sampled per bucket if there are too many to read all. */
  samplesPerBucket: 20,
  /** Maximum page size accepted by servers. */
  page: 100,
  /** Documents per batch: default, and maximum for large collections. */
  batch: 75,
  batchMost: 300,
  /** A scan ends after this many batches without new documents. */
  emptyBatches: 3,
  /** Maximum findings per document. */
  findingsPerDocument: 3,
  /** Maximum follow-up queries to one collection per open question at a time. */
  followUps: 3,
  /** Maximum rounds of queries per topic. */
  iterations: 10,
  /** Maximum steps of a round that run at the same time. */
  atOnce: 6,
  /** Maximum times that validation may ask for more queries. */
  revisions: 2,
  /** Sufficient confidence in every critical question. */
  confident: 0.7,
  /** A claim supported by fewer documents is weak. */
  documents: 3,
  /** Findings kept per scan, most certain first; more are mostly repetitions. */
  findings: 60,
  /** The same limit for each question that did not trigger the scan but may reuse it. */
  findingsBeside: 12,
  /** Documents per topic that become records. */
  records: 12,
  /** Documents listed and captured per figure. */
  behindFigure: 20,
  /** Samples used to detect field meanings. */
  samples: 20,
} as const;

/** A record may be dated shortly before the reported event and usually follows within a month. */
export const EVENT_DAYS = { before: 3, after: 31 } as const;

/** Maximum documents read in full per question; larger results are summarized by figures only, and marked as such. */
export const MAX_SCANNED_DOCUMENTS: Record<Mode, number> = { quick: 300, detailed: 3_000, exhaustive: 200_000 };

/** Maximum documents read to count an answer to a free question; beyond this there is no answer. */
export const MAX_FIGURE_DOCUMENTS: Record<Mode, number> = { quick: 3_000, detailed: 12_000, exhaustive: 200_000 };

/** Maximum documents per topic shown to a model, most relevant first. */
export const READ_CEILING: Record<Mode, number> = { quick: 12, detailed: 30, exhaustive: 60 };

/** Time limit for all collections of a topic, in ms; reading waits for them. */
export const COLLECTIONS_TIMEOUT_MS: Record<Mode, number> = { quick: 15_000, detailed: 45_000, exhaustive: 90_000 };
