import { createReason } from '@corroborate/domain';
import { rulesAccount } from '@corroborate/reading';
import { CaseHistory } from './case.history';
import type { StageRow } from '../stages/stage.types';

const row = (stage: StageRow['stage'], round: number, data: unknown, over: Partial<StageRow> = {}): StageRow => ({
  stage,
  round,
  state: 'done',
  data,
  reason: null,
  ...over,
});
const page = (sourceId: number, url = `https://a.example/${sourceId}`) => ({
  sourceId,
  url,
  site: 'a.example',
  verdict: 'complete',
  reason: '',
  foundBy: [],
  engineDate: null,
  parentSourceId: null,
});

const USE = { provider: 'p', model: 'm', role: 'first', calls: 1, failures: 0, tokensIn: 1, tokensOut: 1, tasks: {} };

describe('case history', () => {
  it('lists each page once, whichever round or citation led to it', () => {
    const history = new CaseHistory([
      row('read', 1, { pages: [page(1), page(2)] }),
      row('origin', 1, { chased: [page(2), page(3)] }),
      row('read', 2, { pages: [page(3), page(4)] }),
    ]);
    expect(history.pages().map(({ sourceId }) => sourceId)).toEqual([1, 2, 3, 4]);
  });

  it('returns the first extracted claims and the first judgment of each page', () => {
    const said = (sourceId: number, stance: string) => ({ sourceId, overall: { stance } });
    const claims = [{ id: 'c1', reasons: [createReason('statement.title')] }];
    const history = new CaseHistory([
      row('assess', 1, { claims, assessments: [said(1, 'supports')] }),
      row('origin', 1, { chased: [], assessments: [said(2, 'disputes')] }),
      row('assess', 2, { claims, assessments: [said(3, 'mentions'), said(1, 'unrelated')] }),
    ]);
    expect(history.claims()).toEqual(claims);
    expect([...history.assessments()].map(([id, { overall }]) => [id, overall.stance]).sort()).toEqual([
      [1, 'supports'],
      [2, 'disputes'],
      [3, 'mentions'],
    ]);
    expect(new CaseHistory([]).claims()).toBeNull();
  });

  it('returns the first judgment that has model notes if a page was judged more than once', () => {
    const said = (notes: string | undefined) => ({ sourceId: 1, notes });
    const history = new CaseHistory([
      row('assess', 1, { claims: [], assessments: [said(undefined)] }),
      row('assess', 2, { claims: [], assessments: [said('second')] }),
      row('assess', 3, { claims: [], assessments: [said('third'), said(undefined)] }),
    ]);
    expect(history.assessments().get(1)).toMatchObject({ notes: 'second' });
  });

  it('lists leads that rounds have searched for, from a round on', () => {
    const gap = (text: string, code: 'gap.lead' | 'gap.detail') => ({ text, why: { code, params: { name: 'A' } } });
    const history = new CaseHistory([
      row('decide', 1, { again: true, gaps: [gap('PSC/26/0932', 'gap.lead'), gap('rafts', 'gap.detail')] }),
      row('decide', 2, { again: true, gaps: [gap('Ann Roe', 'gap.lead')] }),
      row('decide', 3, { again: false, gaps: [gap('berth 2', 'gap.lead')] }),
    ]);
    expect(history.leads()).toEqual(['PSC/26/0932', 'Ann Roe']);
    expect(history.leads(2)).toEqual(['Ann Roe']);
  });

  it('drops judgments before a full re-evaluation and keeps collected pages', () => {
    const said = (sourceId: number, stance: string) => ({ sourceId, overall: { stance } });
    const claim = (id: string) => ({ id, reasons: [createReason('statement.title')] });
    const traced = { origin: { url: 'u', reasons: [] }, attributions: [[1, []]], assessments: [said(3, 'supports')] };
    const history = new CaseHistory([
      row('read', 1, { pages: [page(1), page(2)] }),
      row(
        'assess',
        1,
        { claims: [claim('old')], assessments: [said(1, 'supports')] },
        { state: 'partial', reason: 'x' },
      ),
      row('origin', 1, { ...traced, chased: [page(3)] }),
      row('cross-reference', 1, { sources: ['old'] }),
      row('assess', 2, { claims: [claim('new')], assessments: [said(1, 'mentions')], anew: true }),
    ]);
    expect(history.claims()).toEqual([claim('new')]);
    expect([...history.assessments().keys()]).toEqual([1]);
    expect(history.assessments().get(1)?.overall.stance).toBe('mentions');
    expect(history.pages().map(({ sourceId }) => sourceId)).toEqual([1, 2, 3]);
    expect(history.latest('cross-reference')).toBeNull();
    expect(history.latest('origin')).toMatchObject({ origin: null, attributions: [], assessments: [] });
    expect(history.losses()).toEqual([]);
  });

  it('keeps an origin dated by an archive, which cannot be queried again for that time', () => {
    const origin = { url: 'u', reasons: [createReason('dated.by-archive', { by: null })] };
    const rows = [
      row('origin', 1, { origin, chased: [] }),
      row('assess', 2, { claims: [], assessments: [], anew: true }),
    ];
    expect(new CaseHistory(rows).latest('origin')?.origin).toEqual(origin);
  });

  it('adds up model costs of every stage that uses models', () => {
    const reasoning = (costUsd: number) => ({
      ...rulesAccount(),
      models: [{ ...USE, costUsd }],
    });
    const stages = ['search', 'assess', 'origin', 'cross-reference', 'decide'] as const;
    const history = new CaseHistory(stages.map((stage, at) => row(stage, 1, { reasoning: reasoning(2 ** at) })));
    expect(history.reasoning().models).toMatchObject([{ calls: 5, costUsd: 31 }]);
  });

  it('returns the output of the latest round in which a stage did not fail', () => {
    const history = new CaseHistory([
      row('decide', 2, null, { state: 'failed', reason: 'killed' }),
      row('decide', 1, { again: true }),
    ]);
    expect(history.latest('decide')).toEqual({ again: true });
    expect(history.at('decide', 2)).toBeNull();
  });

  it('lists failed stages and the losses of partial ones', () => {
    const history = new CaseHistory([
      row('search', 1, { coverage: [] }, { state: 'partial', reason: 'engine x was silent' }),
      row('read', 1, null, { state: 'failed', reason: 'killed its process' }),
    ]);
    expect(history.missing()).toEqual(['engine x was silent', 'stage read of round 1 failed: killed its process']);
    expect(history.losses()).toEqual([
      createReason('loss.described', { text: 'engine x was silent' }),
      createReason('loss.stage-failed', { stage: 'read', round: 1, why: 'killed its process' }),
    ]);
  });

  it('lists each loss of a stage separately, once over all stages', () => {
    const lost = (texts: string[]) => ({ state: 'partial' as const, reason: texts.join('; ') });
    const history = new CaseHistory([
      row('read', 1, { pages: [], lost: ['a page was lost'] }, lost(['a page was lost'])),
      row('origin', 1, { lost: ['a page was lost', 'an archive was silent'] }, lost(['a page was lost', 'x'])),
    ]);
    expect(history.missing()).toEqual(['a page was lost', 'an archive was silent']);
  });

  it('lists a truncated stage as one loss', () => {
    const loss = createReason('loss.stage-cut-short', { stage: 'search', rest: 'engine x was silent' });
    const partial = { state: 'partial' as const, reason: 'stage search ran into its time limit; engine x was silent' };
    expect(new CaseHistory([row('search', 1, { coverage: [], loss }, partial)]).losses()).toEqual([loss]);
  });
});

it('lists a time limit once, with the other losses of its stages', () => {
  const loss = createReason('loss.deadline', { minutes: 5 });
  const history = new CaseHistory([
    row('search', 2, { loss, lost: ['engine x could not be asked'] }, { state: 'partial', reason: 'cut' }),
    row('read', 2, { loss }, { state: 'skipped', reason: 'left out' }),
    row('context', 2, null, { state: 'skipped', reason: 'not wanted' }),
  ]);
  expect(history.losses()).toEqual([loss, createReason('loss.described', { text: 'engine x could not be asked' })]);
  expect(history.at('read', 2)).toBeNull();
});
