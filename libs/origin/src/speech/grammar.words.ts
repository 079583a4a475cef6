import { lexicon } from '@corroborate/text';
import type { Word } from './words.tagger';

/** Is the word one of a section of the words of grammar? Nothing is none of them. */
export function grammarWords(section: string): (word: Pick<Word, 'plain'> | undefined) => boolean {
  const words = new Set(lexicon('en', 'speech-grammar', section).words);
  return (word) => word !== undefined && words.has(word.plain);
}

/** The same for the verbs of cues, by their base form. */
export const grammarVerbs = (section: string): ReadonlySet<string> =>
  new Set(lexicon('en', 'speech-grammar', section).words);
