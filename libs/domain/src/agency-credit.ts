import { isStopword, lexicon } from '@corroborate/text';
import { AGENCIES } from './agencies';
import { memoizeByObject } from './memoize';
import type { Article } from './page.types';

const NAME_OF = new Map(
  AGENCIES.flatMap(({ name, forms }) => forms.map((form) => [form.toLowerCase(), name] as const)),
);
const EXACT = new Set(AGENCIES.flatMap(({ forms }) => forms));
const escaped = (form: string): string => form.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const formsOf = (wanted: (form: string) => boolean): string =>
  [...new Set(AGENCIES.flatMap(({ forms }) => forms).flatMap((form) => [form, form.toUpperCase()]))]
    .filter(wanted)
    .sort((a, b) => b.length - a.length)
    .map(escaped)
    .join('|');
const FORMS = formsOf(() => true);
/** Unambiguous names, which can also match in a sentence or at the start of a text. */
const AMBIGUOUS = new Set(lexicon('any', 'agency-initials').words);
const CLEAR_FORMS = formsOf((form) => !AMBIGUOUS.has(form.toLowerCase()));

const words = (section: string): string => `(?:${lexicon('any', 'agency-credits', section).source})`;
const GAP = String.raw`[^\S\n]{0,3}`;
/** Initials, a place or a second agency next to the name: "ts/dpa", "AFP/Paris", "AP, Reuters". */
const BESIDE = String.raw`(?:${GAP}[\/,;|&+-]${GAP}[\p{L}\p{M}. -]{1,30}){0,3}`;
const BEFORE_NAME = String.raw`(?:[\p{L}.-]{1,20}${GAP}[\/|&+]${GAP}){0,3}`;

/** Bracketed, before a dash: "LONDON, Oct 3 (AP) —", "(Reuters) -", "МОСКВА, 3 марта. /ТАСС/.". */
const DATELINE = new RegExp(
  String.raw`^.{0,80}?[(（【\[]${BEFORE_NAME}(?:with |mit |avec |con )?(${FORMS})${BESIDE}[)）】\]]${GAP}(?:[-–—:.]|$)`,
  'u',
);
/** The same without a dash, if only a place and a date precede it. */
const BARE_DATELINE = new RegExp(String.raw`^(.{0,60}?)[(（【\[\/]${BEFORE_NAME}(${FORMS})${BESIDE}[)）】\]\/]`, 'u');
/** "PARIS, AFP —", "Berlin/dpa -", "LONDON | Reuters |", "NEW DELHI: PTI". */
const SEPARATOR = String.raw`${GAP}(?:[,:|\/=]|[-–—]{1,2})${GAP}`;
const DATELINE_SLASH = new RegExp(
  String.raw`^\p{Lu}[\p{L}\p{M}., \d'’-]{1,50}?${SEPARATOR}(?:\([\p{L}]{2,10}\) )?(${FORMS})` +
    String.raw`${GAP}(?:[\/|:.,)]|[-–—]{1,2}|$)`,
  'u',
);
const OPENING = new RegExp(String.raw`^(${CLEAR_FORMS})${GAP}(?:[|:–—]|-{1,2}\s)`, 'u');
/** East Asian agencies put place and date after the name: "新华社北京3月3日电". */
const EASTERN_FORMS = formsOf((form) => /^[\p{sc=Han}\p{sc=Hangul}\p{sc=Katakana}]+$/u.test(form));
const OPENING_EAST = new RegExp(String.raw`^[（(【]?(?:[\p{L}]{1,6}=)?(${EASTERN_FORMS})`, 'u');

const CREDIT_LINE = new RegExp(
  String.raw`^\W{0,3}${words('credit')}${GAP}:?\s(?:the |der |l['’])?(${FORMS})(?![\p{L}])`,
  'iu',
);
const WITH_LINE = new RegExp(
  String.raw`^\W{0,3}(?:[\p{L}\p{M}.-]{1,20}\s){0,4}${words('with')}\s(?:the |der |l['’])?(${FORMS})` +
    String.raw`${BESIDE}${GAP}[)\].]{0,2}$`,
  'iu',
);
const CLOSING = new RegExp(
  String.raw`^[(（【\[\/—–-]{0,2}${GAP}(?:with\s|mit\s)?${BEFORE_NAME}(${FORMS})${BESIDE}${GAP}[)）】\]\/]?\.?$`,
  'u',
);
/** "(dpa/afp)": lower case is allowed if brackets fill the line. */
const CLOSING_SMALL = new RegExp(
  String.raw`^[(（【\[]${GAP}${BEFORE_NAME}(${CLEAR_FORMS})${BESIDE}${GAP}[)）】\]]\.?$`,
  'iu',
);
/** "… the mayor said. (AFP)", "… said. – dpa" */
const INLINE_END = new RegExp(
  String.raw`[.!?"”’»。\s]${GAP}(?:[(（【\[\/][^\S\n]?|[–—-]{1,2}\s|©\s?)${BEFORE_NAME}(${FORMS})` +
    String.raw`${BESIDE}${GAP}[)）】\]\/]?\.?$`,
  'u',
);
const COPYRIGHT = new RegExp(
  String.raw`(?:copyright|©)\s?(?:\(c\)\s?|©\s?)?(?:\d{4}\s)?(?:by\s)?(?:the )?(${FORMS})(?![\p{L}])`,
  'iu',
);
const CONTRIBUTED = new RegExp(
  String.raw`^(?:the )?(${FORMS})(?:\s(?:${words('role')})\b.{0,120}?)?\s+contributed` +
    String.raw`(?: to this (?:report|story|article)|\.?$)`,
  'iu',
);
const NOTICE = lexicon('any', 'agency-credits', 'notice').pattern;
const NUMBER = lexicon('any', 'agency-credits', 'number').pattern;
const NAMED = new RegExp(String.raw`(?<![\p{L}])(${CLEAR_FORMS})(?![\p{L}])`, 'u');
/** Only Reuters closes with both, in this order. */
const REPORTED_AND_EDITED = lexicon('any', 'agency-credits', 'reported-and-edited').pattern;
/** Initials at the end of AFP reports: "sjh/jkl/rr". */
const DESK_INITIALS = /^(?:burs?-)?[a-z]{2,4}(?:-[a-z]{2,4})?(?:\/[a-z]{2,4}){1,5}$/u;

