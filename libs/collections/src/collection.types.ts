import type hints from '../../../data/collections/hints.json';
/** A collection: one document search tool of a data server. All its data is untrusted. */
export interface CollectionName {
  server: string;
  tool: string;
}

/** A tool as described by its server. */
export interface ToolDescription {
  name: string;
  description: string;
  inputSchema: Record<string, unknown>;
}

/** A document of a collection, parsed by its field mapping. */
export interface CollectedDocument {
  id: string;
  title: string;
  text: string;
  /** `2026-03-09`; null if no field contains a date. */
  date: string | null;
  url: string | null;
  entities: string[];
  places: string[];
  themes: string[];
  /** All scalar fields, as sent by the server. */
  fields: Record<string, string | number | boolean>;
  /** SHA-256 of the server response that contained it; absent if unknown. */
  receivedIn?: string;
}

/** Maps document properties to field names; `null` if the document has no such field. */
export interface FieldMapping {
  id: string | null;
  title: string | null;
  text: string | null;
  date: string | null;
  url: string | null;
  entities: string[];
  places: string[];
  themes: string[];
  numbers: string[];
}

/** Maps request properties to tool parameters; absent if the tool has none of that kind. */
export interface ToolParameters extends Partial<Record<keyof typeof hints.parameters, string>> {
  /** Parameters that expect JSON text instead of an object or list. */
  asText: string[];
}

/** A collection as discovered from its server's tools. */
export interface Collection extends CollectionName {
  description: string;
  /** Digest of the tool's schema: a changed tool counts as a different tool. */
  digest: string;
  /** Tool of the same server that returns a document by id; absent if none. */
  fetch?: FetchTool;
  parameters: ToolParameters;
  mapping: FieldMapping;
  /** Number of documents; null if unknown. */
  size: number | null;
  /** Fields and their mapping before the operator's corrections; absent if there were no samples. */
  discovered?: { names: string[]; mapping: FieldMapping };
  priceUsd: number;
  health: 'well' | 'ill';
  /** Subjects for which the operator declares this collection the primary record. */
  primary: string[];
}

/** A tool that takes a document id and no other required parameter. */
export interface FetchTool {
  tool: string;
  parameter: string;
}

/** Inclusive date range: `2026-03-09`. */
export interface Days {
  from: string;
  to: string;
}

/** Request for one page of documents. */
export interface DocumentRequest {
  query?: string;
  filters?: Record<string, string>;
  /** Inclusive dates; only used if the tool has a parameter for each. */
  from?: string;
  to?: string;
  /** Most important dates, to which the request can be narrowed if the server cannot handle the full range. */
  around?: Days;
  pageSize: number;
  after?: unknown[] | null;
  fields?: string[];
  groupBy?: string[];
  dateHistogram?: { field: string; interval: 'day' | 'month' | 'year' };
  topN?: number;
  samplesPerBucket?: number;
}

export interface Bucket {
  /** One value for each field in `groupBy`. */
  keys: string[];
  count: number;
  samples: Record<string, unknown>[];
}

/** Number of documents in a month: `2021-03`. */
export interface Month {
  key: string;
  count: number;
}

/** Normalized response of a call. */
export interface CollectionAnswer {
  documents: Record<string, unknown>[];
  after: unknown[] | null;
  hasMore: boolean;
  /** Number of matching documents; null if the server does not report it. */
  total: number | null;
  buckets: Bucket[];
  histogram: Month[];
  /** Set if the server could answer only for these dates, not for all dates requested. */
  narrowed?: Days;
  /** SHA-256 of the response bytes; absent if unknown. */
  receivedIn?: string;
}

/** A question of an investigation that is to be answered from collections. */
export interface SubQuestion {
  id: string;
  question: string;
  priority: 'critical' | 'normal';
}

/** A statement supported by documents of a collection. */
export interface CollectionFinding {
  questionId: string;
  claim: string;
  /** Verbatim text from the first of the listed documents. */
  evidence: string;
  docIds: string[];
  collection: CollectionName;
  confidence: number;
  themes: string[];
  /** Search terms suggested by a reader; not field values. */
  terms?: string[];
  /** The model that read the document; absent if rules found it. */
  by?: string;
}
