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
