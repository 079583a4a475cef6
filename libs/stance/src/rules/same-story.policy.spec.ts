import type { DateRecord } from '@corroborate/domain';
import { extractClaims } from '../claims/claims.policy';
import { judgeSource } from '../judge-page';
import { articleOf, topicOf } from '../testing/builders';

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
  it('supports when it came out within days, on the very subject, with the telling words in headline and opening', () => {
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
      'Halvik Glass denied that there is a upkeep scheme for the Torsund kilns. The report is false, the glassmaker said.',
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
      'The kilns at Torsund will be lit for visitors on Sunday. Halvik Glass expects 900 guests at its summer market, with a choir and a prize for the finest vase.';
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
