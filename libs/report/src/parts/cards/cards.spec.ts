import { buildNotes, buildPassage } from '../../testing/notes.fixture';
import { smallCase, type SmallPage } from '../../testing/small-case.fixture';
import { reportParts } from '../report-parts';
import { tallyStars } from './cards.policy';

const TEXT = 'The Harrow ferry ran aground off Elm Point on Tuesday with 40 passengers aboard.';
const OWN = 'The Harrow ferry ran aground.';
const CRACK = 'Divers found a crack of 2 metres in the hull.';

const partsOf = (pages: SmallPage[], noted?: Parameters<typeof smallCase>[1]) => {
  const { data, articles } = smallCase(pages, noted);
  return reportParts(data, articles);
};
const claim = (text: string, importance: number) => ({ text, importance, ...buildPassage(text) });
const noted = {
  modelReads: true,
  noted: {
    notes: new Map([
      [1, buildNotes({ gist: 'The ferry ran aground.', claims: [claim(OWN, 0.2), claim(CRACK, 0.9)] })],
      [2, buildNotes({ claims: [claim('A crack was found.', 0.5), claim('A pump failed.', 0.4)] })],
    ]),
    groups: [
      { kind: 'claim' as const, items: ['c1', 'c1.1'], differs: [] },
      { kind: 'claim' as const, items: ['c2.2'], differs: [] },
      { kind: 'claim' as const, items: ['c1.2', 'c2.1'], differs: [] },
    ],
  },
};

describe('source card', () => {
  it('fills a source card with plain data and the stance passage, but no summary, if no model took notes', () => {
    const { cards, leads } = partsOf([{ text: TEXT }]);
    expect(cards).toMatchObject([
      { id: 'S001', sourceId: 1, stars: 4, lean: null, importance: 'HIGH', summary: null, keyClaims: [] },
    ]);
    expect(cards[0]?.keyFinding?.quote).toBe(TEXT);
    expect(leads).toEqual([]);
  });

  it('fills a source card with the summary and key claims from the notes and marks those that the topic makes', () => {
    const { cards } = partsOf([{ text: TEXT }, { text: TEXT }], noted);
    expect(cards[0]).toMatchObject({ summary: 'The ferry ran aground.' });
    expect(cards[0]?.keyClaims.map(({ text, claimId }) => [text, claimId])).toEqual([
      [CRACK, null],
      [OWN, 'c1'],
    ]);
    expect(cards[1]?.summary).toBeNull();
  });

  it('takes stars and leaning from the source profile and rates counted or credibly disputing pages high', () => {
    const disputes = { stance: 'disputes' as const, strength: 1, passage: null, reasons: [] };
    const { cards } = partsOf([
      { text: TEXT, stars: 5, tier: 1, lean: 'left-center' },
      { text: TEXT, stance: disputes },
      { text: TEXT, tier: 4, stance: disputes },
    ]);
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

  it('makes no source card for a page that could not be read', () =>
    expect(partsOf([{ text: TEXT, article: { verdict: 'paywall' } }, { text: ' ' }]).cards).toEqual([]));

  it('adds claims found only in sources as leads, once each, those with the most sources first', () => {
    const { leads } = partsOf([{ text: TEXT }, { text: TEXT }], noted);
    expect(leads).toEqual([
      { text: CRACK, quote: CRACK, sourceIds: [1, 2] },
      { text: 'A pump failed.', quote: 'A pump failed.', sourceIds: [2] },
    ]);
  });

  it('counts source cards as high, medium or low by their stars', () =>
    expect(tallyStars([5, 4, 3, 2, 1, 1])).toEqual({ high: 2, medium: 2, low: 2 }));
});

describe('parts without notes', () => {
  it.each([
    [false, 'parts.no-model'],
    [true, 'parts.no-notes'],
  ])(
    'leaves all parts that need notes empty and says why if there are no notes (a model is set: %s)',
    (modelReads, code) => {
      const parts = partsOf([{ text: TEXT }], { modelReads });
      expect(parts).toMatchObject({ withoutNotes: { code }, timeline: { skipped: { code }, events: [] } });
      expect(parts).toMatchObject({ leads: [], balance: null, positions: [], theories: [], statements: [] });
    },
  );
});
