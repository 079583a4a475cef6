import type { Instant } from './time';
import type { Reason } from './reasons';
import type { Stars } from './vocabulary';

/**
 * What someone adds to a case himself: an address, a text that was pasted, a PDF, or what someone answered whom he
 * asked.
 */
export const ADDED_KINDS = ['link', 'document', 'pdf', 'reply'] as const;
export type AddedKind = (typeof ADDED_KINDS)[number];

/** `brief`: given with the order, before anything was asked. `late`: added to a case that ran or was over. */
export const ADDED_MOMENTS = ['brief', 'late'] as const;
export type AddedMoment = (typeof ADDED_MOMENTS)[number];

/** How large it may be and how much of it there may be. */
export const ADDED_LIMITS = {
  /** With the order. */
  perBrief: 20,
  /** Over the whole life of a case. */
  perCase: 50,
  address: 2_000,
  title: 300,
  from: 200,
  /** Characters of a pasted text. */
  text: 200_000,
  /** Of one PDF. */
  pdfBytes: 5_000_000,
  /** Of all documents of a case. */
  caseBytes: 20_000_000,
} as const;

/** Finders' names of what people added, as `found_by` has them. */
export const GIVEN_BY = { brief: 'provided', late: 'late', reply: 'reply' } as const;

export const isUserProvided = (foundBy: readonly string[]): boolean =>
  Object.values(GIVEN_BY).some((finder) => foundBy.includes(finder));

/** One as it was brought. */
export interface AddedSourceDraft {
  kind: AddedKind;
  /** Of links alone. */
  address: string | null;
  title: string | null;
  /** Who replied, where it is a reply. */
  from: string | null;
  /** Of documents: text as UTF-8, or the PDF itself. */
  content: Buffer | null;
}

/**
 * How far it has come. `waiting`: no one has read it yet · `read`: it is captured, no decision knows it · `weighed`: a
 * decision was made with it · `unread`: nothing could be read of it, or nothing can be recomputed with it.
 */
export const ADDED_STATES = ['waiting', 'read', 'weighed', 'unread'] as const;
export type AddedState = (typeof ADDED_STATES)[number];

/** What happened to it, without its content. */
export interface AddedSource extends Omit<AddedSourceDraft, 'content'> {
  id: number;
  investigationId: number;
  moment: AddedMoment;
  /** sha256 by which the same is known again. */
  contentHash: string;
  addedBy: string;
  addedAt: Instant;
  state: AddedState;
  /** The capture; null while no one has read it. */
  sourceId: number | null;
  /** Standing of who speaks, 1–5. */
  stars: Stars | null;
  /** Sentences of it, verbatim. */
  quotes: string[];
  /** Why nothing could be read, or nothing came of it. */
  reason: Reason | null;
  readAt: Instant | null;
  /** The round that weighed it. */
  round: number | null;
  /** Whether a decision that stood already was recomputed for it. */
  recomputed: boolean;
  /** What it changed in that decision; null if nothing stood before. */
  difference: object | null;
  weighedAt: Instant | null;
}
