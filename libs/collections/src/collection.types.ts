import type hints from '../../../data/collections/hints.json';
/** A collection: one document search tool of a data server. All its data is untrusted. */
export interface CollectionName {
  server: string;
  tool: string;
}

/** A tool as its server describes it. */
export interface ToolDescription {
  name: string;
  description: string;
  inputSchema: Record<string, unknown>;
}

/** What a document of a collection says, by the fields found in it. */
export interface CollectedDocument {
  id: string;
  title: string;
  text: string;
  /** `2026-03-09`; null where no field names a day. */
  date: string | null;
  url: string | null;
  entities: string[];
  places: string[];
  themes: string[];
  /** All plain fields, as the server sent them. */
  fields: Record<string, string | number | boolean>;
  /** SHA-256 of the answer of its server in which it stood; absent where that is not known. */
  receivedIn?: string;
}

/** Which field of a document says what; `null` where none does. */
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

/** Which parameter of a tool takes what; absent where it has none of the kind. */
export interface ToolParameters extends Partial<Record<keyof typeof hints.parameters, string>> {
  /** Those that want a JSON text where an object or list would be natural. */
  asText: string[];
}

/** A collection as it was found when its server was asked for its tools. */
export interface Collection extends CollectionName {
  description: string;
  /** Of its schema: a tool that changes is another tool. */
  digest: string;
  /** The tool of the same server that gives one document by its id, where it has one. */
  fetch?: FetchTool;
  parameters: ToolParameters;
  mapping: FieldMapping;
  /** Documents in it; null where it does not tell. */
  size: number | null;
  /** Its fields and their mapping before an operator corrected any; absent where nothing could be looked at. */
  discovered?: { names: string[]; mapping: FieldMapping };
  priceUsd: number;
  health: 'well' | 'ill';
  /** The operator says that it is the first-hand record of these matters. */
  primary: string[];
}

/** A tool that takes the id of a document, and nothing else that it must be given. */
export interface FetchTool {
  tool: string;
  parameter: string;
}

/** From day to day, both included: `2026-03-09`. */
export interface Days {
  from: string;
  to: string;
}

/** What one page of documents is asked by. */
export interface DocumentRequest {
  query?: string;
  filters?: Record<string, string>;
  /** Days, both included; only where the tool has a word for each. */
  from?: string;
  to?: string;
  /** Days that matter most: what it may be narrowed to where the server cannot answer for all. */
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
  /** One value a field of `groupBy`. */
  keys: string[];
  count: number;
  samples: Record<string, unknown>[];
}

/** Documents of a month: `2021-03`. */
export interface Month {
  key: string;
  count: number;
}

/** Normalized response of a call. */
export interface CollectionAnswer {
  documents: Record<string, unknown>[];
  after: unknown[] | null;
  hasMore: boolean;
  /** Documents that match; null where the server does not tell. */
  total: number | null;
  buckets: Bucket[];
  histogram: Month[];
  /** The days alone for which it answered, where it could not for all that were asked for. */
  narrowed?: Days;
  /** SHA-256 of the bytes that it came in; absent where they are not known. */
  receivedIn?: string;
}

/** What an investigation wants to know of collections. */
export interface SubQuestion {
  id: string;
  question: string;
  priority: 'critical' | 'normal';
}

/** A statement that documents of a collection bear. */
export interface CollectionFinding {
  questionId: string;
  claim: string;
  /** Letter by letter in the document that is named first. */
  evidence: string;
  docIds: string[];
  collection: CollectionName;
  confidence: number;
  themes: string[];
  /** Search terms found by a reader; not field values. */
  terms?: string[];
  /** The model that read the document; absent where rules found it. */
  by?: string;
}
