import { LRUCache } from 'lru-cache';
import { allMatches } from '../all-matches';
import { lexiconLists, lexiconSections } from '../lexicon';
import { DATE_LANGUAGES } from './date-languages';
import { toAsciiDigits } from './digits';

const TIME_UNITS = ['second', 'minute', 'hour', 'day', 'week', 'month', 'year'] as const;
export type TimeUnit = (typeof TIME_UNITS)[number];

/** A time relative to the time of reading: "3 hours ago", "yesterday". */
export interface TimeAgo {
  unit: TimeUnit;
  count: number;
  start: number;
  end: number;
}

type AgoMeaning = Pick<TimeAgo, 'unit' | 'count'>;

/** Placeholder for the number in a phrase. */
const NUMBER_PLACEHOLDER = '#';
/** Sample numbers that together produce every plural form of "day" in any language. */
const SAMPLE_NUMBERS = [1, 2, 3, 5, 11, 21, 100];
const MAX_DAYS_NAMED = 2;

const SMALL_NUMBERS = new Map(
  [...lexiconSections('any', 'small-numbers').values()].flatMap(({ words }, index) =>
    words.map((word) => [word, index + 1] as const),
  ),
);
const WORDS_FOR_ONE = [...SMALL_NUMBERS].flatMap(([word, value]) => (value === 1 ? [word] : []));

/**
 * The first elapsed time in a text, in any language ("il y a 3 heures", "hace dos días"); otherwise
 * a relative day in one of the languages ("hier", "avant-hier"), or in any if none is given.
 */
export function findTimeAgo(text: string, languages: readonly string[]): (TimeAgo & { named: boolean }) | null {
  const words = MAY_BE_UNSPACED.test(text) && UNSPACED.test(text) ? null : wordsOf(text.toLowerCase());
  const { counted, fixed, longest } = cachedPhrases();
  if (!canContainPhrase(words, longest)) return null;
  const names = dayNames(languages);
  if (![counted, fixed, names].some((one) => canContainPhrase(words, one.longest))) return null;
  const line = lineOf(normalizeLine(text));
  const span = findCountedPhrase(line, counted) ?? findPhrase(line, fixed);
  if (span) return { ...span, named: false };
  const day = findPhrase(line, names);
  return day && { ...day, named: true };
}

/** Fast pre-check: most lines contain no word of any phrase. Scripts without spaces cannot be checked. */
const canContainPhrase = (words: string[] | null, longest: ReadonlySet<string>): boolean =>
  words === null || words.some((word) => longest.has(word));

function findCountedPhrase(line: Line, counted: Phrases): TimeAgo | null {
  for (const [start, end, count] of numbersIn(line)) {
    const marked = { ...line, tight: `${line.tight.slice(0, start)}${NUMBER_PLACEHOLDER}${line.tight.slice(end)}` };
    const places = [...line.places.slice(0, start), line.places[start] ?? 0, ...line.places.slice(end)];
    const found = findPhrase({ ...marked, places }, counted, start);
    if (found) return { ...found, count };
  }
  return null;
}

/** Lower-case text with ASCII digits, without spaces and direction marks, with the source offset of each character. */
interface Line {
  text: string;
  tight: string;
  /** Source offset of each character of `tight` and of its end. */
  places: number[];
}

function lineOf(read: string): Line {
  const signs = [...read].length === read.length ? [...read] : read.split('');
  const kept = signs.flatMap((sign, at) => (sign === ' ' ? [] : [at]));
  return { text: read, tight: removeSpaces(read), places: [...kept, read.length] };
}

/** Same length as the input, except in scripts where the runtime changes it. */
const normalizeLine = (text: string): string =>
  toAsciiDigits(text.toLowerCase())
    .replace(/[^\S ]|[\u200e\u200f]/g, ' ')
    .replaceAll('’', "'");
const removeSpaces = (phrase: string): string => phrase.replaceAll(' ', '');

