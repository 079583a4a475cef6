import type { TimelineEvent } from '../../../api/result';

/** Dates of events, by the clock of the place: never moved into the zone of whoever reads. */

const PARTS = /^(\d{4})(?:-(\d{2})(?:-(\d{2})(?:T(\d{2}:\d{2}))?)?)?/;
const DAY_MS = 86_400_000;

/** The moment with which it begins, as if the place were in UTC; null where it is no date. */
export function beginOf(value: string): number | null {
  const [, year, month = '01', day = '01', hour = '00:00'] = PARTS.exec(value) ?? [];
  if (year === undefined) return null;
  const at = Date.parse(`${year}-${month}-${day}T${hour}:00Z`);
  return Number.isNaN(at) ? null : at;
}

const SHOWN: Record<TimelineEvent['precision'], Intl.DateTimeFormatOptions> = {
  year: { year: 'numeric' },
  month: { month: 'short', year: 'numeric' },
  day: { day: 'numeric', month: 'short', year: 'numeric' },
  time: { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' },
};

export type Dated = Pick<TimelineEvent, 'event_date' | 'precision'>;

/** No more than is known: `1996`, `Oct 2026`, `17 Oct 2026`, `17 Oct 2026, 06:40`. */
export function dateWords({ event_date, precision }: Dated, locale?: string): string {
  const at = beginOf(event_date);
  if (at === null) return event_date;
  return new Intl.DateTimeFormat(locale, { ...SHOWN[precision], timeZone: 'UTC' }).format(at);
}

const CLOCK: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' };

/** The hour alone, where the day stands above it already; null where no hour is known. */
export function clockWords({ event_date, precision }: Dated, locale?: string): string | null {
  const at = precision === 'time' ? beginOf(event_date) : null;
  return at === null ? null : new Intl.DateTimeFormat(locale, CLOCK).format(at);
}

/** The day that both name. */
const sameDay = (one: Dated, other: Dated): boolean =>
  /^\d{4}-\d{2}-\d{2}/.test(one.event_date) && one.event_date.slice(0, 10) === other.event_date.slice(0, 10);

/** Events of one date, and how long after those before. */
export interface Moment {
  date: Dated;
  events: TimelineEvent[];
  /** "30 years later"; null where hardly any time lies between. */
  gap: string | null;
  /** The day is that of the moment before. */
  goesOn: boolean;
}

/** Events in their order, those of one date together. */
export function momentsOf(events: readonly TimelineEvent[]): Moment[] {
  const moments: Moment[] = [];
  for (const event of events) {
    const last = moments.at(-1);
    if (last?.date.event_date === event.event_date) last.events.push(event);
    else
      moments.push({
        date: event,
        events: [event],
        gap: last ? gapWords(last.date, event) : null,
        goesOn: last ? sameDay(last.date, event) : false,
      });
  }
  return moments;
}

const LENGTHS = { year: 365.25 * DAY_MS, month: 30.44 * DAY_MS, day: DAY_MS };

/** In the unit that both dates bear; what is told is at least a year, or two months or days. */
export function gapWords(before: Dated, after: Dated): string | null {
  const [from, to] = [beginOf(before.event_date), beginOf(after.event_date)];
  if (from === null || to === null) return null;
  const whole = (unit: keyof typeof LENGTHS) => Math.floor((to - from) / LENGTHS[unit] + 0.01);
  const bear = (precision: Dated['precision']) => before.precision === precision || after.precision === precision;
  if (whole('year') >= 1) return whole('year') === 1 ? 'a year later' : `${whole('year')} years later`;
  if (bear('year')) return null;
  if (whole('month') >= 2) return `${whole('month')} months later`;
  return whole('day') >= 2 && !bear('month') ? `${whole('day')} days later` : null;
}
