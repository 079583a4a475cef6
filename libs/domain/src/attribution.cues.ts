/**
 * How a page attributes information. Closed list used by rules and shown unchanged; attributions found by a language
 * model contain the page's own words instead.
 */
export type AttributionCue =
  // Phrases around a newsroom's name.
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
  /** The attributing sentence contains a link to another newsroom. */
  | 'link'
  /** An agency's credit on the page. */
  | 'credit line'
  /** The same text appears on another page. */
  | 'same text'
  // People and documents.
  | 'said'
  | 'put it this way'
  | 'shows'
  /** Unnamed people. */
  | 'unnamed'
  /** The source spoke to this newsroom directly. */
  | 'told us';

export const hasCue = ({ cue }: { cue: string }, ...among: AttributionCue[]): boolean =>
  (among as string[]).includes(cue);

/** Cues that often attribute only a passing quote. */
const INCIDENTAL_CUES: readonly AttributionCue[] = ['told', 'in a statement to', 'link', 'said', 'put it this way'];

/**
 * Whether rules, not a language model, found that the page credits a newsroom for its story. Takes precedence over
 * language models.
 */
export const isCredit = ({ kind, cue, by }: { kind: string; cue: string; by?: 'model' }): boolean =>
  by === undefined && (kind === 'agency' || (kind === 'outlet' && !hasCue({ cue }, ...INCIDENTAL_CUES)));
