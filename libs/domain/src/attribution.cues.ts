/**
 * How a page attributes information. Closed list used by rules and shown unchanged; attributions found by a language
 * model contain the page's own words instead.
 */
export type AttributionCue =
  // Phrases around the name of a newsroom.
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
  /** A link to another newsroom in a sentence that attributes information. */
  | 'link'
  /** An agency's credit on the page. */
  | 'credit line'
  /** The same text appears elsewhere. */
  | 'same text'
  // People and documents.
  | 'said'
  | 'put it this way'
  | 'shows'
  /** Unnamed people. */
  | 'unnamed'
  /** Someone spoke to this newsroom directly. */
  | 'told us';

export const hasCue = ({ cue }: { cue: string }, ...among: AttributionCue[]): boolean =>
  (among as string[]).includes(cue);

/** Cues that often attribute only a passing quote. */
const INCIDENTAL_CUES: readonly AttributionCue[] = ['told', 'in a statement to', 'link', 'said', 'put it this way'];

/** Whether rules find that the page credits a newsroom for its story; overrides language models. */
export const isCredit = ({ kind, cue, by }: { kind: string; cue: string; by?: 'model' }): boolean =>
  by === undefined && (kind === 'agency' || (kind === 'outlet' && !hasCue({ cue }, ...INCIDENTAL_CUES)));
