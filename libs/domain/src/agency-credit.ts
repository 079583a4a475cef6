import { LRUCache } from 'lru-cache';
import { isStopword, lexicon } from '@corroborate/text';
import { AGENCIES } from './agencies';
import type { Article } from './page.types';

const AGENCY_BY_FORM = new Map(
  AGENCIES.flatMap(({ name, forms }) => forms.map((form) => [form.toLowerCase(), name] as const)),
);
const AGENCY_FORMS = new Set(AGENCIES.flatMap(({ forms }) => forms));
const escapeRegExp = (form: string): string => form.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const buildFormsPattern = (wanted: (form: string) => boolean): string =>
  [...new Set(AGENCIES.flatMap(({ forms }) => forms).flatMap((form) => [form, form.toUpperCase()]))]
    .filter(wanted)
    .sort((a, b) => b.length - a.length)
    .map(escapeRegExp)
    .join('|');
const FORMS = buildFormsPattern(() => true);
/** Ambiguous initials; all other forms can also match in a sentence or at the start of a text. */
const AMBIGUOUS_INITIALS = new Set(lexicon('any', 'agency-initials').words);
const CLEAR_FORMS_PATTERN = buildFormsPattern((form) => !AMBIGUOUS_INITIALS.has(form.toLowerCase()));

const section = (section: string): string => `(?:${lexicon('any', 'agency-credits', section).source})`;
const GAP = String.raw`[^\S\n]{0,3}`;
/** Initials, a place or a second agency next to the name: "ts/dpa", "AFP/Paris", "AP, Reuters". */
const NEIGHBORS = String.raw`(?:${GAP}[\/,;|&+-]${GAP}[\p{L}\p{M}. -]{1,30}){0,3}`;
const BEFORE_NAME = String.raw`(?:[\p{L}.-]{1,20}${GAP}[\/|&+]${GAP}){0,3}`;

/** Bracketed, before a dash: "LONDON, Oct 3 (AP) —", "(Reuters) -", "МОСКВА, 3 марта. /ТАСС/.". */
const DATELINE = new RegExp(
  String.raw`^.{0,80}?[(（【\[]${BEFORE_NAME}(?:with |mit |avec |con )?(${FORMS})${NEIGHBORS}[)）】\]]${GAP}(?:[-–—:.]|$)`,
  'u',
);
/** The same without a dash, if only a place and a date precede it. */
const BARE_DATELINE = new RegExp(
  String.raw`^(.{0,60}?)[(（【\[\/]${BEFORE_NAME}(${FORMS})${NEIGHBORS}[)）】\]\/]`,
  'u',
);
/** "PARIS, AFP —", "Berlin/dpa -", "LONDON | Reuters |", "NEW DELHI: PTI". */
const SEPARATOR = String.raw`${GAP}(?:[,:|\/=]|[-–—]{1,2})${GAP}`;
const DATELINE_SLASH = new RegExp(
  String.raw`^\p{Lu}[\p{L}\p{M}., \d'’-]{1,50}?${SEPARATOR}(?:\([\p{L}]{2,10}\) )?(${FORMS})` +
    String.raw`${GAP}(?:[\/|:.,)]|[-–—]{1,2}|$)`,
  'u',
);
const OPENING_CREDIT = new RegExp(String.raw`^(${CLEAR_FORMS_PATTERN})${GAP}(?:[|:–—]|-{1,2}\s)`, 'u');
/** Credits of East Asian agencies, which put place and date after the name: "新华社北京3月3日电". */
const EAST_ASIAN_FORMS = buildFormsPattern((form) => /^[\p{sc=Han}\p{sc=Hangul}\p{sc=Katakana}]+$/u.test(form));
const EAST_ASIAN_OPENING = new RegExp(String.raw`^[（(【]?(?:[\p{L}]{1,6}=)?(${EAST_ASIAN_FORMS})`, 'u');

