import type { Article, PartDifference, Reason, SourceChange } from '@corroborate/domain';

/** State of a page at one time. */
export type PageState = Pick<
  Article,
  'title' | 'text' | 'notices' | 'verdict' | 'verdictReason' | 'httpStatus' | 'finalUrl' | 'language'
>;

export interface PagesToCompare {
  then: PageState;
  now: PageState;
  /** Verbatim passages that determined the stance. */
  core: readonly string[];
  /** All visible text of the page now; read only if the report is not found in its text. */
  visible?: string;
}

export interface PageChange {
  /** Null if the page could not be read, so nothing can be said. */
  change: SourceChange | null;
  reasons: Reason[];
  differences: PartDifference[];
}