const isDeskInitials = (line: string): boolean => DESK_INITIALS.test(line) && !line.split('/').some(isStopword);

/** Short forms that are common words or initials match in a byline only alone or after a comma, slash or bar. */
const BEFORE = String.raw`(?:^|[,/|&+(–—-]\s?|(?<![\p{L}])(?:${words('before')}|${words('with')})\s)`;
const ROLE = String.raw`(?:[\p{L}]{2,20}\s+){0,3}${words('role')}(?![\p{L}])`;
const AFTER = String.raw`(?=$|\s{0,3}[,/|&+)–—.-]|\s+${ROLE}|\s+${words('place')}\s)`;
const BYLINE = new RegExp(String.raw`${BEFORE}(?:the |der |l['’]|dpa-)?(${FORMS})${AFTER}`, 'u');
const OPENS_BYLINE = new RegExp(String.raw`^(?:${words('before')})\s\p{Lu}`, 'iu');

/** Used for notices that name only a feed, so pages with such a notice share one agency. */
const UNNAMED_FEED = 'syndicated feed';
const MAX_LINES = { first: 3, last: 6, chars: 400, credit: 200, byline: 100 };

/** Agency that wrote the text, from dateline, credit, closing line or byline; null if it is the outlet's own. */
export function agencyCreditOf(text: string, byline: string | null): string | null {
  const lines = linesOf(text);
  const opening = lines.slice(0, MAX_LINES.first);
  const closing = lines.slice(-MAX_LINES.last);
  const [first, last] = [opening.filter(mayNameAgency), closing.filter(mayNameAgency)];
  const short = [...first, ...last].filter(({ length }) => length < MAX_LINES.credit);
  return (
    findExactName(byline && mayNameAgency(byline) ? [byline] : [], BYLINE) ??
    findExactName(first, DATELINE, DATELINE_SLASH, OPENING, OPENING_EAST) ??
    bareDateline(first) ??
    findExactName(short, CREDIT_LINE, WITH_LINE, CLOSING, CLOSING_SMALL, CONTRIBUTED) ??
    findExactName(first.filter(isByline), BYLINE) ??
    findExactName(last, INLINE_END, COPYRIGHT) ??
    findNoticeAgency([...opening, ...closing])
  );
}

const wordsOf = (text: string): string[] => text.match(/\p{L}{2,}/gu) ?? [];
/** The longest word of each name, or the whole name if it has no words ("A.P."). */
const MAX_WORDS_LENGTH = new Set<string>();
const INITIALS: string[] = [];
for (const form of NAME_OF.keys()) {
  const [longest] = wordsOf(form).sort((a, b) => b.length - a.length);
  if (longest === undefined) INITIALS.push(form);
  else MAX_WORDS_LENGTH.add(longest);
}

/** Fast pre-check: contains a word of an agency name, or a script without word boundaries. */
function mayNameAgency(line: string): boolean {
  if (/[\u0370-\u1fff\u2e80-\uffff]/.test(line)) return true;
  const read = line.toLowerCase();
  return INITIALS.some((form) => read.includes(form)) || wordsOf(read).some((word) => MAX_WORDS_LENGTH.has(word));
}

/** The credit captured with the page, otherwise the one found in its text. */
export const articleCredit = memoizeByObject(
  ({ agencyCredit, text, byline }: Pick<Article, 'agencyCredit' | 'text' | 'byline'>): string | null =>
    agencyCredit ?? agencyCreditOf(text, byline),
);

const linesOf = (text: string): string[] =>
  text
    .split(/\n+/)
    .map((line) => line.trim().slice(0, MAX_LINES.chars))
    .filter((line) => line !== '');

const isByline = (line: string): boolean =>
  line.length < MAX_LINES.byline && (OPENS_BYLINE.test(line) || !/[.!?:;]$/.test(line));

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
const isExact = (form: string): boolean => !AMBIGUOUS.has(form.toLowerCase()) || EXACT.has(form);
const nameOf = (form: string): string => NAME_OF.get(form.toLowerCase()) ?? form;

function bareDateline(lines: string[]): string | null {
  for (const line of lines) {
    const [, place = '', form] = BARE_DATELINE.exec(line) ?? [];
    if (form !== undefined && isPlaceAndDay(place)) return nameOf(form);
  }
  return null;
}

/** "NEW YORK, Oct. 3 ", "São Paulo, 3 de março ": capitals, digits and small words only. */
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
  const form = NAMED.exec(notice)?.[1];
  return form === undefined ? UNNAMED_FEED : nameOf(form);
}
