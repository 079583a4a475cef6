/**
 * How a page attributes information. Closed list used by rules and shown unchanged; attributions found by a language
 * model contain the page's own words instead.
 */
export type AttributionCue =
  // A newsroom, by the phrase around its name.
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

/** Cues that often attribute only a passing quote. */
const BY_THE_WAY: readonly AttributionCue[] = ['told', 'in a statement to', 'link', 'said', 'put it this way'];

/** Whether rules find that the page credits a newsroom for its story; overrides language models. */
export const isCredit = ({ kind, cue, by }: { kind: string; cue: string; by?: 'model' }): boolean =>
  by === undefined && (kind === 'agency' || (kind === 'outlet' && !hasCue({ cue }, ...BY_THE_WAY)));