const CREDIT_LINE = new RegExp(
  String.raw`^\W{0,3}${section('credit')}${GAP}:?\s(?:the |der |l['’])?(${FORMS})(?![\p{L}])`,
  'iu',
);
const WITH_LINE = new RegExp(
  String.raw`^\W{0,3}(?:[\p{L}\p{M}.-]{1,20}\s){0,4}${section('with')}\s(?:the |der |l['’])?(${FORMS})` +
    String.raw`${NEIGHBORS}${GAP}[)\].]{0,2}$`,
  'iu',
);
const CLOSING_CREDIT = new RegExp(
  String.raw`^[(（【\[\/—–-]{0,2}${GAP}(?:with\s|mit\s)?${BEFORE_NAME}(${FORMS})${NEIGHBORS}${GAP}[)）】\]\/]?\.?$`,
  'u',
);
/** "(dpa/afp)": lower case is allowed if the brackets are the whole line. */
const CLOSING_ANY_CASE = new RegExp(
  String.raw`^[(（【\[]${GAP}${BEFORE_NAME}(${CLEAR_FORMS_PATTERN})${NEIGHBORS}${GAP}[)）】\]]\.?$`,
  'iu',
);
/** "… the mayor said. (AFP)", "… said. – dpa" */
const INLINE_END = new RegExp(
  String.raw`[.!?"”’»。\s]${GAP}(?:[(（【\[\/][^\S\n]?|[–—-]{1,2}\s|©\s?)${BEFORE_NAME}(${FORMS})` +
    String.raw`${NEIGHBORS}${GAP}[)）】\]\/]?\.?$`,
  'u',
);
const COPYRIGHT = new RegExp(
  String.raw`(?:copyright|©)\s?(?:\(c\)\s?|©\s?)?(?:\d{4}\s)?(?:by\s)?(?:the )?(${FORMS})(?![\p{L}])`,
  'iu',
);
const CONTRIBUTED = new RegExp(
  String.raw`^(?:the )?(${FORMS})(?:\s(?:${section('role')})\b.{0,120}?)?\s+contributed` +
    String.raw`(?: to this (?:report|story|article)|\.?$)`,
  'iu',
);
const NOTICE = lexicon('any', 'agency-credits', 'notice').pattern;
const NUMBER = lexicon('any', 'agency-credits', 'number').pattern;
const NAMED_AGENCY = new RegExp(String.raw`(?<![\p{L}])(${CLEAR_FORMS_PATTERN})(?![\p{L}])`, 'u');
/** Closing lines that credit reporting and editing; only Reuters uses both, in this order. */
const REPORTED_AND_EDITED = lexicon('any', 'agency-credits', 'reported-and-edited').pattern;
/** Initials at the end of AFP reports: "sjh/jkl/rr". */
const DESK_INITIALS = /^(?:burs?-)?[a-z]{2,4}(?:-[a-z]{2,4})?(?:\/[a-z]{2,4}){1,5}$/u;

const isDeskInitials = (line: string): boolean => DESK_INITIALS.test(line) && !line.split('/').some(isStopword);

/** Short forms that are common words or initials match in a byline only alone or after a comma, slash or bar. */
const BYLINE_BEFORE = String.raw`(?:^|[,/|&+(–—-]\s?|(?<![\p{L}])(?:${section('before')}|${section('with')})\s)`;
const ROLE = String.raw`(?:[\p{L}]{2,20}\s+){0,3}${section('role')}(?![\p{L}])`;
const BYLINE_AFTER = String.raw`(?=$|\s{0,3}[,/|&+)–—.-]|\s+${ROLE}|\s+${section('place')}\s)`;
const BYLINE = new RegExp(String.raw`${BYLINE_BEFORE}(?:the |der |l['’]|dpa-)?(${FORMS})${BYLINE_AFTER}`, 'u');
const OPENS_BYLINE = new RegExp(String.raw`^(?:${section('before')})\s\p{Lu}`, 'iu');

/** Agency name for notices that name only a feed, so that pages with such a notice share one agency. */
const UNNAMED_FEED = 'syndicated feed';
const CREDIT_LIMITS = { first: 3, last: 6, chars: 400, credit: 200, byline: 100 };

/**
 * Agency that wrote the text, from its dateline, credit, closing line or byline; null if the outlet wrote it itself.
 */
export function findAgencyCredit(text: string, byline: string | null): string | null {
  const lines = linesOf(text);
  const opening = lines.slice(0, CREDIT_LIMITS.first);
  const closing = lines.slice(-CREDIT_LIMITS.last);
  const [first, last] = [opening.filter(mayNameAgency), closing.filter(mayNameAgency)];
  const short = [...first, ...last].filter(({ length }) => length < CREDIT_LIMITS.credit);
  return (
    findExactName(byline && mayNameAgency(byline) ? [byline] : [], BYLINE) ??
    findExactName(first, DATELINE, DATELINE_SLASH, OPENING_CREDIT, EAST_ASIAN_OPENING) ??
    findBareDateline(first) ??
    findExactName(short, CREDIT_LINE, WITH_LINE, CLOSING_CREDIT, CLOSING_ANY_CASE, CONTRIBUTED) ??
    findExactName(first.filter(isByline), BYLINE) ??
    findExactName(last, INLINE_END, COPYRIGHT) ??
    findNoticeAgency([...opening, ...closing])
  );
}

