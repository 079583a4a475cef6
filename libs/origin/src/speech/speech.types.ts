import type { Stretch } from './noun-phrase.policy';

/** A place in a text: string positions, end exclusive. */
export interface Span {
  start: number;
  end: number;
}

/** Who says or thinks what. `source` is null where nobody is named. */
export interface SpeechAct {
  source: Span | null;
  cue: Span;
  content: Span[];
}

/** A speech act with what the rules saw. */
export interface Found extends SpeechAct {
  /** Place of the cue's main word in its sentence. */
  at: number;
  lemma: string;
  /** Which rule found it. */
  how: string;
  /** Words of this sentence that are its content: whatever is said in there is said by this source. */
  covers: Stretch | null;
}
