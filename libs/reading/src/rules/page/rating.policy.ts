import type { ClaimReviewMarkup, RatingScale } from '@corroborate/domain';
import { lexiconLanguages, lexiconSections, oneLine, type Lexicon, lexicon } from '@corroborate/text';
import { RATING_LIMITS as LIMITS } from '../stance.thresholds';

export interface ReadRating {
  verdict: RatingVerdict;
  /** Comment published with the rating; otherwise null. */
  comment: string | null;
}

type Sections = ReadonlyMap<string, Lexicon>;
const RATING_LISTS = new Map(
  lexiconLanguages('ratings').map((language) => [language, lexiconSections(language, 'ratings')]),
);

/** Maximum length of a rating; a longer text is a sentence that begins with the rating. */
const MAX_SHORT_CHARS = 40;
const HEAD_END = /[.:;!?|(–—\n]|\s-\s/;

/**
 * Verdict of a rating according to the word lists (`data/lexicon/…/ratings.yaml`) or a numeric scale. Null if it cannot
 * be interpreted, in which case it never supports.
 */
export function readRating(rating: string, language: string | null): ReadRating | null {
  const head = headOf(rating);
  const verdict = readFullRating(head, language) ?? (head === rating ? null : readFullRating(rating, language));
  return verdict === null ? null : { verdict, comment: commentOf(rating, head) };
}

/** Verdict from the written and the numeric rating in ClaimReview markup. `mixed` if only the written one is `true`. */
export function readVerdict(
  { rating, scale }: Pick<ClaimReviewMarkup, 'rating' | 'scale'>,
  language: string | null,
): RatingVerdict | null {
  const written = readRating(rating, language)?.verdict ?? null;
  const figured = scale === undefined ? null : scaleVerdict(scale);
  if (written === 'true' && figured !== null && figured !== 'true') return 'mixed';
  return written ?? figured;
}

export type RatingVerdict = 'false' | 'true' | 'mixed';

const OF_WORD = lexicon('any', 'ratings', 'of').source;
const WRITTEN_RATING = new RegExp(String.raw`^\s*(\d{1,3}(?:[.,]\d{1,2})?)\s*(?:${OF_WORD})\s*(\d{1,3})\s*$`, 'iu');

/** Parses a rating in figures ("1 of 5", "2/10"); null for any other rating. */
function parseWrittenScale(rating: string): RatingScale | null {
  const [, value, best] = WRITTEN_RATING.exec(rating.slice(0, 40)) ?? [];
  return value === undefined || best === undefined
    ? null
    : { value: Number(value.replace(',', '.')), best: Number(best), worst: null };
}

/** Verdict by position between worst (false) and best (true). Null if outside the scale, which means "not rated". */
function scaleVerdict({ value, best, worst }: RatingScale): RatingVerdict | null {
  // The default for the worst value is 1 in schema.org, but publishers whose scale starts at 0 also omit it.
  const least = worst ?? (value === 0 ? 0 : 1);
  const place = (value - least) / (best - least);
  if (!(place >= 0 && place <= 1)) return null;
  if (place <= LIMITS.false) return 'false';
  return place >= LIMITS.true ? 'true' : 'mixed';
}

function readFullRating(text: string, language: string | null): RatingVerdict | null {
  const scale = parseWrittenScale(text);
  return scale === null ? matchLists(text, language) : scaleVerdict(scale);
}

function headOf(rating: string): string {
  if (rating.length <= MAX_SHORT_CHARS) return rating;
  return rating.split(HEAD_END).find((part) => part.trim() !== '') ?? rating;
}

/** Text after the rating, without a separator. */
function commentOf(rating: string, head: string): string | null {
  const short = rating.length <= MAX_SHORT_CHARS ? (rating.split(HEAD_END)[0] ?? '') : head;
  const rest = rating.slice(rating.indexOf(short) + short.length).replace(/^[\s.:;!?|(–—-]{1,20}/, '');
  const comment = oneLine(rest.endsWith(')') && !rest.includes('(') ? rest.slice(0, -1) : rest);
  return comment === '' ? null : comment;
}

/** Result for known words in an ambiguous combination ("Not false"). No other language is tried then. */
const UNCLEAR = 'unclear';
type ListedVerdict = RatingVerdict | typeof UNCLEAR | null;

/**
 * Fact checkers rate in their own language or in English. Otherwise, the verdict is the one on which all matching lists
 * agree.
 */
function matchLists(text: string, language: string | null): RatingVerdict | null {
  const own = RATING_LISTS.get(language?.split('-')[0]?.toLowerCase() ?? '');
  const first = [own, RATING_LISTS.get('en')].flatMap((sections) => (sections && matchList(text, sections)) ?? []);
  const all =
    first.length > 0 ? first.slice(0, 1) : [...RATING_LISTS.values()].flatMap((each) => matchList(text, each) ?? []);
  const [read, ...others] = new Set(all);
  return read === undefined || read === UNCLEAR || others.length > 0 ? null : read;
}

/**
 * In order of certainty: "partly true" is never true, and "true" counts only without a qualification, unlike in "Barely
 * true" and "True, but misses context".
 */
function matchList(text: string, sections: Sections): ListedVerdict {
  if (sections.get('mixed')?.pattern.test(text)) return 'mixed';
  const wrong = sections.get('false')?.pattern.exec(text);
  if (wrong) return isNegated(text.slice(0, wrong.index), sections) ? UNCLEAR : 'false';
  const right = sections.get('true')?.pattern.exec(text);
  if (!right) return null;
  const before = text.slice(0, right.index);
  const after = text.slice(right.index + right[0].length);
  if (isNegated(before, sections)) return 'false';
  return hasOnlyFillerWords(`${before} ${after}`, sections) ? 'true' : 'mixed';
}

const isNegated = (before: string, sections: Sections): boolean => sections.get('not')?.pattern.test(before) === true;

/** Whether only words remain that can accompany a rating ("mostly", "this claim is"). */
function hasOnlyFillerWords(words: string, sections: Sections): boolean {
  const beside = new Set(sections.get('beside')?.words);
  return (words.toLowerCase().match(/[\p{L}\p{N}'’]+/gu) ?? []).every((word) => beside.has(word.replace('’', "'")));
}
