import { toUtcDay, splitByMonth, computeQuantile, type DateSpan } from './engine.figures';

const at = (moment: string) => new Date(moment);
const written = ([from, to]: DateSpan) => (from < to ? `${from.toISOString()}–${to.toISOString()}` : '');
const spans = (from: string, to: string, until: string | null) => {
  const { rows, days, months } = splitByMonth({ from: at(from), to: at(to) }, until === null ? null : at(until));
  return {
    rows: rows.map(written).filter(Boolean),
    days: days.map(written).filter(Boolean),
    months: [months].map(written).filter(Boolean),
  };
};

describe('a time window of engine metrics', () => {
  it('reads engine metrics of a time window from single rows if no day is aggregated', () =>
    expect(spans('2026-01-01T00:00:00Z', '2026-03-01T12:00:00Z', null)).toEqual({
      rows: ['2026-01-01T00:00:00.000Z–2026-03-01T12:00:00.000Z'],
      days: [],
      months: [],
    }));

  it('reads engine metrics of a window from whole months, the days around them, and single rows at both ends', () =>
    expect(spans('2025-11-17T06:00:00Z', '2026-03-02T12:00:00Z', '2026-03-02T00:00:00Z')).toEqual({
      rows: ['2025-11-17T06:00:00.000Z–2025-11-18T00:00:00.000Z', '2026-03-02T00:00:00.000Z–2026-03-02T12:00:00.000Z'],
      days: ['2025-11-18T00:00:00.000Z–2025-12-01T00:00:00.000Z', '2026-03-01T00:00:00.000Z–2026-03-02T00:00:00.000Z'],
      months: ['2025-12-01T00:00:00.000Z–2026-03-01T00:00:00.000Z'],
    }));

  it('reads engine metrics from single rows after the last aggregated day', () =>
    expect(spans('2026-01-30T00:00:00Z', '2026-02-10T00:00:00Z', '2026-02-03T00:00:00Z')).toEqual({
      rows: ['2026-02-03T00:00:00.000Z–2026-02-10T00:00:00.000Z'],
      days: ['2026-01-30T00:00:00.000Z–2026-02-01T00:00:00.000Z', '2026-02-01T00:00:00.000Z–2026-02-03T00:00:00.000Z'],
      months: [],
    }));

  it('reads engine metrics from single rows if the window lies within one day, aggregated or not', () =>
    expect(spans('2026-01-05T01:00:00Z', '2026-01-05T02:00:00Z', '2026-02-01T00:00:00Z').rows).toEqual([
      '2026-01-05T01:00:00.000Z–2026-01-05T02:00:00.000Z',
    ]));

  it('covers each moment exactly once', () => {
    const HOUR = 3_600_000;
    const start = Date.UTC(2025, 9, 28);
    for (let n = 0; n < 600; n += 1) {
      const from = new Date(start + ((n * 37) % 900) * HOUR);
      const to = new Date(from.getTime() + (1 + ((n * 61) % 2_400)) * HOUR);
      const until = n % 5 === 0 ? null : new Date(start + ((n * 13) % 120) * 24 * HOUR);
      const { rows, days, months } = splitByMonth({ from, to }, until);
      const row = [rows[0], days[0], months, days[1], rows[1]];
      expect(row.map(([begin]) => begin.getTime())).toEqual([
        from.getTime(),
        ...row.slice(0, -1).map(([, end]) => end.getTime()),
      ]);
      expect(row.at(-1)?.[1]).toEqual(to);
      expect(row.every(([begin, end]) => begin <= end)).toBe(true);
      expect(
        months.every((moment) => months[0].getTime() === months[1].getTime() || toUtcDay(moment).endsWith('-01')),
      ).toBe(true);
      const tallied = [...days, months].filter(([begin, end]) => begin < end);
      expect(
        tallied.every(
          ([begin, end]) =>
            until !== null && end <= until && [begin, end].every((moment) => moment.getTime() % (24 * HOUR) === 0),
        ),
      ).toBe(true);
    }
  });
});

describe('a quantile of a histogram', () => {
  const histogram = { values: [10, 20, 40], counts: [2, 1, 1] };

  it.each([
    [0, 10],
    [0.5, 15],
    [2 / 3, 20],
    [0.95, 37],
    [1, 40],
  ])('computes the quantile at %d from a histogram as from all values', (share, value) =>
    expect(computeQuantile(histogram, share)).toBeCloseTo(value, 9),
  );

  it('returns the only value of a histogram as its quantile, and null without values', () => {
    expect(computeQuantile({ values: [7], counts: [1] }, 0.99)).toBe(7);
    expect(computeQuantile({ values: [], counts: [] }, 0.5)).toBeNull();
  });
});
