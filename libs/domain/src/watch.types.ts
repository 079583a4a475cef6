/** Change of a page since it was assessed. */
export const SOURCE_CHANGES = ['unchanged', 'gone', 'redirected', 'corrected', 'retracted', 'silently-edited'] as const;
export type SourceChange = (typeof SOURCE_CHANGES)[number];

/** Words of two texts side by side: those both have, those that went and those that came, in their order. */
export interface DiffPart {
  op: 'same' | 'gone' | 'new';
  text: string;
}

/** Words of a part before and after, side by side; `after` is null where it is gone. Words of pages: data. */
export interface PartDifference {
  part: 'core' | 'number' | 'headline';
  before: string;
  after: string | null;
  words: DiffPart[];
}
