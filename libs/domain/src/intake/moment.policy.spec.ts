import { futureNotice, isFutureDay, parseMoment, removePlaceholderTime } from './moment.policy';

const NOW = new Date('2026-01-02T12:00:00Z');

describe('parseMoment', () => {
  it.each([
    ['2026-01-02', '2026-01-02T00:00:00.000Z'],
    ['2026-01-02T09:30:00Z', '2026-01-02T09:30:00.000Z'],
    ['2026-01-02T09:30:00+02:00', '2026-01-02T07:30:00.000Z'],
    ['2026-01-02T09:30:00+0200', '2026-01-02T07:30:00.000Z'],
    ['2026-01-02 09:30:00', '2026-01-02T09:30:00.000Z'],
    ['2026-01-02T09:30:00.123456', '2026-01-02T09:30:00.123Z'],
    ['1900-01-01', '1900-01-01T00:00:00.000Z'],
    ['2031-01-02T12:00:00Z', '2031-01-02T12:00:00.000Z'],
  ])('parses %s as %s, in UTC if no time zone is given', (text, instant) => {
    expect(parseMoment(text, NOW)).toEqual({ instant });
  });

  it.each([
    '2026-02-30',
    '2025-02-29',
    '2026-13-01',
    '2026-W05',
    'yesterday',
    '02/01/2026',
    '1767345600',
    '',
    '2026-01-02T25:00:00Z',
  ])('rejects %p as an invalid date', (text) => {
    expect(parseMoment(text, NOW)).toEqual({ fault: 'must be a day as 2026-01-31, or a moment in ISO 8601' });
  });

  it.each(['1899-12-31', '0001-01-01', '2031-01-02T12:00:01Z', '9999-12-31'])('rejects %s as out of range', (text) => {
    expect(parseMoment(text, NOW)).toEqual({ fault: 'must lie between 1900 and five years from now' });
  });
});

describe('removePlaceholderTime', () => {
  it.each([
    ['2026-01-02T00:00:00-05:00', '2026-01-02'],
    ['2026-01-02T00:00:00.000+02:00', '2026-01-02'],
    ['2026-01-02 00:00+0530', '2026-01-02'],
    ['2026-01-02T00:00:00Z', '2026-01-02T00:00:00Z'],
    ['2026-01-02T00:00:01+02:00', '2026-01-02T00:00:01+02:00'],
    ['2026-01-02T09:30:00+02:00', '2026-01-02T09:30:00+02:00'],
    ['2026-01-02', '2026-01-02'],
  ])('reduces a local midnight to its day and keeps any other time: %s', (text, meant) =>
    expect(removePlaceholderTime(text)).toBe(meant),
  );
});

describe('a day entered by a person', () => {
  it('accepts a day entered by a person up to one year ahead', () => {
    expect(parseMoment('2026-12-24', NOW, 'person')).toEqual({ instant: '2026-12-24T00:00:00.000Z' });
    expect(parseMoment('2062-01-02', NOW, 'person')).toEqual({
      fault: expect.stringContaining('between 1900 and one year from now'),
    });
  });

  it('treats a day as in the future only if it has not begun in any time zone', () => {
    const noon = new Date('2026-01-02T12:00:00.000Z');
    expect(isFutureDay('2026-01-03T00:00:00.000Z', noon)).toBe(false);
    expect(isFutureDay('2026-01-04T00:00:00.000Z', noon)).toBe(true);
    expect(futureNotice('2026-01-04T00:00:00.000Z')).toMatch(/^2026-01-04 has not come yet: /);
  });
});
