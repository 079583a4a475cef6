import { points, type Mode } from '@corroborate/domain';
import type { PageNotes } from '@corroborate/reading';
import { CaseHistory } from '../../case/case.history';
import { bridgeTopic, buildDecision, buildSource } from '../../testing/case.fixture';
import type { StageRow } from '../stage.types';
import { writeCaseArticle } from './decide.stage';

const quote = 'The bridge over the Elm was closed on Monday';
const passage = { quote, start: 0, end: quote.length };
const notes = { relation: 'this-event' } as PageNotes;
const supports = { stance: 'supports' as const, strength: 1, passage, reasons: [] };
const judged = { overall: supports, perClaim: [], sameEvent: { same: true, reasons: [] } };
const assessments = [{ sourceId: 1, ...judged, notes }];
const traced: StageRow = {
  ...{ round: 1, stage: 'origin', state: 'done', reason: null },
  data: { claims: [], origin: null, attributions: [], assessments, chased: [] },
};
const core = { id: 'c1', text: 'The bridge is closed', kind: 'event' as const, core: true, importance: 1, reasons: [] };
const evidence = [{ sourceId: 1, ...supports }];
const decided = {
  claims: [core],
  findings: [{ claimId: 'c1', verdict: 'verified' as const, confidence: points(60), evidence, reasons: [] }],
  sources: [buildSource(1)],
  decision: buildDecision({ counted: [1] }),
};

describe('article on a decided case', () => {
  const article = { by: 'reader-1', paragraphs: [], brief: [], dropped: [], why: null };
  const write = jest.fn(async () => article);
  const asked = (
    over: Partial<typeof decided> = {},
    mode: Mode = 'detailed',
    noted: { groups: [] } | null = { groups: [] },
  ) =>
    writeCaseArticle(
      { write },
      { topic: bridgeTopic(), mode, history: new CaseHistory([traced]) },
      { ...decided, ...over },
      noted,
    );
  beforeEach(() => write.mockClear());

  it('writes the article from claims with quotes and from notes of credible pages with outlets', async () => {
    expect(await asked()).toEqual(article);
    expect(write).toHaveBeenCalledWith(
      expect.objectContaining({
        claims: [expect.objectContaining({ id: 'c1', standing: 'confirmed', quotes: [{ sourceId: 1, quote }] })],
        notes: new Map([[1, notes]]),
        outlets: new Map([[1, 'Outlet 1']]),
      }),
    );
  });

  it('requests no article in quick mode, without notes, or without a confirmed main claim', async () => {
    const held = buildDecision({ applied: 'unverified', held: true });
    expect(await asked({}, 'quick')).toBeNull();
    expect(await asked({}, 'detailed', null)).toBeNull();
    expect(await asked({ decision: held })).toBeNull();
    expect(write).not.toHaveBeenCalled();
  });
});
