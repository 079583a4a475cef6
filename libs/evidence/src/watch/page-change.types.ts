import type { Article, PartDifference, Reason, SourceChange } from '@corroborate/domain';

/** State of a page at a given time. */
export type PageState = Pick<
  Article,
  'title' | 'text' | 'notices' | 'verdict' | 'verdictReason' | 'httpStatus' | 'finalUrl' | 'language'
>;

export interface PagesToCompare {
  then: PageState;
  now: PageState;
  /** Verbatim passages that determined the stance. */
  core: readonly string[];
  /** All visible text of the current page; used only if the report is not found in `text`. */
  visible?: string;
}

export interface PageChange {
  /** Null if the page could not be read. */
  change: SourceChange | null;
  reasons: Reason[];
  differences: PartDifference[];
}
