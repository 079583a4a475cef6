import type { Article, PartDifference, Reason, SourceChange } from '@corroborate/domain';

/** What a page said at one time. */
export type PageState = Pick<
  Article,
  'title' | 'text' | 'notices' | 'verdict' | 'verdictReason' | 'httpStatus' | 'finalUrl' | 'language'
>;

export interface PagesToCompare {
  then: PageState;
  now: PageState;
  /** Verbatim passages that determined the stance. */
  core: readonly string[];
  /** Everything that a reader sees of the page now; read only where the report is not found in its text. */
  visible?: string;
}

export interface PageChange {
  /** Null: nothing can be said, since the page could not be read now. */
  change: SourceChange | null;
  reasons: Reason[];
  differences: PartDifference[];
}
