import type { OriginResult, ResultSource } from '../../api/types';
import { formatDate } from '../../ui/format';
import { DAY_MS, listCitations, toReports, timeSpan, formatTick, computeTicks } from './propagation';

type Dated = NonNullable<OriginResult['date']>;
const HOUR = 3_600_000;
const dated = (value: string, precision: Dated['precision'] = 'minute'): Dated => ({
  value,
  precision,
  signal: 'json-ld',
  zone: null,
  earliest: null,
  latest: null,
});
const at = (hours: number) => new Date(Date.parse('2026-10-17T00:00:00Z') + hours * HOUR).toISOString();
const source = (source_id: number, hours: number | null, precision: Dated['precision'] = 'minute') =>
  ({
    source_id,
    name: `Paper ${source_id}`,
    stance: 'supports',
    published: hours === null ? null : dated(at(hours), precision),
  }) as ResultSource;
const origin = (part: Partial<OriginResult> = {}) =>
  ({ source_id: 1, date: null, citations: [], ...part }) as OriginResult;

describe('reports on the propagation chart', () => {
  it('sorts reports on the propagation chart by time with undated ones last, and limits their number', () => {
    const reports = toReports(origin(), [source(3, null), source(2, 5), source(1, 2, 'day')]);
    expect(reports.map(({ id }) => id)).toEqual([1, 2, 3]);
    expect(reports[0]).toMatchObject({ origin: true, dayOnly: true, at: Date.parse(at(2)) });
    expect(reports[2]).toMatchObject({ origin: false, dayOnly: false, at: null });
    expect(
      toReports(
        origin(),
        Array.from({ length: 60 }, (_, n) => source(n, n)),
      ),
    ).toHaveLength(40);
  });
});

describe('the period of the propagation chart', () => {
  const span = (sources: ResultSource[], part: Partial<OriginResult> = {}) => {
    const { from, to } = timeSpan(toReports(origin(part), sources), origin(part));
    return [new Date(from).toISOString(), new Date(to).toISOString()];
  };

  it('runs from the first report to the last', () => {
    expect(span([source(1, 0), source(2, 30)])).toEqual([at(0), at(30)]);
  });

  it('makes the period of the propagation chart at least one hour long', () => {
    expect(span([source(1, 0), source(2, 0)])).toEqual([at(0), at(1)]);
  });

  it('starts at most 36 hours before the origin, even if other pages are older', () => {
    expect(span([source(2, -900), source(1, 0), source(3, 5)])).toEqual([at(-36), at(5)]);
  });

  it('uses the date of the origin even if the origin is not among the reports', () => {
    const date = dated(at(100));
    expect(span([source(2, 0), source(3, 110)], { date })).toEqual([at(64), at(110)]);
  });
});

describe('citation arrows on the propagation chart', () => {
  const reports = toReports(origin(), [source(1, 0), source(2, 1)]);

  it('draws citation arrows on the propagation chart between pages that are both shown', () => {
    const cite = (fromId: number, toId: number | null) => ({ fromId, toId, toUrl: null, cue: '', sentence: '' });
    const citations = [cite(2, 1), cite(2, 2), cite(2, null), cite(2, 9), cite(9, 1)];
    expect(listCitations(origin({ citations }), reports)).toEqual([{ from: 2, to: 1 }]);
  });

  it('draws citation arrows on the propagation chart along the traced propagation if there is one', () => {
    const propagation = { nodes: [], edges: [{ from: 1, to: 2, to_url: null, cue: '', leans: true }] };
    expect(listCitations(origin({ propagation }), reports)).toEqual([{ from: 1, to: 2 }]);
  });
});

describe('time axis ticks', () => {
  it.each([
    [5, 1],
    [30, 6],
    [200, 48],
    [100_000, 8760],
  ])('divides a time axis of %i hours with ticks %i hours apart, at round times', (hours, apart) => {
    const from = Date.parse(at(0)) + 7 * 60_000;
    const ticks = computeTicks({ from, to: from + hours * HOUR }, 0);
    expect(ticks.length).toBeGreaterThan(2);
    expect(ticks.length).toBeLessThanOrEqual(9);
    expect(new Set(ticks.map((tick) => tick % (apart * HOUR)))).toEqual(new Set([0]));
    expect(ticks[1]! - ticks[0]!).toBe(apart * HOUR);
    expect(ticks[0]).toBeGreaterThanOrEqual(from);
  });

  it('shows the day on time axis ticks at midnight and the time otherwise', () => {
    expect(formatTick(Date.parse(at(0)), 0)).toBe(formatDate(at(0), 'short'));
    expect(formatTick(Date.parse(at(0)) + DAY_MS + 6 * HOUR, 0)).toBe(formatDate(at(30), 'clock'));
  });

  it('places time axis ticks at round times in the local time zone', () => {
    const from = Date.parse(at(0));
    const [tick] = computeTicks({ from, to: from + 72 * HOUR }, 5.75 * HOUR);
    expect((tick! - from) / HOUR).toBe(6.25);
    expect(formatTick(tick!, 5.75 * HOUR)).toBe(formatDate(at(6.25), 'clock'));
    expect(formatTick(from + 18.25 * HOUR, 5.75 * HOUR)).toBe(formatDate(at(18.25), 'short'));
  });
});
