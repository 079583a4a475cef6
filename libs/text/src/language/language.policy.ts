import { LRUCache } from 'lru-cache';
import { lexicon, lexiconSections } from '../lexicon/lexicon';
import { isStopword } from '../stop-words';
import { getDetector } from './eld.loader';
import { guessHostLanguage } from './spoken.registry';
import { LANGUAGE_RULES as RULES } from './language.thresholds';

/** How the language was determined: from the text, its declaration, or its URL; or not at all. */
export type LanguageBasis = 'text' | 'declared' | 'site' | 'none';

/** `tag`: BCP 47 (`es`, `es-MX`); null exactly if the basis is `none`. */
export interface LanguageReading {
  tag: string | null;
  basis: LanguageBasis;
}

/** Text, declared languages (best first, as written) and host. */
export interface LanguageEvidence {
  text: string;
  declared?: readonly (string | null | undefined)[];
  host?: string;
}

/**
 * The declared language applies unless the text is clearly in another; if declarations differ, the text decides. The
 * detector, the slowest step, is not asked about English that is declared and evident from its first words.
 * Without a declaration, a text too short or mixed gets the language of its site's country, otherwise none.
 */
export function readLanguage({ text, declared = [], host = '' }: LanguageEvidence): LanguageReading {
  const all = declared.flatMap(parseTags);
  if (all[0] !== undefined && all.every((tag) => isSameFamily(tag, 'en')) && opensInEnglish(text))
    return { tag: all[0], basis: 'declared' };
  const seen = guessLanguage(text);
  const agreed = all.find((tag) => seen !== null && isSameFamily(tag, seen.language));
  if (agreed !== undefined && (!isSameFamily(agreed, 'en') || isEnglishByWords(text)))
    return { tag: agreed, basis: 'declared' };
  const byWords = languageByWords(text);
  if (byWords !== null) {
    const same = all.find((tag) => isSameFamily(tag, byWords));
    return same === undefined ? { tag: byWords, basis: 'text' } : { tag: same, basis: 'declared' };
  }
  const tags = isEnglishByWords(text) ? all : all.filter((tag) => !isSameFamily(tag, 'en'));
  if (tags[0] !== undefined)
    return seen !== null && overridesDeclared(seen, tags[0])
      ? { tag: seen.language, basis: 'text' }
      : { tag: tags[0], basis: 'declared' };
  if (seen !== null) return { tag: seen.language, basis: 'text' };
  const there = guessHostLanguage(host);
  return there === null ? { tag: null, basis: 'none' } : { tag: there, basis: 'site' };
}

/** Language usable for judgments: null if only the URL suggests it, so that cautions for English still apply. */
export const getKnownLanguage = ({
  language,
  languageBasis,
}: {
  language: string | null;
  languageBasis?: LanguageBasis;
}): string | null => (languageBasis === 'site' ? null : language);

interface LanguageGuess {
  /** Two-letter code. */
  language: string;
  /** True if reliable enough to override a declaration. */
  certain: boolean;
}

/** Language from the text only; null if it is too short or mixed. */
function guessLanguage(text: string): LanguageGuess | null {
  const sample = text.slice(0, RULES.mostText);
  if (!ENOUGH_LETTERS.test(sample)) return null;
  const guess = getDetector().detect(sample);
  const [best = 0, next = 0] = Object.values(guess.getScores()).sort((a, b) => b - a);
  const lead = next > 0 ? best / next : Infinity;
  return guess.language !== '' && guess.isReliable() && lead >= RULES.lead
    ? { language: guess.language, certain: lead >= RULES.overruleLead && MANY_LETTERS.test(sample) }
    : null;
}

const minLettersPattern = (least: number): RegExp => new RegExp(String.raw`^\P{L}*(?:\p{L}\P{L}*){${least}}`, 'u');
const ENOUGH_LETTERS = minLettersPattern(RULES.leastLetters);
const MANY_LETTERS = minLettersPattern(RULES.overruleLetters);

/**
 * Whether the letter sequences occur in a language that the detector knows. Text in a script other than Latin passes
 * unchecked.
 */
export const looksLikeLanguage = (text: string): boolean =>
  /[^\P{L}\p{Script=Latin}]/u.test(text) ||
  Object.keys(getDetector().detect(text.slice(0, RULES.mostText)).getScores()).length > 0;

function overridesDeclared({ language, certain }: LanguageGuess, tag: string): boolean {
  if (!certain) return false;
  // A language unknown to the detector is classified as a related one, never as English.
  return language === 'en' || Object.values(getDetector().info().Languages).some((known) => isSameFamily(tag, known));
}

/** Languages with several codes, or that cannot be distinguished by their words. */
const RELATED_LANGUAGES: Readonly<Record<string, string>> = {
  nb: 'no',
  nn: 'no',
  sr: 'hr',
  bs: 'hr',
  sh: 'hr',
  id: 'ms',
  fil: 'tl',
};
const languageFamily = (tag: string): string => RELATED_LANGUAGES[tag.split('-')[0] ?? ''] ?? tag.split('-')[0] ?? '';
const isSameFamily = (a: string, b: string): boolean => languageFamily(a) === languageFamily(b);

const NON_LANGUAGE_TAGS = new Set(['und', 'mul', 'zxx', 'mis']);

/** Normalized tags of a declaration: `en_us` → `en-US`, `deu` → `de`, `fr, en` → both; invalid ones are dropped. */
function parseTags(declared: string | null | undefined): string[] {
  return (declared ?? '')
    .slice(0, 100)
    .split(',')
    .flatMap((one) => normalizeTag(one) ?? []);
}

const tagCache = new LRUCache<string, { tag: string | null }>({ max: 500 });

/** Cached: pages declare the same few dozen tags, and creating a locale is slow. */
function normalizeTag(written: string): string | null {
  const known = tagCache.get(written) ?? { tag: readTag(written) };
  tagCache.set(written, known);
  return known.tag;
}

function readTag(written: string): string | null {
  const plain = written
    .trim()
    .replaceAll('_', '-')
    .replace(/[.@;].*$/, '');
  if (!/^[a-z]{2,3}(?![a-z])/i.test(plain)) return null;
  try {
    const { language, region } = new Intl.Locale(plain);
    if (NON_LANGUAGE_TAGS.has(language)) return null;
    return region ? `${language}-${region}` : language;
  } catch {
    return null;
  }
}

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
function languageByWords(text: string): string | null {
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
function isEnglishByWords(text: string): boolean {
  if (opensInEnglish(text)) return true;
  // Lists of names consist mostly of capitalized words.
  const words = lowercaseWords(text);
  if (words.length < RULES.fewWords) return true;
  // Some of the shortest words also occur in other languages.
  if (words.length < RULES.leastWords) return words.some((word) => word.length > 2 && isStopword(word));
  return words.filter(isEnglishWord).length >= words.length * RULES.englishShare;
}
