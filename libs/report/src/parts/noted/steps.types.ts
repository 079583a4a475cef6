import type { Passage } from '@corroborate/domain';

/** Something a page names that could settle an open point: a document, a record, a person or a place. */
export interface ReportingStep extends Passage {
  kind: 'document' | 'person' | 'record' | 'address' | 'place' | 'lookup';
  /** What to look for, as named on the page. */
  what: string;
  /** Why it could help; null for a lookup of an actor. */
  why: string | null;
  sourceId: number;
  /** The open claim it would settle; null if no claim shares its words. */
  claimId: string | null;
}
