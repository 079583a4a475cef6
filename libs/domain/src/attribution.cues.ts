/**
 * How a page attributes information. A closed list, used by rules and shown unchanged. For attributions found by a
 * language model, the words of the page are stored instead.
 */
export type AttributionCue =
  // Phrases that attribute information to a newsroom.
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
  // Attributions to people and documents.
  | 'said'
  | 'put it this way'
  | 'shows'
  /** Unnamed people. */
  | 'unnamed'
  /** The source spoke to this newsroom directly. */
  | 'told us';

export const hasCue = ({ cue }: { cue: string }, ...among: AttributionCue[]): boolean =>
  (among as string[]).includes(cue);

/** Cues that often attribute no more than a quote. */
const INCIDENTAL_CUES: readonly AttributionCue[] = ['told', 'in a statement to', 'link', 'said', 'put it this way'];

/**
 * Whether rules, not a language model, found that the page credits a newsroom for its story. Such a finding takes
 * precedence over language models.
 */
export const isCredit = ({ kind, cue, by }: { kind: string; cue: string; by?: 'model' }): boolean =>
  by === undefined && (kind === 'agency' || (kind === 'outlet' && !hasCue({ cue }, ...INCIDENTAL_CUES)));
