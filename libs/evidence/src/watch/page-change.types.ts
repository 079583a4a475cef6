import type { Article, Reason, SourceChange } from '@corroborate/domain';
import type { DiffPart } from './word-diff';

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

export const CHANGED_PARTS = ['core', 'number', 'headline'] as const;

/** Words of a part before and after, side by side; `after` is null where it is gone. Words of pages: data. */
export interface PartDifference {
  part: (typeof CHANGED_PARTS)[number];
  before: string;
  after: string | null;
  words: DiffPart[];
}

export interface PageChange {
  /** Null: nothing can be said, since the page could not be read now. */
  change: SourceChange | null;
  reasons: Reason[];
  differences: PartDifference[];
}
