import type { CollectedDocument, CollectionName, Days } from '../collection.types';

/** Operations on the documents of a collection. */
export const DATA_OPERATIONS = [
  'count',
  'count_distinct',
  'sum',
  'group_by',
  'top_n',
  'date_histogram',
  'find',
  'scan',
] as const;

export const INTERVALS = ['day', 'month', 'year', 'none'] as const;
export const SORT_ORDERS = ['most', 'least', 'none'] as const;

/** Kinds of field values: repeating names and words, dates, numbers, unique IDs, or prose. */
export const FIELD_KINDS = ['words', 'day', 'number', 'mark', 'prose'] as const;

export interface DescribedField {
  name: string;
  kind: (typeof FIELD_KINDS)[number];
  /** Values found in documents, most frequent first. */
  values: string[];
  /** True if `values` is complete. */
  complete: boolean;
}

/**
 * Description of a collection for the reader that proposes how to query it. All of it is untrusted data from the
 * server.
 */
export interface DescribedCollection extends CollectionName {
  documents: number | null;
  /** First and last month with documents: `2019-01`. */
  months: { first: string; last: string } | null;
  fields: DescribedField[];
}

/** An operation proposed for a question; untrusted. */
export interface ProposedOperation {
  question: string;
  /** `server/tool` */
  collection: string;
  operation: (typeof DATA_OPERATIONS)[number];
  /** Fields to count, sum, group by, order by or return. */
  fields: readonly string[];
  filters: readonly { field: string; value: string }[];
  /** Inclusive ranges of dates or numbers; an empty bound means no limit. */
  ranges: readonly ({ field: string } & Days)[];
  interval: (typeof INTERVALS)[number];
  /**
   * Field by which documents are sorted, or which is summed to rank groups; if empty, groups are ranked by number of
   * documents.
   */
  sort: string;
  order: (typeof SORT_ORDERS)[number];
  /** Maximum number of rows; 0 = only the policy's limit. */
  limit: number;
}

/** An operation allowed by the policy, with the collection's field names. */
export type DataOperation = Omit<ProposedOperation, 'question' | 'collection'>;

/** Why a proposed operation is rejected. */
export const REFUSAL_REASONS = [
  'unknown-question',
  'unknown-collection',
  'unknown-field',
  'unfit-field',
  'value-from-nowhere',
  'unknown-value',
  'unfit-range',
  'figure-left-out',
  'name-left-out',
  'out-of-time-span',
] as const;
export type RefusalReason = (typeof REFUSAL_REASONS)[number];

/** Why an executed operation gives no answer. */
export const NO_ANSWER_REASONS = [
  'no-document',
  'no-number',
  'hole',
  'a-tie',
  'too-many',
  'to-be-read',
  'fault',
] as const;
export type NoAnswerReason = (typeof NO_ANSWER_REASONS)[number];

/** A row of an answer: a value, or a label and its value. */
export type FigureRow = string[];

/** Figures. `atHand`: the documents among them that were read in full. */
export type Figures =
  { rows: FigureRow[]; docIds: string[]; atHand?: CollectedDocument[] } | { rows: null; why: NoAnswerReason };
