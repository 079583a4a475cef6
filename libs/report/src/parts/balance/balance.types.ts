import type { Passage, Reason } from '@corroborate/domain';

export const SIDES = ['for', 'neutral', 'critical'] as const;
/** Tone toward the subject; independent of whether the event happened. */
export type Side = (typeof SIDES)[number];

export const BANDS = ['balanced', 'mostly-balanced', 'uneven', 'one-sided', 'strongly-one-sided'] as const;
/** 0–2, 2–4, 4–6, 6–8, 8–10. */
export type Band = (typeof BANDS)[number];

export interface SideShare {
  clusters: number;
  /** Integer percentage; the three sides add up to 100. */
  percent: number;
}

/** How one source treats the subject. */
export interface SourceSlant {
  sourceId: number;
  lean: string | null;
  side: Side;
  /** Verbatim passage that shows the side; null if the source takes no side. */
  passage: Passage | null;
  /** The page is an opinion piece: a column, an editorial, a letter. */
  opinionPage: boolean;
}

/** How the sources as a whole treat the subject of the topic. Has no influence on level, confidence or review. */
export interface Balance {
  /** Subject on which the sources take sides. */
  subject: string;
  /** 0: balanced; 10: strongly one-sided. */
  score: number;
  band: Band;
  sides: Record<Side, SideShare>;
  sources: SourceSlant[];
  /** The missing side with suggested queries; null if none is missing. */
  missing: Reason<'balance.side-missing'> | null;
  /** Components of the score. */
  reasons: Reason[];
}
