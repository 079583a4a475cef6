import { lexicon, lexiconSections } from '../lexicon/lexicon';
import { isStopword } from '../stop-words';
import { LANGUAGE_RULES as RULES } from './language.thresholds';

let cachedFrequentWords: Map<string, ReadonlySet<string>> | null = null;
const frequentWords = (): Map<string, ReadonlySet<string>> =>
  (cachedFrequentWords ??= new Map(
    [...lexiconSections('any', 'further-languages')].map(([language, { words }]) => [language, new Set(words)]),
  ));

const wordsOf = (text: string): string[] =>
  (
    text
      .slice(0, RULES.mostWords * 20)
      .toLowerCase()
      .match(/[\p{L}’']+/gu) ?? []
  ).slice(0, RULES.mostWords);

interface LanguageCount {
  language: string;
  share: number;
  kinds: number;
  /** Share of the words; words common to several languages are divided among them. */
  own: number;
}

/** A language that the n-gram detector does not know, recognized by its frequent words; null if none stands out. */
export function languageByWords(text: string): string | null {
  const words = wordsOf(text);
  if (words.length < RULES.leastWords) return null;
  const counts = [...frequentWords()]
    .map(([language, known]) =>
      toLanguageCount(
        language,
        words.filter((word) => known.has(word)),
        words.length,
      ),
    )
    .sort((a, b) => b.own - a.own);
  const [best, next] = counts;
  if (!best || best.share < RULES.frequentShare || best.kinds < RULES.frequentKinds) return null;
  return best.own >= (next?.own ?? 0) * RULES.frequentLead ? best.language : null;
}

const toLanguageCount = (language: string, found: string[], all: number): LanguageCount => ({
  language,
  share: found.length / all,
  kinds: new Set(found).size,
  own: found.reduce((sum, word) => sum + 1 / languagesWith(word), 0) / all,
});

const languagesWith = (word: string): number => [...frequentWords().values()].filter((known) => known.has(word)).length;

const LOWERCASE_WORD = /(?<![\p{L}’'])\p{Ll}[\p{L}’']*/gu;
/** The first words of a text; reads a longer part only if the start yields too few. */
function lowercaseWords(text: string): string[] {
  const near = text.slice(0, RULES.mostWords * 8).match(LOWERCASE_WORD) ?? [];
  const found =
    near.length > RULES.mostWords ? near : (text.slice(0, RULES.mostWords * 20).match(LOWERCASE_WORD) ?? []);
  return found.slice(0, RULES.mostWords);
}

let cachedEnglishWords: ReadonlySet<string> | null = null;
const englishWords = (): ReadonlySet<string> =>
  (cachedEnglishWords ??= new Set(lexicon('any', 'language-signs', 'ours').words));

const isEnglishWord = (word: string): boolean => englishWords().has(word);

/** Whether the opening alone has as many English words as the longest text needs. Its last word may be cut. */
function opensInEnglish(text: string): boolean {
  const words = (text.slice(0, RULES.mostWords * 2).match(LOWERCASE_WORD) ?? []).slice(0, -1);
  return words.length >= RULES.leastWords && words.filter(isEnglishWord).length >= RULES.mostWords * RULES.englishShare;
}

/** Whether the text may be English; true if it is too short to decide. */
export function isEnglishByWords(text: string): boolean {
  if (opensInEnglish(text)) return true;
  // Lists of names consist mostly of capitalized words.
  const words = lowercaseWords(text);
  if (words.length < RULES.fewWords) return true;
  // Some of the shortest words also occur in other languages.
  if (words.length < RULES.leastWords) return words.some((word) => word.length > 2 && isStopword(word));
  return words.filter(isEnglishWord).length >= words.length * RULES.englishShare;
}
