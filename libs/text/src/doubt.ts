import { lexicon, lexiconLanguages } from './lexicon';

/** Words that express doubt, by language; matched anywhere in a headline or sentence. */
const DOUBT_BY_LANGUAGE: ReadonlyMap<string, RegExp> = new Map(
  lexiconLanguages('doubt').map((language) => [language, lexicon(language, 'doubt').pattern]),
);
const ENGLISH_DOUBT = lexicon('en', 'doubt').pattern;
const FAILURE_WORDS = lexicon('en', 'came-to-nothing').pattern;

const normalizeQuotes = (text: string): string => text.slice(0, 2000).replace(/[’‘]/g, "'");

/** The first word of doubt in a text, in its language (two letters) or in English; null if none. */
export const findDoubt = (text: string, language: string | null): string | null => {
  const own = DOUBT_BY_LANGUAGE.get((language ?? 'en').slice(0, 2).toLowerCase());
  return own?.exec(normalizeQuotes(text))?.[0] ?? ENGLISH_DOUBT.exec(normalizeQuotes(text))?.[0] ?? null;
};

/** First English word that says something failed or did not happen; null if none. */
export const findFailure = (text: string): string | null => FAILURE_WORDS.exec(normalizeQuotes(text))?.[0] ?? null;
