import { indexNames } from '@corroborate/text';
import type { Topic } from '@corroborate/domain';
import { buildPageModel } from '../page/page.model';
import { ANCHOR_LIMITS } from '../stance.thresholds';
import { buildArticle, buildTopic } from '@corroborate/domain/testing';
import { buildTopicModel } from '../topic/topic.model';
import { agreeingFigures, areRelatedStems, findAnchors, distinctNames, getOpening } from './anchors.model';
import { findFutureDate } from './future-date.policy';

const topicModel = (given: Partial<Topic> & { title: string }) => buildTopicModel(buildTopic(given), []);
const TOPIC = topicModel({
  title: 'Tarnvold freighter grounds on reef off Larnholm',
  location: 'Larnholm, Ohio',
  entities: ['Tarnvold', 'Ilse Brandvik'],
});
const page = (text: string, title = 'Told today') => buildPageModel(buildArticle(title, text));

describe('two forms of the same word', () => {
  it.each([
    ['ground', 'aground'],
    ['resign', 'resignation'],
    ['flood', 'flood'],
  ])('recognizes %s and %s as forms of the same word in either order', (a, b) =>
    expect([areRelatedStems(a, b), areRelatedStems(b, a)]).toEqual([true, true]),
  );

  it.each([
    ['fire', 'firework'],
    ['ground', 'playground'],
    ['flood', 'blood'],
    ['', 'flood'],
  ])('does not recognize “%s” and “%s” as forms of the same word', (a, b) => expect(areRelatedStems(a, b)).toBe(false));
});

describe('links between a page and an event', () => {
  it('counts links between a page and an event in the headline and the opening', () => {
    const found = findAnchors(TOPIC, page('A Tarnvold freighter ran aground on a reef off Larnholm.'));
    expect(found).toMatchObject({ names: ['Tarnvold'], town: true });
    expect(found.story).toBeGreaterThanOrEqual(2);
    expect(found.opening).toBeGreaterThan(ANCHOR_LIMITS.share);
  });

  it('finds no links to an event on an empty page', () =>
    expect(findAnchors(TOPIC, page('', ''))).toEqual({ names: [], figures: 0, town: false, story: 0, opening: 0 }));

  it('does not search for links to an event beyond the opening of a page', () => {
    const sentences = 'It rained again that day. '.repeat(ANCHOR_LIMITS.opening);
    expect(getOpening(page(sentences.repeat(2)))).toHaveLength(ANCHOR_LIMITS.opening + 1);
    expect(findAnchors(TOPIC, page(`${sentences}Tarnvold was in Larnholm.`)).names).toEqual([]);
  });

  it('finds every word of the topic’s title on a page with the same title', () =>
    expect(findAnchors(TOPIC, page('', TOPIC.title)).opening).toBe(1));

  it('returns a share of 0 for the words found on a page if the topic has no words', () =>
    expect(findAnchors(topicModel({ title: '' }), page('A freighter.')).opening).toBe(0));
});

describe('separate names', () => {
  const names = (entities: string[], text: string) =>
    distinctNames(topicModel({ title: 'x', location: 'Larnholm', entities }), indexNames(text));

  it('counts two names once if one contains the other', () =>
    expect(names(['Port Vesper Council', 'Port Vesper'], 'Port Vesper Council met.')).toEqual(['Port Vesper Council']));

  it.each([
    ['the town', ['Larnholm'], 'Larnholm met.'],
    ['a state', ['Ohio'], 'Ohio met.'],
    ['lowercase words', ['milk powder'], 'It was milk powder.'],
  ])('does not count %s as a separate name', (_, entities, text) => expect(names(entities, text)).toEqual([]));
});

describe('matching figures', () => {
  const agreeing = (title: string, text: string) => agreeingFigures(topicModel({ title }), page(text));

  it.each([
    ['an equal figure of the same thing', 'Cannery sacks 40 workers', 'It sacked 40 workers.', 1],
    ['an equal uncommon figure of any thing', 'Cannery sacks 163 workers', 'All 163 are out.', 1],
    ['an equal round figure for something else', 'Cannery sacks 200 workers', 'It has 200 lamps.', 0],
    ['an equal small figure for something else', 'Cannery sacks 12 workers', 'It has 12 lamps.', 0],
    ['a different figure of the same thing', 'Cannery sacks 163 workers', 'It sacked 172 workers.', 0],
    ['the numbers one and two', 'Cannery sacks 2 workers', 'It sacked 2 workers.', 0],
    ['a figure that occurs twice in the topic', 'Cannery sacks 40 workers, 40 workers', 'It sacked 40 workers.', 1],
    ['no figures', 'Cannery sacks workers', 'It sacked 40 workers.', 0],
  ])('counts the matching figures as expected for %s: %#', (_, title, text, expected) =>
    expect(agreeing(title, text)).toBe(expected),
  );

  it('counts the votes of a council among the matching figures', () => {
    const voted = (result: string) => agreeing('Council votes 6-3 for bridge', `The council voted ${result} for it.`);
    expect(voted('6-3')).toBeGreaterThan(voted('5-4'));
  });
});

describe('future publication date', () => {
  const now = new Date('2025-03-06T00:00:00.000Z');
  it.each([
    ['2025-03-05T00:00:00.000Z', false],
    ['2025-03-08T00:00:00.000Z', false],
    ['2025-03-08T00:00:01.000Z', true],
    ['2031-01-01T00:00:00.000Z', true],
    [null, false],
    ['no date', false],
  ])('decides whether the publication date %s is in the future: %s', (day, ahead) => {
    const article = buildArticle('x', 'y');
    const published = article.published && day ? { ...article.published, value: day } : null;
    const found = findFutureDate({ ...article, published }, now);
    expect(found?.reasons.map(({ code }) => code) ?? null).toEqual(ahead ? ['event.future-date'] : null);
    expect(found?.same ?? false).toBe(false);
  });
});
