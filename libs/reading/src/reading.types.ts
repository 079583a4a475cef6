import type { Article, Claim, DateRecord, Passage, Reason, Stance, Topic } from '@corroborate/domain';

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
