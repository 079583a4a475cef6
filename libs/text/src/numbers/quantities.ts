import { fold } from '../fold';
import { lexicon } from '../lexicon';
import { stem } from '../stem';
import { matchCurrencyBefore, matchCurrencyAfter } from './currency';
import { findWrittenNumbers, type WrittenNumber } from './written-numbers';

/** A number with its unit: `about 1,660 employees`, `$2.8 million`, `two-thirds`, `between 40 and 50 homes`. */
export interface Quantity {
  min: number;
  max: number;
  approximate: boolean;
  /** `$` for money, `percent` for shares, otherwise the stem of the noun; empty if none. */
  unit: string;
  /** ISO 4217 code if the mark identifies it; dollars are always USD. */
  currency: string | null;
  /** First word of the counted phrase: `rural` of "14 rural polling places". */
  label: string;
  /** The full phrase for display: `rural polling places`. */
  counted: string;
  /** Attributive size ("a 112-car train"), not a count. */
  attributive: boolean;
  quote: string;
  start: number;
  end: number;
}

const quantityPattern = (section: string) => lexicon('en', 'quantities', section);
const APPROXIMATE = new RegExp(`\\b(?:${quantityPattern('approximate').source})\\s+$`, 'i');
const PERCENT = new RegExp(`^[\\s-]{0,2}(?:${quantityPattern('percent').source})`, 'i');
const FOLLOWING_NOUNS = /^(?:[ \t\u00a0-]{1,3}\p{L}{1,40}){0,3}/u;
const ATTACHED_NOUN = /^\p{L}{2,12}(?!\p{L})/u;
const MONTHS = new RegExp(`^(?:${lexicon('en', 'calendar', 'month-starts').source})[a-z]*$`);
/** Words allowed between a figure and its noun. */
const ADJECTIVES = new Set(quantityPattern('adjectives').words);
/** Words that end the noun phrase. */
const NOUN_PHRASE_ENDS = new Set(quantityPattern('noun-ends').words);
const PLURAL = quantityPattern('plurals').pattern;
/** Words after which a number is part of a name. */
const NUMBERED_NOUNS = new Set(quantityPattern('numbered').words);

/** A number with its currency or percent sign. */
interface MarkedNumber {
  number: WrittenNumber;
  /** From the currency sign to the percent or currency word. */
  start: number;
  end: number;
  currency: string | null;
  percent: boolean;
}

/** All quantities of a text, with unit and range. Excludes clock times, years and days of the month. */
export function findQuantities(text: string): Quantity[] {
  const marked = findWrittenNumbers(text).map((number) => readMarks(text, number));
  const found: Quantity[] = [];
  for (let at = 0; at < marked.length; at += 1) {
    const [one, next] = marked.slice(at, at + 2);
    const second = one && next && isRange(text, one, next) ? next : null;
    const whole = one && next && isPartOf(text, one, next) ? next : null;
    const quantity = one ? toQuantity(text, { one, second, whole }) : null;
    if (second) at += 1;
    if (quantity) found.push(quantity);
  }
  return found;
}

function readMarks(text: string, number: WrittenNumber): MarkedNumber {
  const before = matchCurrencyBefore(text.slice(Math.max(0, number.start - 8), number.start));
  const behind = text.slice(number.end, number.end + 24);
  const percent = PERCENT.exec(behind)?.[0].length ?? 0;
  const after = before || percent > 0 ? null : matchCurrencyAfter(behind);
  return {
    number,
    start: number.start - (before?.length ?? 0),
    end: number.end + percent + (after?.length ?? 0),
    currency: before?.currency ?? after?.currency ?? null,
    percent: percent > 0 || number.share,
  };
}

const TO_GAP = /^\s*(?:-|–|to)\s*$/i;
const AND_GAP = /^\s*and\s*$/i;

/**
 * Whether two numbers form a range: "40 to 50", "between 40 and 50", "2-3 million"; "rose from 5 to 105" gives two
 * figures.
 */
function isRange(text: string, one: MarkedNumber, next: MarkedNumber): boolean {
  const gap = text.slice(one.end, next.start);
  const before = text.slice(Math.max(0, one.start - 12), one.start);
  if (one.number.share !== next.number.share || /\bfrom\s+$/i.test(before)) return false;
  return TO_GAP.test(gap) || (AND_GAP.test(gap) && /\bbetween\s+$/i.test(before));
}

const OF_WHOLE = /^\s+(?:out )?of (?:(?:the|its|their|his|her|our|these|those|about|some|all)\s)?\s*$/i;

/** In "17 of 104 cars", both numbers count cars. */
const isPartOf = (text: string, one: MarkedNumber, next: MarkedNumber): boolean =>
  !one.percent && one.currency === null && OF_WHOLE.test(text.slice(one.end, next.start));

