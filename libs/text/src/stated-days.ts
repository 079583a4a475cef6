import { findDateMentions, countDaysFrom } from './dates';
import { lexicon } from './lexicon';

/** A date in a sentence, as whole days since 1970 with a tolerance. */
export interface StatedDay {
  from: number;
  to: number;
  /** Matched words and their position in the sentence. */
  quote: string;
  start: number;
  end: number;
}

/** Publication time, as needed to resolve relative dates. */
export interface PublishedAt {
  /** ISO 8601 in UTC. */
  value: string;
  precision: string;
  /** Offset as written; null if none. */
  zone: string | null;
}

const DAY_MS = 86_400_000;
const dayLexicon = (section: string) => lexicon('en', 'event-days', section);
/** Sunday first. */
const WEEKDAYS = lexicon('en', 'calendar', 'weekdays').words;
const DAY = [
  ...WEEKDAYS,
  ...['today', 'yesterday', 'last-night', 'tomorrow'].map((day) => dayLexicon(day).source),
].join('|');
const EVENING = dayLexicon('evening').source;
const RELATIVE_DAY = new RegExp(
  `\\b(?:(?:(?<before>${dayLexicon('week-before').source})|(?<coming>${dayLexicon('week-ahead').source})) )?` +
    `(?<day>${DAY})(?: (?<evening>${EVENING})|(?<owner>'s))?\\b`,
  'gi',
);
const FUTURE_WORDS = dayLexicon('ahead').pattern;
const DAY_PRECISIONS = new Set(['second', 'minute', 'day']);

/**
 * Dates a sentence gives for its event, resolving relative dates from publication. Excludes future dates ("will … on
 * Friday"), and relative ones if the publication day is unknown.
 */
export const findStatedDays = (sentence: string, published: PublishedAt | null): StatedDay[] => [
  ...fullDates(sentence, published),
  ...relativeDays(sentence, published),
];

/** Whether the date at `start` is in the future: "will reopen on Friday". */
const isFutureDate = (sentence: string, start: number): boolean => FUTURE_WORDS.test(sentence.slice(0, start));

function fullDates(sentence: string, published: PublishedAt | null): StatedDay[] {
  const reference = published ? new Date(published.value) : null;
  return findDateMentions(sentence).flatMap((mention) => {
    const { start, end, quote } = mention;
    if (mention.day === null || (mention.year === null && reference === null) || isFutureDate(sentence, start))
      return [];
    const origin = reference ?? new Date(Date.UTC(mention.year ?? 1970, 0, 1));
    const away = countDaysFrom(mention, origin);
    const at = Math.floor(origin.getTime() / DAY_MS) + (away ?? 0);
    return away === null ? [] : [{ from: at, to: at + nightOffset(sentence, end), quote, start, end }];
  });
}

function relativeDays(sentence: string, published: PublishedAt | null): StatedDay[] {
  const today = getPublicationDay(published);
  if (today === null) return [];
  return [...sentence.matchAll(RELATIVE_DAY)].flatMap((match) => {
    const { before, coming, day = '', evening, owner } = match.groups ?? {};
    const [start, end] = [match.index, match.index + match[0].length];
    if (isFutureDate(sentence, start) || coming || owner) return [];
    const at = parseRelativeDay(day.toLowerCase(), today);
    if (at === null || isDateBeside(sentence, end)) return [];
    const lastWeek = before && WEEKDAYS.includes(day.toLowerCase());
    const night = evening ? 1 : 0;
    return [{ from: at.from - (lastWeek ? 7 : 0), to: at.to + night, quote: match[0], start, end }];
  });
}

/** Whether a full date follows, which is used instead: "Tuesday, March 4". */
const isDateBeside = (sentence: string, end: number): boolean =>
  findDateMentions(sentence.slice(end, end + 24)).some((mention) => mention.day !== null && mention.start < 4);
const EVENING_AFTER_DATE = new RegExp(`^,?\\s+(?:${dayLexicon('evening-of-date').source})`, 'i');
const nightOffset = (sentence: string, end: number): number => (EVENING_AFTER_DATE.test(sentence.slice(end)) ? 1 : 0);

/** Publication date in the newsroom's time zone. */
export function getPublicationDay(published: PublishedAt | null): number | null {
  if (!published || !DAY_PRECISIONS.has(published.precision)) return null;
  const offset = /^([+-])(\d{2}):?(\d{2})$/.exec(published.zone ?? '');
  const minutes = offset ? (offset[1] === '-' ? -1 : 1) * (Number(offset[2]) * 60 + Number(offset[3])) : 0;
  return Math.floor((Date.parse(published.value) + minutes * 60_000) / DAY_MS);
}

const YESTERDAY = new Set(dayLexicon('yesterday').words);
const LAST_NIGHT = new Set(dayLexicon('last-night').words);
const TOMORROW = new Set(dayLexicon('tomorrow').words);
/**
 * A weekday means the most recent such day, including the publication day; one day of tolerance if the publication time
 * is not local.
 */
function parseRelativeDay(word: string, today: number) {
  const weekday = WEEKDAYS.indexOf(word);
  if (weekday >= 0) {
    const back = (((new Date(today * DAY_MS).getUTCDay() - weekday) % 7) + 7) % 7;
    return { from: today - back, to: today - back };
  }
  if (YESTERDAY.has(word)) return { from: today - 1, to: today - 1 };
  if (LAST_NIGHT.has(word)) return { from: today - 1, to: today };
  return TOMORROW.has(word) ? null : { from: today, to: today };
}
