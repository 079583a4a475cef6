import type { DateRecord } from '@corroborate/domain';
import { buildArticle } from '@corroborate/domain/testing';
import { buildCase, listCodes } from '../testing/judged';
import { CLAIM, FIRE, HERRING, STRIKE, STRIKE_REPORT } from '../testing/stories';

const page = (given: Parameters<typeof buildArticle>[2] = {}, text = STRIKE_REPORT) =>
  buildArticle('Pickets at Quillon Cannery', text, given);
const stamp = (value: string): DateRecord => ({
  value,
  precision: 'day',
  signal: 'engine',
  zone: null,
  earliest: null,
  latest: null,
});

describe('page data for the rules', () => {
  it('contains the event match and the readings of the page', () => {
    const c = buildCase(STRIKE, page());
    expect(c.match).toMatchObject({ same: true, dated: true, near: true, anchored: true, engineDated: false });
    expect(c.readings().map(({ says, place }) => `${says} in ${place}`)).toEqual(
      expect.arrayContaining(['asserts in headline', 'asserts in lead']),
    );
    expect(c.coverage).toBeGreaterThan(0.9);
  });

  it('evaluates the page data for the rules once, on demand', () => {
    const c = buildCase(STRIKE, page());
    expect(c.readings()).toBe(c.readings());
    expect(c.plain()).toBe(c.plain());
  });

  it('caches empty results as well', () => {
    const c = buildCase(STRIKE, page());
    expect([c.pageKind(), c.pageKind()]).toEqual([null, null]);
    expect([c.rating(), c.rating()]).toEqual([null, null]);
    expect([c.debunk(), c.debunk()]).toEqual([0, 0]);
  });

  it.each([
    [false, STRIKE],
    [false, FIRE],
    [true, HERRING],
    [true, CLAIM],
  ])('says whether the topic is a claim about earlier facts: %s', (expected, topic) => {
    expect(buildCase(topic, page()).isClaim).toBe(expected);
  });

  it.each([
    ['True', 'true'],
    ['False', 'false'],
    ['Half true', 'mixed'],
    ['Three stars', null],
  ])('reads the rating “%s” as %s', (said, rating) => {
    expect(buildCase(STRIKE, page({}, `${STRIKE_REPORT} Our verdict: ${said}.`)).rating()).toBe(rating);
  });

  it('uses the last of several ratings', () => {
    const text = `Verdict: True. ${STRIKE_REPORT} Verdict: False.`;
    expect(buildCase(STRIKE, page({}, text)).rating()).toBe('false');
  });

  it.each([
    [2, 'Hoax: strike at Quillon Cannery', STRIKE_REPORT],
    [1, 'Quillon Cannery', `${STRIKE_REPORT} ${'It rained. '.repeat(6)}The story is a hoax.`],
    [0, 'Quillon Cannery', STRIKE_REPORT],
  ])('rates how clearly the page calls the story false: %d', (weight, headline, text) => {
    expect(buildCase(STRIKE, buildArticle(headline, text)).debunk()).toBe(weight);
  });
});

describe('date reported by a search engine', () => {
  const text = 'Workers walked off the job at Quillon Cannery in Port Vesper.';

  it.each([
    ['four days after the event', '2025-03-09T10:00:00.000Z', true],
    ['five days after the event', '2025-03-10T10:00:00.000Z', false],
    ['a day and a half before the event', '2025-03-03T22:00:00.000Z', true],
    ['two days before the event', '2025-03-03T10:00:00.000Z', false],
  ])(
    'uses a search engine date as a hint for an undated page only if it is close to the event: %s',
    (_, day, engineDated) => {
      const { match } = buildCase(STRIKE, page({ day: null }, text), stamp(day));
      expect(match.engineDated).toBe(engineDated);
      expect(listCodes(match).includes('event.engine-date')).toBe(engineDated);
    },
  );

  it('does not use a search engine date as a hint for a page with its own date', () => {
    expect(buildCase(STRIKE, page({}, text), stamp('2025-03-05T00:00:00.000Z')).match.engineDated).toBe(false);
  });
});

describe('page from the future', () => {
  it.each([
    ['2025-03-22T00:00:00.000Z', false],
    ['2025-03-22T00:00:01.000Z', true],
  ])('recognizes a page as from the future if it is dated more than two days ahead: %s', (day, future) => {
    expect(listCodes(buildCase(STRIKE, page({ day })).match).includes('event.future-date')).toBe(future);
  });
});
