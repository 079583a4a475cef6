import type { Reason } from '@corroborate/domain';
import type { Citation, ReportSentence, SectionId } from './report.types';

/** A sentence before it is checked. */
export interface Draft extends ReportSentence {
  /** Counts made by the composer; each must match the cited sources. */
  counted?: readonly CheckedCount[];
  /** Replacement if it cannot be verified. */
  fallback?: Draft;
}

export interface CheckedCount {
  /** As written in the sentence. */
  words: string;
  value: number;
  /** Unit of the count: cited sources, or independent sources. */
  of: 'voices' | 'sources';
}

export interface DraftItem {
  label?: string | null;
  href?: string;
  sentences: (Draft | null)[];
  /** Printed after the claim, if any sentence is kept. */
  note?: Draft | null;
}

export interface DraftGroup {
  heading?: string | null;
  as: 'prose' | 'list' | 'table';
  columns?: string[];
  items: DraftItem[];
}

export interface DraftSection {
  id: SectionId;
  groups: DraftGroup[];
  /** Reason shown if the section is empty. */
  empty: Reason;
}

/** A statement about the story. */
export const sourcedDraft = (
  text: string,
  citations: readonly (Citation | null)[],
  more: Partial<Draft> = {},
): Draft => ({
  text,
  basis: 'sources',
  citations: citations.filter((citation) => citation !== null),
  ...more,
});

/** A statement about the investigation. */
export const caseStatement = (text: string, more: Partial<Draft> = {}): Draft => ({
  text,
  basis: 'case',
  citations: [],
  ...more,
});

export const paragraph = (...sentences: (Draft | null)[]): DraftItem => ({ sentences });
