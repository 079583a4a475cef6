import { lexiconSections, type Lexicon } from './lexicon';

/** Phrases that mark information in an English report as unproven. */
const UNPROVEN = [...lexiconSections('en', 'unproven').values()];
/** Phrases that say the event of the same sentence did not happen. */
const UNFULFILLED = [...lexiconSections('en', 'unfulfilled').values()];

/** First phrase that marks the text as unproven; null if none. */
export const findUnproven = (text: string): string | null => firstMatch(UNPROVEN, text);

/** First phrase that says the event of the sentence did not happen; null if none. */
export const findUnfulfilled = (text: string): string | null => firstMatch(UNFULFILLED, text);

function firstMatch(turns: readonly Lexicon[], text: string): string | null {
  const plain = text.slice(0, 2000).replace(/[’‘]/g, "'");
  for (const { pattern } of turns) {
    const hit = pattern.exec(plain)?.[0];
    if (hit !== undefined) return hit;
  }
  return null;
}