/** A number, the other end of its range, and the total of which it is a part. */
interface NumberGroup {
  one: MarkedNumber;
  second: MarkedNumber | null;
  whole: MarkedNumber | null;
}

function toQuantity(text: string, { one, second, whole }: NumberGroup): Quantity | null {
  const last = second ?? one;
  const nouns = followingNouns(text, whole ?? last);
  const currency = one.currency ?? last.currency;
  const percent = one.percent || last.percent;
  if (!currency && !percent && one.number.bare && !last.number.scaled && isDateOrClock(text, one.number, nouns))
    return null;
  const values = [valueOf(one, last), valueOf(last, last)];
  const approx = APPROXIMATE.exec(text.slice(Math.max(0, one.start - 24), one.start))?.[0].length ?? 0;
  const start = one.start - approx;
  return {
    min: Math.min(...values),
    max: Math.max(...values),
    approximate: approx > 0 || second !== null,
    currency,
    ...unitOf(currency, percent, nouns),
    attributive: /^[-\u2011]\p{L}/u.test(text.slice(last.end, last.end + 2)),
    quote: text.slice(start, last.end).trim(),
    start,
    end: last.end,
  };
}

/** "2-3 million": the scale after the second number applies to both. */
function valueOf({ number, percent }: MarkedNumber, last: MarkedNumber): number {
  const [value = 0] = number.values;
  if (number.share) return value * 100;
  const [lastValue = 0] = last.number.values;
  const scale = !number.scaled && last.number.scaled && !percent ? scaleOf(last.number) : 1;
  return value < lastValue ? value * scale : value;
}

/** 1,000,000 for "3 million": the value divided by the written factor. */
function scaleOf({ written, values }: WrittenNumber): number {
  const [value = 0] = values;
  const [head = 0] = findWrittenNumbers(written.split(/[\s-]/)[0] ?? '')[0]?.values ?? [];
  return head === 0 ? 1 : value / head;
}

type Unit = Pick<Quantity, 'unit' | 'label' | 'counted'>;

function unitOf(currency: string | null, percent: boolean, nouns: string[]): Unit {
  if (currency) return { unit: '$', label: 'money', counted: 'money' };
  if (percent) return { unit: 'percent', label: 'percent', counted: 'percent' };
  const label = nounLabel(nouns);
  return { unit: stem(label), label, counted: countedNoun(label, nouns) };
}

/** Up to three words after a number, folded. */
function followingNouns(text: string, { end }: MarkedNumber): string[] {
  const behind = text.slice(end, end + 130);
  const glued = ATTACHED_NOUN.exec(behind)?.[0] ?? '';
  const rest = FOLLOWING_NOUNS.exec(behind.slice(glued.length))?.[0] ?? '';
  return fold(glued + rest)
    .split(/[\s-]+/)
    .filter(Boolean)
    .slice(0, 3);
}

function nounLabel(nouns: string[]): string {
  for (const word of nouns) {
    if (NOUN_PHRASE_ENDS.has(word)) return '';
    if (!ADJECTIVES.has(word)) return word;
  }
  return '';
}

/** Cuts a phrase after the first plural noun, which is the counted one ("163 passengers run"). */
function countedNoun(label: string, nouns: string[]): string {
  const from = nouns.slice(nouns.indexOf(label));
  const end = from.findIndex((word) => NOUN_PHRASE_ENDS.has(word));
  const phrase = from.slice(0, end < 0 ? from.length : end);
  const plural = phrase.findIndex((word) => PLURAL.test(word));
  return plural < 0 ? label : phrase.slice(0, plural + 1).join(' ');
}

function isDateOrClock(text: string, { written, values, start, end }: WrittenNumber, nouns: string[]): boolean {
  const [value = 0] = values;
  if (/^\d{4}$/.test(written) && value >= 1800 && value <= 2100) return true;
  if (nouns[0] && (MONTHS.test(nouns[0]) || /^(?:a|p)m?$/.test(nouns[0]))) return true;
  if (text.charAt(end) === ':') return true;
  const before = fold(text.slice(Math.max(0, start - 12), start))
    .trim()
    .split(/\s+/)
    .at(-1);
  return MONTHS.test((before ?? '').replace('.', '')) || NUMBERED_NOUNS.has(before ?? '');
}

/** Smaller figures are written in digits or in one or two words. */
const MIN_FIGURE_STEM = 1000;

/** Large figures as comparable stems: "25 lakh", "2.5 million" and "25,00,000" are "2500000". Empty for small ones. */
export const figureStems = ({ min, max }: Quantity): string[] =>
  [...new Set([min, max])].filter((value) => value >= MIN_FIGURE_STEM).map(String);
