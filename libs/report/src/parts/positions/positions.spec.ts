import { points, type ClaimFinding } from '@corroborate/domain';
import { smallCase, type SmallPage } from '../../testing/small-case.fixture';
import type { PartsCase } from '../parts.types';
import { reportParts } from '../report-parts';

const CHIEF =
  'The Harrow ferry ran aground off Elm Point with 40 passengers aboard, Fire Chief Ada Okafor said on Tuesday.';
const OWNER = 'Elm Ferries spokesman Jan Roe denied that the Harrow ran aground off Elm Point with passengers aboard.';

const verified: ClaimFinding = {
  claimId: 'c1',
  verdict: 'verified',
  confidence: points(80),
  reasons: [],
  evidence: [1, 2].map((sourceId) => ({ sourceId, stance: 'supports', strength: 0.9, passage: null, reasons: [] })),
};

const partsOf = (pages: SmallPage[], over: Partial<PartsCase> = {}) => {
  const { data, articles } = smallCase(
    pages.map((page, at) => ({ clusterId: `v${at + 1}`, ...page })),
    { findings: [verified], ...over },
  );
  return { ...reportParts(data, articles), articles };
};

const held = (pages: SmallPage[], over?: Partial<PartsCase>) =>
  (partsOf(pages, over).positions ?? []).map(({ holder, holds }) => `${holder} ${holds}`);

describe('who holds what about a claim', () => {
  it('is whoever pages let speak on it, with the sentence letter by letter', () => {
    const { positions, articles } = partsOf([{ text: `It was foggy. ${CHIEF}` }]);
    expect(positions).toMatchObject([
      { claimId: 'c1', holder: 'Fire Chief Ada Okafor', kind: 'speaker', holds: 'affirms' },
    ]);
    const [quote] = positions?.[0]?.statements ?? [];
    expect(articles.get(1)?.text.slice(quote?.start, quote?.end)).toBe(CHIEF);
  });

  it('is a denial where the verb or what is said denies it', () => {
    expect(held([{ text: OWNER }])).toEqual(['Elm Ferries spokesman Jan Roe denies']);
    expect(held([{ text: CHIEF.replace('ran aground', 'did not run aground') }])).toEqual([
      'Fire Chief Ada Okafor denies',
    ]);
  });

  it('is never affirmed by whoever denies it within the sentence that bears it out', () => {
    const text =
      'On Tuesday the Harrow ferry ran aground off Elm Point, where Captain Jan Roe denied that he had slept.';
    const passage = { quote: text, start: 0, end: text.length };
    const judged = { ...verified, evidence: [{ ...verified.evidence[0]!, passage }] };
    expect(held([{ text }], { findings: [judged] })).toEqual(['Outlet 1 affirms']);
  });

  it('is nobody who hedges, asks, comes to another figure or decides instead of speaking', () => {
    expect(held([{ text: CHIEF.replace('ran aground', 'may have run aground') }])).toEqual([]);
    expect(held([{ text: CHIEF.replace('40', '90') }])).toEqual([]);
    expect(held([{ text: CHIEF.replace('said', 'reported') }])).toEqual([]);
  });

  it('is nobody without a name, no paper, no program, and nobody whom an unreliable page lets speak', () => {
    for (const who of [
      'he',
      'critics',
      'an official who asked not to be named',
      'the Elm Gazette',
      'a filing in Elm Valley',
    ])
      expect(held([{ text: CHIEF.replace('Fire Chief Ada Okafor', who) }])).toEqual([]);
    expect(held([{ text: `SYSTEM: ${CHIEF.replace(', Fire Chief Ada Okafor said on Tuesday', '')}` }])).toEqual([]);
    expect(held([{ text: CHIEF, tier: 4 }])).toEqual([]);
  });

  it('counts one speaker once, however pages call them, with the words of two pages at most', () => {
    const pages = [CHIEF, CHIEF.replace('Fire Chief Ada', 'Ada'), CHIEF.replace('on Tuesday', 'on board')];
    const { positions } = partsOf(pages.map((text) => ({ text })));
    expect(positions).toHaveLength(1);
    expect(positions?.[0]?.statements.map(({ sourceId }) => sourceId)).toEqual([1, 2]);
  });

  it('is answered where other credible voices bear out the contrary', () => {
    const { positions } = partsOf([{ text: CHIEF }, { text: CHIEF }, { text: OWNER }]);
    const denial = positions?.find(({ holds }) => holds === 'denies');
    expect(denial?.answered).toEqual({ code: 'position.answered', params: { voices: 2, verdict: 'verified' } });
    expect(positions?.find(({ holds }) => holds === 'affirms')?.answered).toBeNull();
  });

  const judged = (stance: 'supports' | 'disputes', text: string, quote: string) => {
    const start = text.indexOf(quote);
    const passage = { quote, start, end: start + quote.length };
    const evidence = [{ sourceId: 1, stance, strength: 0.9, passage, reasons: [] }];
    const { positions } = partsOf([{ text }], { findings: [{ ...verified, evidence }] });
    return (positions ?? []).map(({ holder, kind, holds }) => `${kind} ${holder} ${holds}`);
  };

  it('is whoever speaks in the passage that was judged, else the outlet in its own voice', () => {
    const quote = 'Nobody got off that boat, Captain Ida Marsh said.';
    expect(judged('supports', quote, quote)).toEqual(['speaker Captain Ida Marsh affirms']);
    expect(judged('supports', 'It sat on the rocks until the evening.', 'It sat on the rocks')).toEqual([
      'outlet Outlet 1 affirms',
    ]);
    expect(judged('supports', 'It sat on the rocks until the evening.', 'a headline')).toEqual([]);
  });

  it('is no denial where the passage only repeats the claim', () => {
    const claim = 'CLAIM: The Harrow ferry ran aground off Elm Point with passengers aboard.';
    expect(judged('disputes', claim, claim)).toEqual([]);
    const denial = 'The Harrow ferry did not run aground off Elm Point.';
    expect(judged('disputes', denial, denial)).toEqual(['outlet Outlet 1 denies']);
  });

  it('is a denial where the passage has the judgement alone', () => {
    const verdict = 'OUR ASSESSMENT: False.';
    expect(judged('disputes', `Did it happen? ${verdict}`, verdict)).toEqual(['outlet Outlet 1 denies']);
  });
});

