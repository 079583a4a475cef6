import {
  formatAge,
  formatList,
  formatNumber,
  dollars,
  formatDuration,
  formatExact,
  formatDate,
  formatDay,
  isWholeDay,
  humanizeCode,
  formatRoughDuration,
  formatSince,
  type DateForm,
} from './format';

const now = Date.parse('2026-10-17T12:00:00Z');
const ago = (seconds: number) => new Date(now - seconds * 1000).toISOString();

describe('dates', () => {
  const at = '2026-10-18T01:30:05Z';
  const york = (form: DateForm) => formatDate(at, form, 'America/New_York');

  it('uses AP style in the given time zone', () => {
    expect(york('full')).toBe('Oct. 17, 2026, 9:30 p.m.');
    expect([york('day'), york('short'), york('clock')]).toEqual(['Oct. 17, 2026', 'Oct. 17', '9:30 p.m.']);
    expect(formatDate(at, 'full', 'Asia/Kathmandu')).toBe('Oct. 18, 2026, 7:15 a.m.');
  });

  it.each([
    ['2026-01-02', 'Jan. 2, 2026'],
    ['2026-03-02', 'March 2, 2026'],
    ['2026-05-02', 'May 2, 2026'],
    ['2026-07-02', 'July 2, 2026'],
    ['2026-09-02', 'Sept. 2, 2026'],
    ['2026-12-31', 'Dec. 31, 2026'],
  ])('abbreviates months as AP does: %s', (day, words) => expect(formatDay(day)).toBe(words));

  it('writes midnight and noon with a.m. and p.m.', () => {
    expect(formatDate('2026-10-17T00:05:00Z', 'clock', 'UTC')).toBe('12:05 a.m.');
    expect(formatDate('2026-10-17T12:00:00Z', 'clock', 'UTC')).toBe('12:00 p.m.');
  });

  it('shows a date without a time unchanged in every time zone', () => {
    for (const named of ['2026-10-17', '2026-10-17T00:00:00.000Z']) {
      expect(isWholeDay(named)).toBe(true);
      expect([formatDay(named), formatDay(named, 'short')]).toEqual(['Oct. 17, 2026', 'Oct. 17']);
    }
    expect(isWholeDay(at)).toBe(false);
  });

  it('shows the exact time in UTC', () => {
    expect(formatExact('2026-10-17T23:30:05.120-02:00')).toBe('2026-10-18 01:30:05 UTC');
    expect(formatExact('yesterday')).toBe('');
  });

  it.each([null, undefined, '', 'yesterday'])('shows a dash if there is no date: %j', (none) => {
    expect([formatDate(none), formatDay(none)]).toEqual(['–', '–']);
  });

  it.each([
    [0, 'just now'],
    [89, 'just now'],
    [90, '2 min'],
    [5_399, '90 min'],
    [5_400, '2 h'],
    [129_599, '36 h'],
    [129_600, '2 d'],
    [-60, 'just now'],
  ])('formats a time %i s ago as %s', (seconds, words) => {
    expect(formatAge(ago(seconds), now)).toBe(words);
    expect(formatSince(ago(seconds), now)).toBe(words === 'just now' ? words : `${words} ago`);
  });
});

describe('numbers and durations', () => {
  it.each([
    [3, '10 s'],
    [44, '40 s'],
    [139, '2 min'],
    [595, '10 min'],
    [4_000, '1 h 7 min'],
  ])('rounds an estimate of %d s to %s', (seconds, words) => expect(formatRoughDuration(seconds)).toBe(words));

  it.each([
    [-3, '0 s'],
    [59.4, '59 s'],
    [59.6, '1 min'],
    [60, '1 min'],
    [119.7, '2 min'],
    [599, '9 min 59 s'],
    [600, '10 min'],
    [3_600, '1 h 0 min'],
    [7_384, '2 h 3 min'],
  ])('formats %d s as %s', (seconds, words) => {
    expect(formatDuration(seconds)).toBe(words);
  });

  it.each([
    [0, '$0'],
    [0.0042, '$0.0042'],
    [0.01, '$0.010'],
    [0.075, '$0.075'],
    [12.345, '$12.35'],
  ])('formats %d US dollars as %s', (usd, words) => {
    expect(dollars(usd)).toBe(words);
  });

  it('groups thousands', () => expect(formatNumber(1_200)).toBe('1,200'));
});

describe('a list in a sentence', () => {
  it('formats a list in a sentence without a comma before "and"', () => {
    expect([formatList(['a']), formatList(['a', 'b']), formatList(['a', 'b', 'c'])]).toEqual([
      'a',
      'a and b',
      'a, b and c',
    ]);
  });
});

describe('API codes as words', () => {
  it.each([
    ['serious-allegation', 'Serious allegation'],
    ['judged-again', 'Re-evaluated'],
    ['source.found', 'Source found'],
    ['not_verified', 'Not verified'],
    ['', ''],
  ])('shows %s as %s', (word, words) => {
    expect(humanizeCode(word)).toBe(words);
  });
});
