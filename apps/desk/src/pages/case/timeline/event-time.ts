import type { TimelineEvent } from '../../../api/types';
import { formatDate } from '../../../ui/format';
import { locale, t } from '../../../messages';

/** Parts of an event date, in local time of the place; never converted to the reader's time zone. */

const DATE_PATTERN = /^(\d{4})(?:-(\d{2})(?:-(\d{2})(?:T(\d{2}:\d{2}))?)?)?/;
const DAY_MS = 86_400_000;

/** Start in ms, as if the place were in the UTC time zone; null if invalid. */
export function parseStart(value: string): number | null {
  const [, year, month = '01', day = '01', hour = '00:00'] = DATE_PATTERN.exec(value) ?? [];
  if (year === undefined) return null;
  const at = Date.parse(`${year}-${month}-${day}T${hour}:00Z`);
  return Number.isNaN(at) ? null : at;
}

export type Dated = Pick<TimelineEvent, 'event_date' | 'precision'>;

const MONTH_FORMAT = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** The date as precisely as it is known: `1996`, `October 2026`, `Oct. 17, 2026`, `Oct. 17, 2026, 6:40 a.m.` */
export function dateText({ event_date, precision }: Dated): string {
  const at = parseStart(event_date);
  if (at === null) return event_date;
  if (precision === 'year') return event_date.slice(0, 4);
  if (precision === 'month') return MONTH_FORMAT.format(at);
  return formatDate(new Date(at).toISOString(), precision === 'day' ? 'day' : 'full', 'UTC');
}

/** Only the time, for use under a heading with the date. */
export const clockText = ({ event_date }: Dated): string => formatDate(`${event_date}Z`, 'clock', 'UTC');

const isSameDay = (one: Dated, other: Dated): boolean =>
  /^\d{4}-\d{2}-\d{2}/.test(one.event_date) && one.event_date.slice(0, 10) === other.event_date.slice(0, 10);

/** Events of one date, with the gap to the previous date. */
export interface Moment {
  date: Dated;
  events: TimelineEvent[];
  /** "30 years later"; null for short gaps. */
  gap: string | null;
  /** Same day as the previous moment. */
  sameDay: boolean;
}

/** Groups events by date, in order. */
export function groupMoments(events: readonly TimelineEvent[]): Moment[] {
  const moments: Moment[] = [];
  for (const event of events) {
    const last = moments.at(-1);
    if (last?.date.event_date === event.event_date) last.events.push(event);
    else
      moments.push({
        date: event,
        events: [event],
        gap: last ? gapText(last.date, event) : null,
        sameDay: last ? isSameDay(last.date, event) : false,
      });
  }
  return moments;
}

const UNIT_MS = { year: 365.25 * DAY_MS, month: 30.44 * DAY_MS, day: DAY_MS };

/** Gap between two dates, in a unit that both have; at least one year, or two months or days. */
export function gapText(before: Dated, after: Dated): string | null {
  const [from, to] = [parseStart(before.event_date), parseStart(after.event_date)];
  if (from === null || to === null) return null;
  const whole = (unit: keyof typeof UNIT_MS) => Math.floor((to - from) / UNIT_MS[unit] + 0.01);
  const bear = (precision: Dated['precision']) => before.precision === precision || after.precision === precision;
  if (whole('year') >= 1)
    return whole('year') === 1 ? t('story.aYearLater') : t('story.valueYearsLater', { value: whole('year') });
  if (bear('year')) return null;
  if (whole('month') >= 2) return t('story.valueMonthsLater', { value: whole('month') });
  return whole('day') >= 2 && !bear('month') ? t('story.valueDaysLater', { value: whole('day') }) : null;
}
