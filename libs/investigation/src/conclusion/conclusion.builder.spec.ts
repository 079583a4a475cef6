import { createReason, type Claim } from '@corroborate/domain';
import type { CaseData } from '@corroborate/report';
import { buildConclusion } from './conclusion.builder';
import { buildCaseData, buildDecision, buildSource, bridgeTopic } from '../testing/case.fixture';

describe('conclusion', () => {
  it('adds to the stored pipeline data and removes nothing', () => {
    const topic = bridgeTopic({
      sourcePlan: { strategy: 'web', sources: [1] },
      verifiedFacts: { checked_by: 'pipeline' },
    });
    const { topic: patch } = buildConclusion(buildCaseData({ sources: [buildSource(1)] }), topic);
    expect(patch.sourcePlan).toMatchObject({
      strategy: 'web',
      sources: [1],
      investigatory_sources: [{ url: 'https://s1.com/a' }],
    });
    expect(patch.verifiedFacts).toMatchObject({
      checked_by: 'pipeline',
      investigation_date: '2026-01-02T03:04:05.000Z',
    });
  });

  it('counts independent credible sources, not pages, as the topic’s sources', () => {
    const data = buildCaseData({
      decision: buildDecision({ independentCredible: 1 }),
      sources: [buildSource(1), buildSource(2), buildSource(3)],
    });
    const { topic, investigation } = buildConclusion(data, bridgeTopic());
    expect(topic.sourceCount).toBe(1);
    expect(topic.sourcePlan?.source_counts).toEqual({ pages: 3, independent: 3, credible_independent: 1 });
    expect(investigation.sourcesFound).toBe(3);
  });

  it('gives the ranking reason of each source', () => {
    const found = createReason('rank.found-by', {
      engines: [createReason('rank.engine', { engine: 'one', place: 2 })],
    });
    const ranking = new Map([[1, { score: 71.5, reasons: [found] }]]);
    const { investigation } = buildConclusion(
      buildCaseData({ sources: [buildSource(1), buildSource(2)], ranking }),
      bridgeTopic(),
    );
    expect(investigation.result).toMatchObject({
      additional_sources: [
        { source_id: 1, ranking: { score: 71.5, reasons: ['found by one (rank 2)'], reason_codes: [found] } },
        { source_id: 2, ranking: null },
      ],
    });
  });

  it('never lists the topic’s own page or unrelated pages as sources in a conclusion', () => {
    const own = buildSource(1, { isTopicPage: true });
    const unrelated = buildSource(2, { stance: { stance: 'unrelated', strength: 0, passage: null, reasons: [] } });
    const { topic } = buildConclusion(buildCaseData({ sources: [own, unrelated] }), bridgeTopic());
    expect(topic.sourcePlan?.investigatory_sources).toEqual([]);
  });

  it('marks a topic that stays unverified as investigated, with the notes', () => {
    const data = buildCaseData({
      decision: buildDecision({ recommended: 'unverified', applied: 'unverified', notes: 'Nothing found.' }),
    });
    const { topic } = buildConclusion(data, bridgeTopic());
    expect(topic).toMatchObject({ verificationStatus: 'unverified', investigated: true });
    expect(topic.sourcePlan).toMatchObject({ investigation_attempted: true, investigation_notes: 'Nothing found.' });
  });

  it('holds a recommended level and opens a review with its text and code', () => {
    const why = createReason('review.serious-allegation', { words: ['theft'] });
    const review = {
      required: true,
      reasons: [{ reason: 'serious-allegation' as const, why }],
    };
    const data = buildCaseData({ decision: buildDecision({ applied: 'unverified', held: true, review }) });
    const conclusion = buildConclusion(data, bridgeTopic());
    expect(conclusion.topic.verificationStatus).toBe('unverified');
    expect(conclusion.investigation.recommendedLevel).toBe('verified');
    const detail = 'The story accuses a person or organization (“theft”).';
    const reviewReason = { reason: 'serious-allegation', detail, ...why };
    expect(conclusion.review).toEqual({ reasons: [reviewReason], recommendedLevel: 'verified' });
  });

  it('marks a run with losses as partial and lists them', () => {
    const { investigation } = buildConclusion(
      buildCaseData({ missing: ['engine x could not be asked'] }),
      bridgeTopic(),
    );
    expect(investigation).toMatchObject({ partial: true, missing: ['engine x could not be asked'] });
  });

  it('shows the main claim in one sentence and translated quotes; older cases have neither', () => {
    const core: Claim = { id: 'c1', text: 'Bridge shut', kind: 'event', core: true, importance: 1, reasons: [] };
    const parts = { who: null, what: 'the bridge was shut', where: null, when: null };
    const put = [createReason('statement.put', { name: 'reader-1', quotes: ['Bridge shut'] })];
    const translation = { sourceId: 1, text: 'It is shut.', from: 'de', into: 'en', by: 'reader-1' };
    const resultOf = (data: Partial<CaseData>) =>
      buildConclusion(buildCaseData({ sources: [buildSource(1)], ...data }), bridgeTopic()).investigation.result;
    const claims = [{ ...core, statement: 'The bridge was shut.', parts, reasons: put }];
    expect(resultOf({ claims, translations: [translation] })).toMatchObject({
      claims: [{ text: 'Bridge shut', statement: 'The bridge was shut.', parts, claim_reason_codes: put }],
      additional_sources: [{ translation: { text: 'It is shut.', from: 'de', into: 'en', by: 'reader-1' } }],
    });
    expect(resultOf({ claims: [core] })).toMatchObject({
      claims: [{ statement: null, parts: null }],
      additional_sources: [{ translation: null, language: null }],
    });
  });
});
