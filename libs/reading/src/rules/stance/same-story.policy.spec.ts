import type { DateRecord } from '@corroborate/domain';
import { extractClaims } from '../claims/claims.policy';
import { judgeSource } from '../judge-page';
import { articleOf, topicOf } from '@corroborate/domain/testing';
import { caseOf } from '../testing/judged';
import { findSameStory } from './same-story.policy';
import { sameStory } from './ties.rules';

const TOPIC = topicOf({
  title: 'Halvik Glass details upkeep scheme for Torsund kilns',
  eventDate: '2025-03-05T10:00:00.000Z',
});
const TEXT = `The upkeep of the Torsund kilns took shape on Wednesday as Halvik Glass presented its scheme.

The glassmaker is putting 12 million crowns into new burners at Torsund. The kilns keep 140 people at work.`;

const stamp = (value: string): DateRecord => ({
  value,
  precision: 'day',
  signal: 'engine',
  zone: null,
  earliest: null,
  latest: null,
});

function stanceOf(title: string, text: string, given: Parameters<typeof articleOf>[2] & { engine?: string } = {}) {
  const { engine, ...article } = given;
  const topic = TOPIC;
  return judgeSource({
    topic,
    claims: extractClaims(topic),
    article: articleOf(title, text, article),
    engineDate: engine ? stamp(engine) : null,
    now: new Date('2025-03-20T00:00:00.000Z'),
  }).overall;
}

describe('a page that tells the same story in other words', () => {
  it('supports when it came out within days, on the very subject, its telling words in headline and opening', () => {
    const judged = stanceOf('Halvik Glass to keep Torsund kilns burning', TEXT);
    expect(judged.stance).toBe('supports');
    expect(TEXT).toContain(judged.passage?.quote);
  });

  it('only mentions it when it came out long before', () =>
    expect(
      stanceOf('Halvik Glass to keep Torsund kilns burning', TEXT, { day: '2024-11-05T10:00:00.000Z' }).stance,
    ).not.toBe('supports'));

  it.each([
    [
      'denied',
      'Halvik Glass denied that there is a upkeep scheme for the Torsund kilns. ' +
        'The report is false, the glassmaker said.',
    ],
    [
      'rumoured',
      'Rumours of a upkeep scheme for the Torsund kilns of Halvik Glass are circulating on social media, posts claim.',
    ],
    ['asked', 'Is there a upkeep scheme for the Torsund kilns of Halvik Glass? Nobody at the glassmaker would say?'],
    [
      'hoped for',
      'A upkeep scheme for the Torsund kilns could be detailed by Halvik Glass, which might keep them burning.',
    ],
  ])('does not support when it is %s', (_, text) =>
    expect(stanceOf('Torsund kilns of Halvik Glass and the upkeep scheme', text).stance).not.toBe('supports'),
  );

  it('does not support what shares people and place but is another matter', () => {
    const text =
      'The kilns at Torsund will be lit for visitors on Sunday. Halvik Glass expects 900 guests at its summer ' +
      'market, with a choir and a prize for the finest vase.';
    expect(stanceOf('Summer market at the Torsund kilns', text).stance).not.toBe('supports');
  });
});

describe('the day a search engine gives', () => {
  const undated = { day: null };

  it('lets an undated page speak where it lies within days of the event', () =>
    expect(
      stanceOf('Halvik Glass to keep Torsund kilns burning', TEXT.replace(' on Wednesday', ''), {
        ...undated,
        engine: '2025-03-06T00:00:00.000Z',
      }).stance,
    ).toBe('supports'));

  it.each([
    ['without any', undefined],
    ['with one weeks away', '2025-04-20T00:00:00.000Z'],
    ['with one before the event', '2025-02-20T00:00:00.000Z'],
  ])('does not, %s', (_, engine) =>
    expect(stanceOf('Torsund kilns go on', TEXT.replace(' on Wednesday', ''), { ...undated, engine }).stance).not.toBe(
      'supports',
    ),
  );

  it('never outweighs the date that the page bears itself', () =>
    expect(
      stanceOf('Halvik Glass to keep Torsund kilns burning', TEXT, {
        day: '2023-03-05T10:00:00.000Z',
        engine: '2025-03-05T10:00:00.000Z',
      }).stance,
    ).not.toBe('supports'));

  it('does not make a page young that speaks of an earlier year', () =>
    expect(
      stanceOf('Halvik Glass to keep Torsund kilns burning', TEXT.replace('on Wednesday', 'in March 2021'), {
        ...undated,
        engine: '2025-03-06T00:00:00.000Z',
      }).stance,
    ).not.toBe('supports'));
});

describe('the rule of the same story, asked by itself', () => {
  const HEADLINE = 'Halvik Glass to keep Torsund kilns burning';
  const pageCase = (text = TEXT, given: Parameters<typeof articleOf>[2] = {}, headline = HEADLINE) =>
    caseOf(TOPIC, articleOf(headline, text, given));

  it('says how much is shared, and quotes a plain sentence of the opening', () => {
    const found = findSameStory(pageCase());
    expect(found?.reason.code).toBe('stance.same-story');
    expect(found?.reason.params).toMatchObject({
      share: expect.any(Number) as number,
      rare: expect.any(Number) as number,
    });
    expect(TEXT).toContain(found?.sentence.text);
    expect(sameStory.judge(pageCase())).toMatchObject({ stance: 'supports', strength: 0.65 });
  });

  it.each([
    ['a rating of the page', pageCase(`${TEXT} Our verdict: True.`)],
    [
      'another language',
      pageCase('Los hornos de Torsund siguen con la obra de una casa por la que paga Halvik Glass.'),
    ],
  ])('is not heard beside %s', (_, c) => expect(sameStory.judge(c)).toBeNull());

  it.each([
    ['a page of another week', '2025-03-12T00:00:00.000Z'],
    ['an undated page', null],
  ])('is not heard for %s', (_, day) => expect(findSameStory(pageCase(TEXT, { day }))).toBeNull());

  it.each([
    ['a headline that asks', 'Will Halvik Glass keep the Torsund kilns burning?', TEXT],
    ['a headline that denies', 'Halvik Glass does not keep the Torsund kilns', TEXT],
    ['a hoax anywhere', HEADLINE, `${TEXT} The story is a hoax.`],
    ['too few of its rare words', 'News of the day', 'Halvik Glass is a house of some age.'],
    ['no sentence', HEADLINE, ''],
  ])('does not find it with %s', (_, headline, text) => expect(findSameStory(pageCase(text, {}, headline))).toBeNull());

  it('does not find it where a figure of the title is another', () => {
    const topic = topicOf({ ...TOPIC, title: 'Halvik Glass details upkeep scheme for 9 Torsund kilns' });
    const of = (count: number) =>
      findSameStory(caseOf(topic, articleOf(HEADLINE, TEXT.replace('The kilns keep', `The ${count} kilns keep`))));
    expect(of(9)).not.toBeNull();
    expect(of(7)).toBeNull();
  });

  it('does not find it where the topic denies', () => {
    const c = pageCase();
    expect(findSameStory({ ...c, topic: { ...c.topic, denies: true } })).toBeNull();
  });
});
