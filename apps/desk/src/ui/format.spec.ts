import { age, count, day, dayOfYear, dollars, duration, moment, plain, since } from './format';

const now = Date.parse('2026-10-17T12:00:00Z');
const ago = (seconds: number) => new Date(now - seconds * 1000).toISOString();

describe('moments', () => {
  it('are those of UTC, whatever the browser’s zone', () => {
    expect(moment('2026-10-17T23:30:00-02:00')).toBe('18 Oct 2026, 01:30 UTC');
    expect(day('2026-10-17T23:30:00-02:00')).toBe('18 Oct 2026');
    expect(dayOfYear('2026-10-17')).toBe('17 Oct');
  });

  it.each([null, undefined, '', 'yesterday'])('are a dash where there is none: %j', (at) => {
    expect([moment(at), day(at)]).toEqual(['–', '–']);
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
  ])('%i s ago are %s', (seconds, words) => {
    expect(age(ago(seconds), now)).toBe(words);
    expect(since(ago(seconds), now)).toBe(words === 'just now' ? words : `${words} ago`);
  });
});

describe('figures', () => {
  it.each([
    [-3, '0 s'],
    [59.4, '59 s'],
    [60, '1 min 0 s'],
    [599, '9 min 59 s'],
    [600, '10 min'],
    [3_600, '1 h 0 min'],
    [7_384, '2 h 3 min'],
  ])('%d s are %s', (seconds, words) => {
    expect(duration(seconds)).toBe(words);
  });

  it.each([
    [0, '$0'],
    [0.0042, '$0.0042'],
    [0.01, '$0.01'],
    [12.345, '$12.35'],
  ])('%d US dollars are %s', (usd, words) => {
    expect(dollars(usd)).toBe(words);
  });

  it('are one or many', () => {
    expect([count(1, 'page'), count(0, 'page'), count(1_200, 'query', 'queries')]).toEqual([
      '1 page',
      '0 pages',
      '1,200 queries',
    ]);
  });
});

describe('words of the API', () => {
  it.each([
    ['serious-allegation', 'Serious allegation'],
    ['source.found', 'Source found'],
    ['not_verified', 'Not verified'],
    ['', ''],
  ])('%s is %s', (word, words) => {
    expect(plain(word)).toBe(words);
  });
});
