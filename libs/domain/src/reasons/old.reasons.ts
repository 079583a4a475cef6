/** What rows of earlier versions hold: a sentence, with the code it would have today where a decision asks for it. */
export interface OldReasons {
  old: { text: string; code: string | null };
}
