import type { Instant } from './time';
import type { Reason } from './reasons';
import type { Stars } from './vocabulary';

/** Kinds of sources that an editor adds to a case: a URL, pasted text, a PDF, or a response from a person concerned. */
export const ADDED_SOURCE_KINDS = ['link', 'document', 'pdf', 'reply'] as const;
export type AddedSourceKind = (typeof ADDED_SOURCE_KINDS)[number];

/** `brief`: sent with the request. `late`: added to a running or decided case. */
export const ADDED_SOURCE_MOMENTS = ['brief', 'late'] as const;
export type AddedSourceMoment = (typeof ADDED_SOURCE_MOMENTS)[number];

/** Size and number limits of added sources. */
export const ADDED_SOURCE_LIMITS = {
  /** Maximum per request. */
  perBrief: 20,
  /** Maximum per case. */
  perCase: 50,
  address: 2_000,
  title: 300,
  from: 200,
  /** Maximum characters of a pasted text. */
  text: 200_000,
  /** Maximum size of one PDF. */
  pdfBytes: 5_000_000,
  /** Maximum total size of all documents in a case. */
  caseBytes: 20_000_000,
} as const;

/** Values of `found_by` for added sources. */
export const FOUND_BY = { brief: 'provided', late: 'late', reply: 'reply' } as const;

export const isUserProvided = (foundBy: readonly string[]): boolean =>
  Object.values(FOUND_BY).some((finder) => foundBy.includes(finder));

/** An added source as submitted. */
export interface AddedSourceDraft {
  kind: AddedSourceKind;
  /** Set for links only. */
  address: string | null;
  title: string | null;
  /** Sender, for a response. */
  from: string | null;
  /** Documents only: the text as UTF-8, or the PDF. */
  content: Buffer | null;
}

/**
 * `waiting`: not read yet. `read`: captured, but not yet part of a decision. `weighed`: part of a decision. `unread`:
 * could not be read, or the decision could not be recomputed with it.
 */
export const ADDED_SOURCE_STATES = ['waiting', 'read', 'weighed', 'unread'] as const;

/** An added source with its state, without its content. */
export interface AddedSource extends Omit<AddedSourceDraft, 'content'> {
  id: number;
  investigationId: number;
  moment: AddedSourceMoment;
  /** SHA-256, used to detect duplicates. */
  contentHash: string;
  addedBy: string;
  addedAt: Instant;
  state: (typeof ADDED_SOURCE_STATES)[number];
  /** ID of the capture; null until the source is read. */
  sourceId: number | null;
  /** Credibility of the publisher in stars, from 1 to 5. */
  stars: Stars | null;
  /** Quoted verbatim from the source. */
  quotes: string[];
  /** Why it could not be read or used. */
  reason: Reason | null;
  readAt: Instant | null;
  /** Round whose decision included the source. */
  round: number | null;
  /** True if an existing decision was recomputed with the source. */
  recomputed: boolean;
  /** What changed in that decision; null if there was none before. */
  difference: object | null;
  weighedAt: Instant | null;
}
