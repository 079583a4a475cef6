import { DAY_MS, type DateRecord, type Discrepancy } from '@corroborate/domain';
import { isStopword, lexicon, findStatedDays, type StatedDay } from '@corroborate/text';
import { listReportingSources, getReportingPassage, type CrossReferenceInput } from './cross-reference.types';

/** Day on which the event happened according to a source, as a range of whole days since 1970. */
export type EventDay = Pick<StatedDay, 'from' | 'to' | 'quote'>;

/** Conflicting event dates. A one-day difference is tolerated, for time zones and overnight events. */
export function findDateDiscrepancies(input: CrossReferenceInput): Discrepancy[] {
  const given = listReportingSources(input).flatMap((source) => {
    const sentence = getReportingPassage(source);
    const day = findEventDay(sentence, source.view.published);
    return day ? [{ source, sentence, day }] : [];
  });
  // A date after a page's publication is often when something takes effect, so it is ignored unless every source
  // reports a plan.
  const past = given.filter(({ source, day }) => !isFutureDay(day, source.view.published));
  const dated = past.length > 0 ? past : given;
  const gap = widestGap(dated.map(({ day }) => day));
  if (gap < 1) return [];
  const unmoved = gap === 1 ? 'imprecise' : 'contradiction';
  const moved = dated.some(({ sentence }) => MOVED_WORDS.test(sentence));
  return [
    {
      kind: 'date',
      about: 'event date',
      values: dated.map(({ source, sentence, day }) => ({
        value: isoDay(day.from),
        sourceId: source.view.id,
        quote: sentence,
      })),
      reading: moved ? 'update' : unmoved,
    },
  ];
}

const isFutureDay = ({ from }: EventDay, published: DateRecord | null): boolean =>
  published !== null && from > Math.floor(Date.parse(published.latest ?? published.value) / DAY_MS);

const MOVED_WORDS = lexicon('en', 'event-days', 'moved').pattern;
const isoDay = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

function widestGap(days: EventDay[]): number {
  return Math.max(0, ...days.flatMap((a) => days.map((b) => Math.max(0, b.from - a.to))));
}

/**
 * The single date that a sentence gives for its event; relative dates are resolved from the publication date. Null if
 * it gives no date, or several that do not overlap, if the date is in the future ("will … on Friday"), or if the
 * publication day is unknown. Ignores the day of reporting ("the Ledger reported Friday that …") and the date line of
 * the page.
 */
export function findEventDay(sentence: string, published: DateRecord | null): EventDay | null {
  const [first, ...others] = findStatedDays(sentence, published)
    .filter((day) => !isDayOfReport(sentence, day) && !isPageDate(sentence, day))
    .map(({ from, to, quote }) => ({ from, to, quote }));
  if (!first || others.some((one) => one.from > first.to || one.to < first.from)) return null;
  return others.length > 0
    ? {
        ...first,
        from: Math.max(first.from, ...others.map((one) => one.from)),
        to: Math.min(first.to, ...others.map((one) => one.to)),
      }
    : first;
}

const REPORTING_WORDS = lexicon('en', 'event-days', 'telling').pattern;
const isDayOfReport = (sentence: string, { start }: StatedDay): boolean =>
  REPORTING_WORDS.test(sentence.slice(Math.max(0, start - 40), start));

/**
 * Whether the text ends with a headline directly followed by a weekday, as in a date line, but unlike "it sank on March
 * 3, 2025".
 */
function endsWithDateLine(before: string): boolean {
  const [last = ''] = /\p{L}+$/u.exec(before.replace(WEEKDAY_AT_END, '').trimEnd()) ?? [];
  return WEEKDAY_AT_END.test(before) && last !== '' && !isStopword(last.toLowerCase());
}
const WEEKDAY_AT_END = new RegExp(`\\b(?:${lexicon('en', 'calendar', 'weekdays').words.join('|')}),?\\s*$`, 'i');

/** Maximum number of letters next to the date in a date line, such as a weekday or "Published". */
const MAX_DATE_LINE_LETTERS = 18;

/**
 * Whether the date is the publication date, on a line with little other text. A passage can include lines below a
 * headline.
 */
function isPageDate(sentence: string, { start, end, quote }: StatedDay): boolean {
  if (!/\d{4}/.test(quote)) return false;
  if (sentence.slice(end).trim() === '' && endsWithDateLine(sentence.slice(0, start))) return true;
  const from = sentence.lastIndexOf('\n', start) + 1;
  const next = sentence.indexOf('\n', end);
  const to = next < 0 ? sentence.length : next;
  if (from === 0 && to === sentence.length) return false;
  return (
    `${sentence.slice(from, start)}${sentence.slice(end, to)}`.replace(/\P{L}/gu, '').length <= MAX_DATE_LINE_LETTERS
  );
}
