import type { Article, Claim, DateRecord, Passage, Reason, Stance, StanceJudgement, Topic } from '@corroborate/domain';
import type { PageNotes } from './notes/page-notes.schema';

/** Stance of one model on one statement. The quote is verbatim from the captured text. */
export interface Reading {
  name: string;
  stance: Stance;
  passage: Passage | null;
  /** The figure, date, place or name that the page gives instead, as quoted. */
  differs?: string;
  /** Why support found in this reading does not count; set only if the reading finds support. */
  discounted?: Reason;
}

/** A page to be judged by rules or models. */
export interface SourceToJudge {
  topic: Topic;
  claims: Claim[];
  article: Article;
  /** Date from the search engine, used only if the page is undated. */
  engineDate?: DateRecord | null;
  now: Date;
}

/** Stance of a page on the topic and on each claim, as found by rules. */
export interface SourceJudgement {
  overall: StanceJudgement;
  perClaim: { claimId: string; judgement: StanceJudgement }[];
  sameEvent: { same: boolean; reasons: Reason[] };
}

export interface NotesOfCase {
  topic: Topic;
  claims: readonly Claim[];
  /** Notes by source ID, most important source first. */
  notes: ReadonlyMap<number, PageNotes>;
}

export interface ChatUsage {
  calls: number;
  tokensIn: number;
  tokensOut: number;
  /** In US dollars. */
  costUsd: number;
}