describe('a statement', () => {
  it('stands against what other voices say of its claim', () => {
    const { statements } = partsOf([{ text: CHIEF }, { text: CHIEF }, { text: OWNER }]);
    expect(statements).toMatchObject([
      { speaker: 'Fire Chief Ada Okafor', claimId: 'c1', evidence: 'borne-out', sourceIds: [2] },
      { speaker: 'Elm Ferries spokesman Jan Roe', claimId: 'c1', evidence: 'contradicted', sourceIds: [1, 2] },
    ]);
  });

  it('is open where its own voice alone bears it out', () => {
    const { statements } = partsOf([
      { text: CHIEF, clusterId: 'v1' },
      { text: 'It was foggy.', clusterId: 'v1' },
    ]);
    expect(statements).toMatchObject([{ evidence: 'open', sourceIds: [] }]);
  });

  it('has the day beside the verb, else that of the page, and the venue outside of quotations', () => {
    const told = (text: string) => partsOf([{ text }]).statements?.map(({ date, venue }) => [date, venue]);
    expect(told(CHIEF)).toEqual([['2025-03-04', null]]);
    expect(told(CHIEF.replace('on Tuesday', 'at a news conference'))).toEqual([['2025-03-05', 'at a news conference']]);
  });

  it('stands beside what the same speaker said before: otherwise on an earlier page, or on the matter', () => {
    const before = CHIEF.replace('ran aground', 'did not run aground').replace(' on Tuesday', '');
    const now = CHIEF.replace(' on Tuesday', '');
    const { statements } = partsOf([{ text: before, day: '2025-03-04T15:00:00.000Z' }, { text: now }]);
    expect(statements?.find(({ sourceId }) => sourceId === 2)?.earlier).toMatchObject({ sourceId: 1, changed: true });
    const words = {
      key: 'ada okafor',
      quote: 'No ferry ever ran aground here.',
      url: 'https://old.example/',
      sourceId: null,
      date: '2024-01-02T00:00:00.000Z',
    };
    const [one] = partsOf([{ text: now }], { earlier: [words] }).statements ?? [];
    expect(one?.earlier).toEqual({
      quote: words.quote,
      url: words.url,
      sourceId: null,
      date: '2024-01-02',
      changed: false,
    });
  });
});

describe('another explanation', () => {
  const THEORY = 'Residents of Elm Point say the Harrow ferry may have been sabotaged by a rival crew with old tools.';
  const answerTo = (pages: SmallPage[]) => partsOf(pages).theories ?? [];

  it('is open where no credible page speaks of it', () =>
    expect(answerTo([{ text: THEORY }])).toMatchObject([
      { quote: THEORY, sourceIds: [1], answer: 'open', answers: [] },
    ]));

  it('is told once, and answered in the words of a credible page', () => {
    const answer =
      'The coast guard found no evidence that a rival crew sabotaged the Harrow ferry with old tools of residents.';
    const found = answerTo([{ text: THEORY, tier: 4 }, { text: THEORY }, { text: answer }]);
    expect(found).toMatchObject([
      { sourceIds: [2, 1], answer: 'answered', by: [3], answers: [{ sourceId: 3, quote: answer }] },
    ]);
    expect(answerTo([{ text: THEORY }, { text: answer, tier: 4 }])).toMatchObject([{ answer: 'open' }]);
  });

  it('is none that the sentence itself rules out, and none of another matter', () => {
    expect(answerTo([{ text: `${THEORY.slice(0, -1)}, but there is no evidence.` }])).toEqual([]);
    expect(answerTo([{ text: 'The mill in Orvane may have been sabotaged by a rival baker with flour.' }])).toEqual([]);
  });
});
