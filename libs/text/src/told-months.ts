import { allMatches } from './all-matches';
import { everywhere, lexicon } from './lexicon';
import { isAhead, type PublishedAt } from './told-days';

/** A month or year that a sentence gives by itself or counted back from its publication. */
export interface ToldMonth {
  year: number;
  /** 1–12; null where only the year is meant. */
  month: number | null;
  quote: string;
  start: number;
  end: number;
}

const MONTHS = lexicon('en', 'calendar', 'months').words;
const named = MONTHS.map((name) => name.charAt(0).toUpperCase() + name.slice(1)).join('|');
const IN_MONTH = new RegExp(
  `\\b(?:${lexicon('en', 'told-months', 'in-month').source}) (?<month>${named})\\b(?!,? \\d|[-’'])`,
  'gu',
);
const MONTH_BEFORE = everywhere(lexicon('en', 'told-months', 'month-before'));
const YEAR_BEFORE = everywhere(lexicon('en', 'told-months', 'year-before'));
/** From two on, in their order. */
const COUNT = lexicon('en', 'told-months', 'count').words;
const YEARS_AGO = new RegExp(`\\b(?<count>\\d{1,3}|${COUNT.join('|')}) years ago\\b`, 'giu');

/** “in July”, “last month”, “ten years ago”, read against the month of publication; what is only ahead is left out. */
export function toldMonths(sentence: string, published: PublishedAt | null): ToldMonth[] {
  if (published === null || published.precision === 'year') return [];
  const [year = 0, month = 1] = published.value.slice(0, 7).split('-').map(Number);
  const now = { year, month };
  const all = [...inMonth(sentence, now), ...countedBack(sentence, now), ...yearsAgo(sentence, now)];
  return all.filter(({ start }) => !isAhead(sentence, start)).sort((a, b) => a.start - b.start);
}

interface Now {
  year: number;
  month: number;
}

/** The last such month that has come. */
const inMonth = (sentence: string, now: Now): ToldMonth[] =>
  allMatches(sentence, IN_MONTH).map((match) => {
    const month = MONTHS.indexOf((match.groups?.month ?? '').toLowerCase()) + 1;
    return { year: month > now.month ? now.year - 1 : now.year, month, ...placeOf(match) };
  });

function countedBack(sentence: string, { year, month }: Now): ToldMonth[] {
  const before = month === 1 ? { year: year - 1, month: 12 } : { year, month: month - 1 };
  return [
    ...allMatches(sentence, MONTH_BEFORE).map((match) => ({ ...before, ...placeOf(match) })),
    ...allMatches(sentence, YEAR_BEFORE).map((match) => ({ year: year - 1, month: null, ...placeOf(match) })),
  ];
}

const yearsAgo = (sentence: string, now: Now): ToldMonth[] =>
  allMatches(sentence, YEARS_AGO).map((match) => {
    const written = (match.groups?.count ?? '').toLowerCase();
    const count = /^\d/.test(written) ? Number(written) : COUNT.indexOf(written) + 2;
    return { year: now.year - count, month: null, ...placeOf(match) };
  });

const placeOf = (match: RegExpExecArray) => ({
  quote: match[0],
  start: match.index,
  end: match.index + match[0].length,
});
