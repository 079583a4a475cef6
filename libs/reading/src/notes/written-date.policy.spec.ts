import { matchesWrittenDate, isDay, parsePrecision } from './ground-notes.policy';

describe('parsePrecision', () => {
  it.each([
    ['2026', 'year'],
    ['2026-10', 'month'],
    ['2026-10-17', 'day'],
    ['2026-10-17T06:40', 'time'],
    ['2026-02-30', null],
    ['2026-13', null],
    ['2026-10-17T25:00', null],
    ['17 October 2026', null],
    ['', null],
  ])('reads %p as %p', (when, precision) => {
    expect(parsePrecision(when)).toBe(precision);
  });

  it('does not accept a month as a day', () => {
    expect(isDay('2026-10')).toBe(false);
    expect(isDay('2026-10-17')).toBe(true);
  });
});

describe('matchesWrittenDate', () => {
  it.each([
    ['2026-10-17', 'Saturday, Oct. 17'],
    ['2026-10-17T18:40', '6:40 p.m. on October 17'],
    ['2026-10-17', 'on Saturday'],
    ['2026-10', "October '26"],
    ['2026-10-17', '17/10/2026'],
  ])('accepts %p for %p', (when, written) => {
    expect(matchesWrittenDate(when, written)).toBe(true);
  });

  it.each([
    ['2026-10-18', 'Saturday, Oct. 17'],
    ['2026-10-17', 'in October 2025'],
    ['2026-10-17T07:40', '6:40 a.m.'],
    ['2026', 'Oct. 17, 2026'],
  ])('rejects %p for %p', (when, written) => {
    expect(matchesWrittenDate(when, written)).toBe(false);
  });

  it('accepts both ends of a period if both are written out', () => {
    const [from, to] = ['1993', '1996'];
    expect(matchesWrittenDate(from, 'between 1993 and 1996', [to])).toBe(true);
    expect(matchesWrittenDate(to, 'between 1993 and 1996', [from])).toBe(true);
    expect(matchesWrittenDate('1994', 'between 1993 and 1996', [from, to])).toBe(false);
    expect(matchesWrittenDate('2026-10-18', 'Oct. 17, 2026', ['2026-10-17'])).toBe(false);
  });
});
