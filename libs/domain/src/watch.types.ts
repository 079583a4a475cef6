/** How a page has changed since it was evaluated. */
export const SOURCE_CHANGES = ['unchanged', 'gone', 'redirected', 'corrected', 'retracted', 'silently-edited'] as const;
export type SourceChange = (typeof SOURCE_CHANGES)[number];

/** Word diff of two texts: common, removed and added words, in order. */
export interface DiffPart {
  op: 'same' | 'gone' | 'new';
  text: string;
}

/** Text of a section before and after the change; `after` is null if it was removed. Untrusted page text. */
export interface PartDifference {
  part: 'core' | 'number' | 'headline';
  before: string;
  after: string | null;
  words: DiffPart[];
}
