import type { TimelineEvent } from '../../../api/types';
import { parseStart, clockText, dateText, gapText, groupMoments, type Dated } from './event-time';

const dated = (event_date: string, precision: Dated['precision'] = 'day'): Dated => ({ event_date, precision });
const event = (event_date: string, precision: Dated['precision'] = 'day') =>
  ({ ...dated(event_date, precision), event_text: event_date, conflicting_dates: [] }) as unknown as TimelineEvent;

describe('an event date', () => {
  it.each([
    ['1996', 'year', '1996'],
    ['2026-10', 'month', 'October 2026'],
    ['2026-10-17', 'day', 'Oct. 17, 2026'],
    ['2026-10-17T06:40', 'time', 'Oct. 17, 2026, 6:40 a.m.'],
  ] as const)('shows an event date only as precisely as it is known: %s', (value, precision, words) =>
    expect(dateText(dated(value, precision))).toBe(words),
  );

  it('shows an event date as the time alone below its day', () => {
    expect(clockText(dated('2026-10-17T06:40', 'time'))).toBe('6:40 a.m.');
  });

  it('shows an event date verbatim if it is invalid', () => {
    expect(parseStart('soon')).toBeNull();
    expect(dateText(dated('2026-99-99'))).toBe('2026-99-99');
  });
});

describe('the gap between two event dates', () => {
  it.each([
    [dated('1996', 'year'), dated('2026-10-16'), '30 years later'],
    [dated('2025-10', 'month'), dated('2026-10', 'month'), 'a year later'],
    [dated('2026-03', 'month'), dated('2026-10-16'), '7 months later'],
    [dated('2026-10-13'), dated('2026-10-16'), '3 days later'],
    [dated('2026-10-16'), dated('2026-10-17'), null],
    [dated('2026-10', 'month'), dated('2026-10-16'), null],
    [dated('2026', 'year'), dated('2026-06-01'), null],
    [dated('soon'), dated('2026-06-01'), null],
  ])(
    'shows the gap between dates only if it is long enough, in a unit that both dates support: %j to %j',
    (from, to, words) => expect(gapText(from, to)).toBe(words),
  );
});

describe('a timeline', () => {
  it('keeps the order of events and groups those with the same date', () => {
    const [first, day, hour] = [event('1996', 'year'), event('2026-10-16'), event('2026-10-16T06:40', 'time')];
    const moments = groupMoments([first, day, day, hour, event('2026-10-17')]);
    expect(moments.map(({ date, events, gap, sameDay }) => [date.event_date, events.length, gap, sameDay])).toEqual([
      ['1996', 1, null, false],
      ['2026-10-16', 2, '30 years later', false],
      ['2026-10-16T06:40', 1, null, true],
      ['2026-10-17', 1, null, false],
    ]);
  });
});