/** Phrases by meaning, and one pattern of all phrases, longest first. */
interface Phrases {
  pattern: RegExp;
  meaning: ReadonlyMap<string, AgoMeaning>;
  /** The longest word of each phrase. */
  longest: ReadonlySet<string>;
}

function phrasesOf(all: [string, AgoMeaning][]): Phrases {
  const meaning = new Map(all.map(([phrase, ago]) => [removeSpaces(phrase), ago]));
  const written = [...meaning.keys()].sort((a, b) => b.length - a.length).map(escapeRegExp);
  const longest = all.map(([phrase]) => wordsOf(phrase).reduce((a, b) => (b.length > a.length ? b : a), ''));
  return {
    pattern: new RegExp(written.join('|') || '(?!)', 'g'),
    meaning,
    longest: new Set([...longest, ...meaning.keys()]),
  };
}
/** Most lines are plain English, for which a narrow pattern is faster. */
const wordsOf = (text: string): string[] => text.match(OTHER_LETTER.test(text) ? /[\p{L}\p{M}]+/gu : /[a-z]+/g) ?? [];
const OTHER_LETTER = /[A-Z]|[^\0-\x7f]/;
const escapeRegExp = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** The first phrase in a line that matches whole words, including position `at` if given. */
function findPhrase(line: Line, { pattern, meaning }: Phrases, at?: number): TimeAgo | null {
  for (const match of allMatches(line.tight, pattern)) {
    const end = match.index + match[0].length;
    const ago = meaning.get(match[0]);
    const around = at === undefined || (match.index <= at && at < end);
    if (ago && around && isAtBoundary(line, match.index, end))
      return { ...ago, start: line.places[match.index] ?? 0, end: (line.places[end - 1] ?? 0) + 1 };
  }
  return null;
}

/** Scripts without spaces between words, or with attached particles. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]/u;
/** Fast pre-check: the first of these scripts is Thai. */
const MAY_BE_UNSPACED = /[\u0e00-\uffff]/;
const isWord = (sign = ''): boolean => /[\p{L}\p{M}]/u.test(sign) && !UNSPACED.test(sign);

/** Whether the phrase ends at a word boundary and no preceding number belongs to it. */
function isAtBoundary({ text, tight: signs, places }: Line, start: number, end: number): boolean {
  const [from, to] = [places[start] ?? 0, (places[end - 1] ?? 0) + 1];
  const before =
    isWord(signs[start]) && (isWord(text[from - 1]) || /\d ?$/.test(text.slice(Math.max(0, from - 2), from)));
  return !before && !(isWord(signs[end - 1]) && isWord(text[to]));
}

const FIGURE = /(?<![a-z\d.,])\d{1,3}(?!\d|[.,]\d)/g;
const SMALL_NUMBER = new RegExp(
  [...SMALL_NUMBERS.keys()]
    .sort((a, b) => b.length - a.length)
    .map(escapeRegExp)
    .join('|'),
  'g',
);

/** Numbers of up to three digits and words for small numbers: start, end, value. */
function numbersIn(line: Line): [number, number, number][] {
  const figures = allMatches(line.text, FIGURE).map(({ index, 0: read }) => ({
    index: line.places.indexOf(index),
    0: read,
  }));
  const words = allMatches(line.tight, SMALL_NUMBER).filter(({ index, 0: word }) =>
    isAtBoundary(line, index, index + word.length - (word.endsWith("'") ? 1 : 0)),
  );
  return [...figures, ...words]
    .map(({ index, 0: read }): [number, number, number] => [
      index,
      index + read.length,
      SMALL_NUMBERS.get(read) ?? Number(read),
    ])
    .sort(([a], [b]) => a - b);
}

let phraseCache: ReturnType<typeof makePhrases> | undefined;
const cachedPhrases = () => (phraseCache ??= makePhrases());