/** Plain English needs no list of all letters, which is slow. */
const wordsOf = (text: string): string[] => text.match(/[^\0-\x7f]/.test(text) ? /\p{L}{2,}/gu : /[a-z]{2,}/gi) ?? [];
/** Longest word of each agency name; names without words ("A.P.") are in `INITIALS`. */
const LONGEST_NAME_WORDS = new Set<string>();
const INITIALS: string[] = [];
for (const form of AGENCY_BY_FORM.keys()) {
  const [longest] = wordsOf(form).sort((a, b) => b.length - a.length);
  if (longest === undefined) INITIALS.push(form);
  else LONGEST_NAME_WORDS.add(longest);
}

/** Fast prefilter: whether the line contains a word of an agency name, or is in a script without word boundaries. */
function mayNameAgency(line: string): boolean {
  if (/[\u0370-\u1fff\u2e80-\uffff]/.test(line)) return true;
  const read = line.toLowerCase();
  return INITIALS.some((form) => read.includes(form)) || wordsOf(read).some((word) => LONGEST_NAME_WORDS.has(word));
}

/** Maximum key length, so that long texts do not fill the memory. */
const MAX_KEY_LENGTH = 2_000;

/**
 * Memoizes a pure function of a string with an LRU cache of `most` entries. Results are shared and must not be changed.
 */
export function memoize<V>(work: (key: string) => V, most: number, maxKey = MAX_KEY_LENGTH): (key: string) => V {
  const answers = new LRUCache<string, { value: V }>({ max: most });
  return (key) => {
    if (key.length > maxKey) return work(key);
    const known = answers.get(key) ?? { value: work(key) };
    answers.set(key, known);
    return known.value;
  };
}

/**
 * Memoizes a pure function of an object for the lifetime of the object. Results are shared; the object must not change.
 */
export function memoizeByObject<K extends object, V>(work: (key: K) => V): (key: K) => V {
  const answers = new WeakMap<K, { value: V }>();
  return (key) => {
    const known = answers.get(key);
    if (known) return known.value;
    const value = work(key);
    answers.set(key, { value });
    return value;
  };
}

/** Computes the value at the first call and returns it at every call. */
export function lazyValue<T>(work: () => T): () => T {
  let done: { value: T } | null = null;
  return () => (done ??= { value: work() }).value;
}

/** The credit captured with the page, or else the one found in its text. */
export const articleCredit = memoizeByObject(
  ({ agencyCredit, text, byline }: Pick<Article, 'agencyCredit' | 'text' | 'byline'>): string | null =>
    agencyCredit ?? findAgencyCredit(text, byline),
);

const linesOf = (text: string): string[] =>
  text
    .split(/\n+/)
    .map((line) => line.trim().slice(0, CREDIT_LIMITS.chars))
    .filter((line) => line !== '');

const isByline = (line: string): boolean =>
  line.length < CREDIT_LIMITS.byline && (OPENS_BYLINE.test(line) || !/[.!?:;]$/.test(line));

function findExactName(lines: string[], ...patterns: RegExp[]): string | null {
  for (const line of lines) {
    for (const pattern of patterns) {
      const name = pattern.exec(line)?.[1];
      if (name && isExact(name)) return nameOf(name);
    }
  }
  return null;
}

/** Initials that are also words must match exactly: "MAP", not "map". */
const isExact = (form: string): boolean => !AMBIGUOUS_INITIALS.has(form.toLowerCase()) || AGENCY_FORMS.has(form);
const nameOf = (form: string): string => AGENCY_BY_FORM.get(form.toLowerCase()) ?? form;

function findBareDateline(lines: string[]): string | null {
  for (const line of lines) {
    const [, place = '', form] = BARE_DATELINE.exec(line) ?? [];
    if (form !== undefined && isPlaceAndDay(place)) return nameOf(form);
  }
  return null;
}

/** Place and date such as "NEW YORK, Oct. 3 ", "São Paulo, 3 de março ": only capitals, digits and short words. */
function isPlaceAndDay(text: string): boolean {
  const all = text.split(/[\s,.:–—-]+/u).filter((word) => word !== '');
  const small = all.filter((word) => /^\p{Ll}/u.test(word));
  return all.length <= 9 && small.length <= 2 && small.every(({ length }) => length <= 9) && !/[!?;]/u.test(text);
}

/** Agency named in a notice about the feed the text came from. */
function findNoticeAgency(lines: string[]): string | null {
  if (lines.some((line) => REPORTED_AND_EDITED.test(line))) return 'Reuters';
  if (isDeskInitials(lines.at(-1) ?? '')) return 'AFP';
  const notice = lines.find((line) => NUMBER.test(line)) ?? lines.find((line) => NOTICE.test(line));
  if (notice === undefined) return null;
  const form = NAMED_AGENCY.exec(notice)?.[1];
  return form === undefined ? UNNAMED_FEED : nameOf(form);
}
