import { lexiconSections, type Lexicon } from './lexicon';

/** Turns of speech by which an English report says that it passes on what it could not prove. */
const UNPROVEN = [...lexiconSections('en', 'unproven').values()];
/**
 * Turns of speech of an English sentence by which what it mentions did not come about. Only where they are in the
 * very sentence: other things fail beside it.
 */
const UNFULFILLED = [...lexiconSections('en', 'unfulfilled').values()];

/** The first turn in a text by which its writer could not prove what he passes on, or null. */
export const unprovenWords = (text: string): string | null => firstOf(UNPROVEN, text);

/** The first turn in a sentence by which what it mentions did not come about, or null. */
export const unfulfilledWords = (text: string): string | null => firstOf(UNFULFILLED, text);

function firstOf(turns: readonly Lexicon[], text: string): string | null {
  const plain = text.slice(0, 2000).replace(/[’‘]/g, "'");
  for (const { pattern } of turns) {
    const hit = pattern.exec(plain)?.[0];
    if (hit !== undefined) return hit;
  }
  return null;
}
