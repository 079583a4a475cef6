import { allMatches } from './all-matches';
import { fold } from './fold';
import { lexicon, lexiconTable } from './lexicon';
import { stem } from './stem';

/** A figure with what it counts: `about 1,660 employees`, `$2.8 million`, `3 percent`, `between 40 and 50 homes`. */
export interface Quantity {
  min: number;
  max: number;
  approximate: boolean;
  /** `$`, `percent`, or the stem of the noun that follows; empty when none does. */
  unit: string;
  /** The first word of what is counted: `rural` of "14 rural polling places". */
  label: string;
  /** All of it, for people: `rural polling places`. */
  counted: string;
  quote: string;
  start: number;
  end: number;
}

const numbersIn = (list: string): ReadonlyMap<string, number> =>
  new Map([...lexiconTable('en', list)].map(([word, value]) => [word, Number(value)]));
const SCALES = numbersIn('scales');
const SPELLED = numbersIn('numbers');
const around = (section: string) => lexicon('en', 'quantities', section);
const NUMBER = '(?:\\d[\\d,]*(?:\\.\\d+)?|' + [...SPELLED.keys()].join('|') + ')';
const QUANTITY = new RegExp(
  `(?<approx>\\b(?:${around('approximate').source})\\s+)?(?<money>[$£€¥₹]|\\brs\\.?\\s?)?` +
    `(?<![\\w.])(?<first>${NUMBER})(?:\\s*(?:-|–|to|and)\\s*[$£€]?(?<second>${NUMBER}))?` +
    `(?<scale>\\s*(?:${[...SCALES.keys()].join('|')})\\b)?(?<percent>\\s*(?:${around('percent').source}))?` +
    '(?<noun>(?:[\\s-]+[a-z]+){0,3})',
  'gi',
);
const MONTHS = new RegExp(`^(?:${lexicon('en', 'calendar', 'month-starts').source})[a-z]*$`);
/** Words between a figure and what it counts. */
const ADJECTIVES = new Set(around('adjectives').words);
/** Words that end the noun: what follows is not counted. */
const FUNCTION_WORDS = new Set(around('noun-ends').words);
const PLURAL = around('plurals').pattern;
/** Words behind which a number is a name. */
const NUMBERED = new Set(around('numbered').words);

/** All figures of a text, with unit and range. Clock times, years and days of the month are left out. */
export function quantities(text: string): Quantity[] {
  const found: Quantity[] = [];
  for (const match of text.slice(0, 100_000).matchAll(QUANTITY)) {
    const quantity = readMatch(match, text);
    if (quantity) found.push(quantity);
  }
  return found;
}

function readMatch(match: RegExpMatchArray, text: string): Quantity | null {
  const { approx, money, first, second, scale, percent, noun } = match.groups ?? {};
  const start = match.index ?? 0;
  const value = toNumber(first ?? '');
  if (Number.isNaN(value)) return null;
  const nouns = fold(noun ?? '')
    .split(/[\s-]+/)
    .filter(Boolean);
  const bare = !money && !percent && !scale;
  if (bare && isDateOrClock({ value, nouns, text, start, written: first ?? '' })) return null;
  const factor = SCALES.get((scale ?? '').trim().toLowerCase()) ?? 1;
  const other = second === undefined ? value : toNumber(second);
  const label = nounOf(nouns);
  const head = match[0].slice(0, match[0].length - (noun ?? '').length).trim();
  return {
    min: Math.min(value, other) * factor,
    max: Math.max(value, other) * factor,
    approximate: approx !== undefined || second !== undefined,
    ...(specialUnit(money, percent) ?? { unit: stem(label), label, counted: countedFrom(label, nouns) }),
    quote: head,
    start,
    end: start + head.length,
  };
}

type Unit = Pick<Quantity, 'unit' | 'label' | 'counted'>;

function specialUnit(money: string | undefined, percent: string | undefined): Unit | null {
  if (money) return { unit: '$', label: 'money', counted: 'money' };
  return percent ? { unit: 'percent', label: 'percent', counted: 'percent' } : null;
}

function nounOf(nouns: string[]): string {
  for (const word of nouns) {
    if (FUNCTION_WORDS.has(word)) return '';
    if (!ADJECTIVES.has(word)) return word;
  }
  return '';
}

/** Up to the first plural, which is what a figure counts; what follows that is said of it ("163 passengers run"). */
function countedFrom(label: string, nouns: string[]): string {
  const from = nouns.slice(nouns.indexOf(label));
  const end = from.findIndex((word) => FUNCTION_WORDS.has(word));
  const phrase = from.slice(0, end < 0 ? from.length : end);
  const plural = phrase.findIndex((word) => PLURAL.test(word));
  return plural < 0 ? label : phrase.slice(0, plural + 1).join(' ');
}

/** A bare number where it stands in a text, and the words behind it. */
interface BareNumber {
  value: number;
  nouns: string[];
  text: string;
  start: number;
  written: string;
}

function isDateOrClock({ value, nouns, text, start, written }: BareNumber): boolean {
  if (/^\d{4}$/.test(written) && value >= 1800 && value <= 2100) return true;
  if (nouns[0] && (MONTHS.test(nouns[0]) || /^(?:a|p)m?$/.test(nouns[0]))) return true;
  if (text.charAt(start + written.length) === ':') return true;
  const before =
    fold(text.slice(Math.max(0, start - 12), start))
      .trim()
      .split(/\s+/)
      .at(-1) ?? '';
  return MONTHS.test(before.replace('.', '')) || NUMBERED.has(before);
}

function toNumber(word: string): number {
  const spelled = SPELLED.get(word.toLowerCase());
  return spelled ?? Number(word.replace(/,/g, ''));
}

/** Could both figures describe one thing? Rounding and "about" leave room; a range covers what lies in it. */
export function compatible(a: Quantity, b: Quantity): boolean {
  const slack = a.approximate || b.approximate ? 0.1 : 0.02;
  return a.min <= b.max * (1 + slack) && b.min <= a.max * (1 + slack);
}

const TALLY_NUMBER = ['\\d{1,3}', ...[...SPELLED.keys()].filter((word) => word !== 'dozen')].join('|');
const OF_VOTES = `\\b(?:${around('of-votes').source})\\b`;
const BY_VOTES = `\\b(?:${around('by-votes').source})\\b`;
const TALLIES = [
  new RegExp(`\\b(\\d{1,3})\\s?[-–]\\s?(\\d{1,3})\\b(?=[^.]{0,40}${OF_VOTES})`, 'gi'),
  new RegExp(`${BY_VOTES}[^.]{0,40}?\\b(${TALLY_NUMBER})\\s?(?:[-–]|(?:votes? )?to)\\s?(${TALLY_NUMBER})\\b`, 'gi'),
  new RegExp(`\\b(${TALLY_NUMBER}) votes? to (${TALLY_NUMBER})\\b`, 'gi'),
];

/** Results of votes in one form: "6-3" for "a 6-3 vote", "six votes to three" and "passed, six to three". */
export function voteTallies(text: string): Set<string> {
  const found = TALLIES.flatMap((form) => allMatches(text.slice(0, 60_000), form));
  return new Set(found.map((match) => `${toNumber(match[1] ?? '')}-${toNumber(match[2] ?? '')}`));
}
