import { allMatches } from './all-matches';
import { lexicon } from './lexicon';

/** A calendar date in a text. Days are UTC midnights; `year` is null if the text omits it. */
export interface DateMention {
  year: number | null;
  /** 1–12; null if only a year is given. */
  month: number | null;
  day: number | null;
  quote: string;
  start: number;
  end: number;
}

const calendarLexicon = (section: string) => lexicon('en', 'calendar', section);
const MONTH_NAMES = calendarLexicon('months').words;
const WEEKDAYS = calendarLexicon('weekdays').words;
const MONTH = `(?<month>${calendarLexicon('month-forms').source})\\.?`;
const YEAR = '(?<year>(?:19|20)\\d{2})';
const DAY = '(?<day>\\d{1,2})(?:st|nd|rd|th)?';
const DATE_FORMS = [
  new RegExp(`\\b${MONTH}\\s+${DAY}\\b(?:,?\\s+${YEAR}\\b)?`, 'gi'),
  new RegExp(`\\b${DAY}\\s+(?:of\\s+)?${MONTH}(?![a-z])(?:,?\\s+${YEAR}\\b)?`, 'gi'),
  new RegExp(`\\b${YEAR}-(?<monthNumber>\\d{2})-(?<day>\\d{2})\\b`, 'g'),
  new RegExp(`\\b${MONTH}\\s+(?:of\\s+)?${YEAR}\\b`, 'gi'),
  new RegExp(`\\b(?:${calendarLexicon('before-year').source})\\s+${YEAR}\\b`, 'gi'),
];

/** Written dates in order of appearance; if matches overlap, the more complete one is used. */
export function findDateMentions(text: string): DateMention[] {
  const found: DateMention[] = [];
  for (const form of DATE_FORMS) {
    for (const match of allMatches(text, form)) {
      const start = match.index;
      const end = start + match[0].length;
      if (found.some((other) => start < other.end && other.start < end)) continue;
      found.push({ ...parseDateMatch(match.groups ?? {}), quote: match[0], start, end });
    }
  }
  return found.sort((a, b) => a.start - b.start);
}

const parseDateMatch = ({ year, month, monthNumber: number, day }: Partial<Record<string, string>>) => ({
  year: year ? Number(year) : null,
  month: number ? Number(number) : monthByName(month),
  day: day ? Number(day) : null,
});

const monthByName = (name: string | undefined): number | null => (name ? monthNumber(name) : null);
const monthNumber = (name: string): number =>
  MONTH_NAMES.findIndex((full) => full.startsWith(name.slice(0, 3).toLowerCase())) + 1;

/** Signed whole days from `reference` to the mention; null if the mention is too vague. */
export function countDaysFrom(mention: DateMention, reference: Date): number | null {
  if (mention.month === null || mention.day === null) return null;
  const year = mention.year ?? nearestYear(mention.month, mention.day, reference);
  return Math.round((Date.UTC(year, mention.month - 1, mention.day) - startOfDay(reference)) / 86_400_000);
}

function nearestYear(month: number, day: number, reference: Date): number {
  const distance = (year: number) => Math.abs(Date.UTC(year, month - 1, day) - reference.getTime());
  const year = reference.getUTCFullYear();
  return [year - 1, year, year + 1].reduce((best, one) => (distance(one) < distance(best) ? one : best));
}

const startOfDay = (date: Date): number => Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate());

/** Names of weekdays in a text, 0 = Sunday. */
export function findWeekdayMentions(text: string): number[] {
  const lower = text.toLowerCase();
  return WEEKDAYS.flatMap((name, index) => (new RegExp(`\\b${name}\\b`).test(lower) ? [index] : []));
}
