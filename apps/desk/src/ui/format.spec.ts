import {
  age,
  count,
  dollars,
  duration,
  exact,
  formatsOf,
  isWholeDay,
  plain,
  reportMoment,
  roughly,
  since,
} from './format';

const now = Date.parse('2026-10-17T12:00:00Z');
const ago = (seconds: number) => new Date(now - seconds * 1000).toISOString();

describe('moments', () => {
  const york = formatsOf('en-GB', 'America/New_York');
  const kathmandu = formatsOf('de-DE', 'Asia/Kathmandu');

  it('are those of the reader’s clock, in the reader’s language, and name their zone', () => {
    expect(york.moment('2026-10-18T01:30:00Z')).toBe('17 Oct 2026, 21:30 GMT-4');
    expect(kathmandu.moment('2026-10-17T18:30:00Z')).toBe('18. Okt. 2026, 00:15 GMT+5:45');
    expect(york.clock('2026-10-18T01:30:05Z')).toBe('21:30:05 GMT-4');
    expect([york.shortDay('2026-10-18T01:30:00Z'), york.shortMoment('2026-10-18T01:30:00Z')]).toEqual([
      '17 Oct',
      '17 Oct, 21:30',
    ]);
  });

  it('stand as they were written where a page gives an hour without a zone', () =>
    expect(york.asWritten('2026-10-17T08:00:00Z')).toBe('17 Oct 2026, 08:00'));

  it('are written in a report as its text writes them', () => {
    expect(reportMoment('2026-10-17T23:30:05.120-02:00')).toBe('18 October 2026, 01:30 UTC');
    expect(reportMoment('yesterday')).toBe('–');
  });

  it('are told exactly, the same for everybody', () => {
    expect(exact('2026-10-17T23:30:05.120-02:00')).toBe('2026-10-18 01:30:05 UTC');
    expect(exact('yesterday')).toBe('');
  });

  it('of which only the day is known are that day in every zone', () => {
    for (const named of ['2026-10-17', '2026-10-17T00:00:00.000Z']) {
      expect(isWholeDay(named)).toBe(true);
      expect([york.day(named), kathmandu.day(named)]).toEqual(['17 Oct 2026', '17. Okt. 2026']);
    }
    expect(isWholeDay('2026-10-17T01:30:00Z')).toBe(false);
    expect(york.day('2026-10-17T01:30:00Z')).toBe('16 Oct 2026');
    expect(york.dayOfYear('2026-10-17')).toBe('17 Oct');
  });

  it.each([null, undefined, '', 'yesterday'])('are a dash where there is none: %j', (at) => {
    expect([york.moment(at), york.day(at)]).toEqual(['–', '–']);
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
    [3, '10 s'],
    [44, '40 s'],
    [139, '2 min'],
    [595, '10 min'],
    [4_000, '1 h 7 min'],
  ])('%d s that nobody knows to the second are about %s', (seconds, words) => expect(roughly(seconds)).toBe(words));

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
  ])('%d s are %s', (seconds, words) => {
    expect(duration(seconds)).toBe(words);
  });

  it.each([
    [0, '$0'],
    [0.0042, '$0.0042'],
    [0.01, '$0.010'],
    [0.075, '$0.075'],
    [12.345, '$12.35'],
  ])('%d US dollars are %s', (usd, words) => {
    expect(dollars(usd)).toBe(words);
  });

  it('are one or many', () => {
    expect([count(1, 'page'), count(0, 'page'), count(1_200, 'query', 'queries')]).toEqual([
      '1 page',
      '0 pages',
      `${formatsOf().number(1_200)} queries`,
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
