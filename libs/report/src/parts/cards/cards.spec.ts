import { reportParts } from '../report-parts';
import { smallCase, type SmallPage } from '../../testing/small-case.fixture';
import { tallyOf } from './cards.policy';

const REPORT =
  'ELM POINT, Wash. (AP) - The Harrow ferry ran aground off Elm Point on Tuesday with 40 passengers aboard. ' +
  'It was foggy. "We all held hands," said Ida Roe. ' +
  'Divers found a crack of 2 metres in the hull, the coast guard said. ' +
  'The ferry had passed its yearly inspection in January with 3 faults. Where was the captain?';

const cardsOf = (...pages: SmallPage[]) => {
  const { data, articles } = smallCase(pages);
  return { ...reportParts(data, articles), articles };
};

describe('the card of a source', () => {
  it('tells the page in its own whole sentences, without dateline and questions', () => {
    const [card] = cardsOf({ text: REPORT }).cards;
    expect(card).toMatchObject({ id: 'S001', sourceId: 1, stars: 4, lean: null, importance: 'HIGH' });
    expect(card?.summary).toMatch(/^The Harrow ferry ran aground/);
    expect(card?.summary).not.toMatch(/AP|captain|We all/);
    const sentences = card?.summary.split(/(?<=\.) /) ?? [];
    expect(sentences).toHaveLength(3);
    for (const sentence of sentences) expect(REPORT).toContain(sentence);
  });

  it('is never longer than 500 characters, whatever the page', () => {
    const long = `The Harrow ran aground ${'and then it rolled and '.repeat(12)}stopped.`;
    const runOn = 'words without any stop '.repeat(200);
    const { cards } = cardsOf({ text: `${long} ${long.replace('Harrow', 'ferry')} ${long}` }, { text: runOn });
    for (const { summary } of cards) {
      expect(summary.length).toBeGreaterThan(0);
      expect(summary.length).toBeLessThanOrEqual(500);
    }
  });

  it('quotes up to three statements letter by letter, and says which are the topic’s own', () => {
    const { cards, articles } = cardsOf({ text: REPORT });
    const claims = cards[0]?.keyClaims ?? [];
    expect(claims.length).toBeGreaterThanOrEqual(1);
    expect(claims.length).toBeLessThanOrEqual(3);
    for (const { quote, start, end } of claims) expect(articles.get(1)?.text.slice(start, end)).toBe(quote);
    expect(claims.map(({ claimId }) => claimId)).toContain(null);
  });

  it('has stars and lean of its profile, and matters most where it counts or credibly disputes', () => {
    const disputes = { stance: 'disputes' as const, strength: 1, passage: null, reasons: [] };
    const { cards } = cardsOf(
      { text: REPORT, stars: 5, tier: 1, lean: 'left-center' },
      { text: REPORT, stance: disputes },
      { text: REPORT, tier: 4, stance: disputes },
    );
    expect(
      cards.map(({ sourceId, stars, lean, importance, keyFinding }) => [
        sourceId,
        stars,
        lean,
        importance,
        keyFinding === null,
      ]),
    ).toEqual([
      [1, 5, 'left-center', 'HIGH', false],
      [2, 4, null, 'HIGH', true],
      [3, 1, null, 'MEDIUM', true],
    ]);
  });

  it('is not made of a page that could not be read', () =>
    expect(cardsOf({ text: REPORT, article: { verdict: 'paywall' } }, { text: ' ' }).cards).toEqual([]));

  it('leaves claims that only sources make as leads, once each, those of most sources first', () => {
    const own = 'The Harrow ferry ran aground off Elm Point with 40 passengers aboard on Tuesday.';
    const crack = 'Divers found a crack of 2 metres in the hull, the coast guard said.';
    const { leads } = cardsOf(
      { text: `${own} A pump of 1962 failed at 3 sites.` },
      { text: `${own} ${crack}` },
      { text: `${own} ${crack}` },
    );
    expect(leads[0]).toMatchObject({ text: crack, quote: crack, sourceIds: [2, 3] });
    expect(leads.map(({ text }) => text)).not.toContain(own);
  });

  it('is counted by its stars', () => expect(tallyOf([5, 4, 3, 2, 1, 1])).toEqual({ high: 2, medium: 2, low: 2 }));
});
