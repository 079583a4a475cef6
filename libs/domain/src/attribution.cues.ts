/**
 * How a page shows whom it has something from. A closed list: rules go by these alone, and each is shown unchanged.
 * What a language model found has the page's own words in this place.
 */
export type AttributionCue =
  // A newsroom, by what the sentence does with its name.
  | 'according to'
  | 'first reported by'
  | 'reported by'
  | 'citing'
  | 'which broke the story'
  | 'reported'
  | 'a report in'
  | 'in a statement to'
  | 'told'
  | 'h/t'
  | 'via'
  | 'source'
  /** A link to another newsroom in a sentence that reports. */
  | 'link'
  /** An agency's credit on the page. */
  | 'credit line'
  /** Its text stands elsewhere, too. */
  | 'same text'
  // People and papers.
  | 'said'
  | 'put it this way'
  | 'shows'
  /** People without a name. */
  | 'unnamed'
  /** Somebody spoke to this very newsroom. */
  | 'told us';

export const hasCue = ({ cue }: { cue: string }, ...among: AttributionCue[]): boolean =>
  (among as string[]).includes(cue);

/** Passages of a report that someone may well have been quoted in by the way. */
const BY_THE_WAY: readonly AttributionCue[] = ['told', 'in a statement to', 'link', 'said', 'put it this way'];

/** Do rules find that the page gives a newsroom the credit for its story? No model's word stands against that. */
export const isCredit = ({ kind, cue, by }: { kind: string; cue: string; by?: 'model' }): boolean =>
  by === undefined && (kind === 'agency' || (kind === 'outlet' && !hasCue({ cue }, ...BY_THE_WAY)));
