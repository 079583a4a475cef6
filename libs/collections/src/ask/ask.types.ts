import type { CollectedDocument, CollectionName, Days } from '../collection.types';

/** What can be asked of documents of a collection. */
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
export const ORDERS = ['most', 'least', 'none'] as const;

/** What a field holds: names and words that repeat, a day, a number, a mark of its own, or prose. */
export const FIELD_KINDS = ['words', 'day', 'number', 'mark', 'prose'] as const;

export interface DescribedField {
  name: string;
  kind: (typeof FIELD_KINDS)[number];
  /** Values that stand in documents, the most frequent first. */
  values: string[];
  /** These are all of its values. */
  complete: boolean;
}

/** A collection as somebody is told of it who is to say how it may be asked. All of it is data of its server. */
export interface DescribedCollection extends CollectionName {
  documents: number | null;
  /** First and last month of its documents: `2019-01`. */
  months: { first: string; last: string } | null;
  fields: DescribedField[];
}

/** One operation as it was proposed for a question; nothing of it is believed. */
export interface ProposedOperation {
  question: string;
  /** `server/tool` */
  collection: string;
  operation: (typeof DATA_OPERATIONS)[number];
  /** What is counted apart, summed, grouped by, dated, or told. */
  fields: readonly string[];
  filters: readonly { field: string; value: string }[];
  /** Of days or numbers, both ends included; an empty end is open. */
  ranges: readonly ({ field: string } & Days)[];
  interval: (typeof INTERVALS)[number];
  /** By which field documents stand in a row, or whose sum makes a group great; empty: the number of documents. */
  sort: string;
  order: (typeof ORDERS)[number];
  /** So many rows; 0 is all that may be told. */
  limit: number;
}

/** An operation that the policy allows, in the spelling of the collection. */
export type DataOperation = Omit<ProposedOperation, 'question' | 'collection'>;

/** Why a proposed operation is not carried out. */
export const REFUSALS = [
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
export type Refusal = (typeof REFUSALS)[number];

/** Why an operation that was carried out tells nothing. */
export const SILENCES = ['no-document', 'no-number', 'hole', 'a-tie', 'too-many', 'to-be-read', 'fault'] as const;
export type Silence = (typeof SILENCES)[number];

/** A row of an answer: a value, or what it is of and the value. */
export type FigureRow = string[];

/** `atHand`: those of the documents that were read as a whole. */
export type Figures =
  { rows: FigureRow[]; docIds: string[]; atHand?: CollectedDocument[] } | { rows: null; why: Silence };
