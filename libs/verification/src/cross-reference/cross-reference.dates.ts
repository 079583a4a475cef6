import { DAY_MS } from '@corroborate/domain';
import { dateMentions, daysFrom, lexicon } from '@corroborate/text';
import type { DateRecord, Discrepancy } from '@corroborate/domain';
import { tellers, tellingSentence } from './cross-reference.types';
import type { CrossReferenceInput } from './cross-reference.types';

/** When a source says it happened, as whole days since 1970 with the room that its words leave. */
export interface EventDay {
  from: number;
  to: number;
  /** The words it was read from. */
  quote: string;
}

/** Days of the event that cannot all be right. A day's difference is left to time zones and to nights. */
export function dateDiscrepancies(input: CrossReferenceInput): Discrepancy[] {
  const told = tellers(input).flatMap((source) => {
    const sentence = tellingSentence(source);
    const day = eventDayIn(sentence, source.view.published);
    return day ? [{ source, sentence, day }] : [];
  });
  const gap = widestGap(told.map(({ day }) => day));
  if (gap < 1) return [];
  const unmoved = gap === 1 ? 'imprecise' : 'contradiction';
  const moved = told.some(({ sentence }) => MOVED.test(sentence));
  return [
    {
      kind: 'date',
      about: 'event date',
      values: told.map(({ source, sentence, day }) => ({
        value: isoDay(day.from),
        sourceId: source.view.id,
        quote: sentence,
      })),
      reading: moved ? 'update' : unmoved,
    },
  ];
}

const said = (section: string) => lexicon('en', 'event-days', section);
const MOVED = said('moved').pattern;
const isoDay = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

function widestGap(days: EventDay[]): number {
  return Math.max(0, ...days.flatMap((a) => days.map((b) => Math.max(0, b.from - a.to))));
}

/** Sunday first. */
const WEEKDAYS = lexicon('en', 'calendar', 'weekdays').words;
const DAY = [...WEEKDAYS, ...['today', 'yesterday', 'last-night', 'tomorrow'].map((day) => said(day).source)].join('|');
const EVENING = said('evening').source;
const RELATIVE = new RegExp(
  `\\b(?:(?:(?<before>${said('week-before').source})|(?<coming>${said('week-ahead').source})) )?` +
    `(?<day>${DAY})(?: (?<evening>${EVENING})|(?<owner>'s))?\\b`,
  'gi',
);
const AHEAD = said('ahead').pattern;

/**
 * The one day that a sentence gives for what it tells, relative words read against the day of publication. Null where
 * it gives none, several, or a day that is only ahead ("will … on Friday"), or where publication is not known to the
 * day.
 */
export function eventDayIn(sentence: string, published: DateRecord | null): EventDay | null {
  const found = [...fullDates(sentence, published), ...relativeDays(sentence, published)];
  const [first, ...others] = found;
  if (!first || others.some((one) => one.from > first.to || one.to < first.from)) return null;
  return others.length > 0
    ? {
        ...first,
        from: Math.max(first.from, ...others.map((one) => one.from)),
        to: Math.min(first.to, ...others.map((one) => one.to)),
      }
    : first;
}

function fullDates(sentence: string, published: DateRecord | null): EventDay[] {
  const reference = published ? new Date(published.value) : null;
  return dateMentions(sentence).flatMap((mention) => {
    if (
      mention.day === null ||
      (mention.year === null && reference === null) ||
      AHEAD.test(sentence.slice(0, mention.start))
    )
      return [];
    const origin = reference ?? new Date(Date.UTC(mention.year ?? 1970, 0, 1));
    const away = daysFrom(mention, origin);
    const at = Math.floor(origin.getTime() / DAY_MS) + (away ?? 0);
    return away === null ? [] : [{ from: at, to: at + nightAfter(sentence, mention.end), quote: mention.quote }];
  });
}

function relativeDays(sentence: string, published: DateRecord | null): EventDay[] {
  const today = publicationDay(published);
  if (today === null) return [];
  return [...sentence.matchAll(RELATIVE)].flatMap((match) => {
    const { before, coming, day = '', evening, owner } = match.groups ?? {};
    if (AHEAD.test(sentence.slice(0, match.index)) || coming || owner) return [];
    const at = dayNamed(day.toLowerCase(), today);
    if (at === null || isDateBeside(sentence, match.index + match[0].length)) return [];
    const lastWeek = before && WEEKDAYS.includes(day.toLowerCase());
    const night = evening ? 1 : 0;
    return [{ from: at.from - (lastWeek ? 7 : 0), to: at.to + night, quote: match[0] }];
  });
}

/** "Tuesday, March 4": the full date says it. */
const isDateBeside = (sentence: string, end: number): boolean =>
  dateMentions(sentence.slice(end, end + 24)).some((mention) => mention.day !== null && mention.start < 4);
const NIGHT_AFTER = new RegExp(`^,?\\s+(?:${said('evening-of-date').source})`, 'i');
const nightAfter = (sentence: string, end: number): number => (NIGHT_AFTER.test(sentence.slice(end)) ? 1 : 0);

/** The calendar day of publication where the newsroom sits: the date as its own clock shows it. */
function publicationDay(published: DateRecord | null): number | null {
  if (
    !published ||
    (published.precision !== 'second' && published.precision !== 'minute' && published.precision !== 'day')
  )
    return null;
  const offset = /^([+-])(\d{2}):?(\d{2})$/.exec(published.zone ?? '');
  const minutes = offset ? (offset[1] === '-' ? -1 : 1) * (Number(offset[2]) * 60 + Number(offset[3])) : 0;
  return Math.floor((Date.parse(published.value) + minutes * 60_000) / DAY_MS);
}

const YESTERDAY = new Set(said('yesterday').words);
const LAST_NIGHT = new Set(said('last-night').words);
const TOMORROW = new Set(said('tomorrow').words);
/**
 * A weekday is the last one that has come, publication's own day among them; a day of room where the clock is not
 * local.
 */
function dayNamed(word: string, today: number): { from: number; to: number } | null {
  const weekday = WEEKDAYS.indexOf(word);
  if (weekday >= 0) {
    const back = (((new Date(today * DAY_MS).getUTCDay() - weekday) % 7) + 7) % 7;
    return { from: today - back, to: today - back };
  }
  if (YESTERDAY.has(word)) return { from: today - 1, to: today - 1 };
  if (LAST_NIGHT.has(word)) return { from: today - 1, to: today };
  return TOMORROW.has(word) ? null : { from: today, to: today };
}