function makePhrases() {
  const all = DATE_LANGUAGES.flatMap((language) => TIME_UNITS.flatMap((unit) => spanPhrases(language, unit)));
  const isCounted = ([phrase]: [string, AgoMeaning]): boolean => phrase.includes(NUMBER_PLACEHOLDER);
  return {
    counted: phrasesOf(all.filter(isCounted)),
    fixed: phrasesOf(all.filter((one) => !isCounted(one))),
    /** Words of phrases and of days in all languages. */
    longest: phrasesOf([...all, ...DATE_LANGUAGES.flatMap(dayPhrases)]).longest,
  };
}

/** Phrases for elapsed time in a language and unit, with the number replaced. */
function spanPhrases(language: string, unit: TimeUnit): [string, AgoMeaning][] {
  return (['long', 'short'] as const).flatMap((style) => {
    const format = new Intl.RelativeTimeFormat(language, { style });
    const forms = SAMPLE_NUMBERS.map((count) => [count, phraseOf(format, count, unit)] as const);
    const [one, ...many] = forms.flatMap(([count, phrase]) => (count === 1 || count % 10 !== 1 ? [phrase] : []));
    const bare = style === 'long' && one !== undefined && !many.includes(one) ? [one] : [];
    return [
      ...forms.flatMap(([count, phrase]) =>
        variants(phrase).map((each) => [each, { unit, count }] as [string, AgoMeaning]),
      ),
      ...bare.flatMap(variants).map((phrase) => [withoutSingular(phrase), { unit, count: 1 }] as [string, AgoMeaning]),
    ].filter(([phrase]) => (phrase.match(/\p{L}/gu)?.length ?? 0) > 1);
  });
}

/** Puts "#" for the number, and removes a repeated one: "לפני יום אחד (1)". */
const phraseOf = (format: Intl.RelativeTimeFormat, count: number, unit: TimeUnit): string =>
  normalizeLine(
    format
      .formatToParts(-count, unit)
      .map(({ type, value }) => (type === 'literal' ? value : NUMBER_PLACEHOLDER))
      .join(''),
  )
    .replace(/ ?\(#\)/u, '')
    .trim();

const ADDITIONAL_PHRASES = [...lexiconLists('any', 'ago-words')];
const variants = (phrase: string): string[] => [
  phrase,
  ...ADDITIONAL_PHRASES.flatMap(([from, others]) =>
    phrase.includes(from) ? others.map((to) => phrase.replace(from, to)) : [],
  ),
];

/** "час назад", "قبل ساعة": the singular form needs no number. */
const withoutSingular = (phrase: string): string =>
  phrase
    .split(' ')
    .filter((word) => word !== NUMBER_PLACEHOLDER && !WORDS_FOR_ONE.includes(word))
    .join(' ');

/** Cached by the requested languages. */
const namesByLanguages = new LRUCache<string, Phrases>({ max: 200 });

function dayNames(languages: readonly string[]): Phrases {
  const key = languages.join(' ');
  const known = namesByLanguages.get(key);
  if (known) return known;
  const names = phrasesOf(supportedLanguages(languages).flatMap(dayPhrases));
  namesByLanguages.set(key, names);
  return names;
}

function supportedLanguages(languages: readonly string[]): readonly string[] {
  const codes = new Set(languages.map((one) => one.split('-')[0]?.toLowerCase()));
  const known = DATE_LANGUAGES.filter((one) => codes.has(one.split('-')[0]));
  return known.length > 0 ? known : DATE_LANGUAGES;
}

/** Words that also mean a future day, as in Hindi, are excluded. */
function dayPhrases(language: string): [string, AgoMeaning][] {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  return [...Array(MAX_DAYS_NAMED + 1).keys()].flatMap((count): [string, AgoMeaning][] => {
    const name = normalizeLine(format.format(-count, 'day'));
    const isAmbiguous = count > 0 && name === normalizeLine(format.format(count, 'day'));
    return isAmbiguous || /\d/.test(name) ? [] : [[name, { unit: 'day', count }]];
  });
}
