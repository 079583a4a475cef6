import { createReason, points } from '@corroborate/domain';
import { DEFAULT_DECIDE_THRESHOLDS, decide } from '@corroborate/verification';
import type { CrossReferenceOutput } from '@corroborate/investigation';
import { buildDecision, buildSource, bridgeTopic } from '@corroborate/investigation/testing';
import { applyCorrections, type Correction } from './corrections.policy';
import { compareDecisions } from './difference.policy';

const claim = {
  id: 'c1',
  text: 'The bridge is closed',
  kind: 'event' as const,
  core: true,
  importance: 1,
  reasons: [],
};
const evidence = (sourceId: number) => ({
  sourceId,
  stance: 'supports' as const,
  strength: 1,
  passage: null,
  reasons: [],
});
const passage = { quote: 'The bridge is closed.', start: 0, end: 21 };
const speaking = (id: number, clusterId: string) =>
  buildSource(id, { clusterId, stance: { stance: 'supports', strength: 1, passage, reasons: [] } });
const weighed = (): CrossReferenceOutput => ({
  claims: [claim],
  sources: [speaking(1, 'v1'), speaking(2, 'v1'), speaking(3, 'v3')],
  clusters: [
    {
      id: 'v1',
      sourceIds: [1, 2],
      representativeId: 1,
      reasons: [{ kind: 'same-text', a: 1, b: 2, why: createReason('voice.same-text') }],
    },
    { id: 'v3', sourceIds: [3], representativeId: 3, reasons: [] },
  ],
  findings: [
    {
      claimId: 'c1',
      verdict: 'verified',
      confidence: points(75),
      evidence: [evidence(1), evidence(2), evidence(3)],
      reasons: [],
    },
  ],
  discrepancies: [],
  consistencyScore: 100,
  steering: [],
});
const says = (sourceId: number, field: Correction['field'], value: string): Correction => ({
  sourceId,
  field,
  value,
  madeBy: 'ann',
  passage: null,
});
const decided = (given: CrossReferenceOutput) =>
  decide({
    topic: bridgeTopic(),
    ...given,
    origin: null,
    coverage: [],
    missing: [],
    thresholds: DEFAULT_DECIDE_THRESHOLDS,
  });

describe('corrections by people', () => {
  it('changes the number of independent sources when a person declares a copy independent', () => {
    expect(decided(weighed()).independentCredible).toBe(2);
    expect(decided(applyCorrections(weighed(), [says(2, 'cluster', 'own')])).independentCredible).toBe(3);
  });
  it('merges two groups on a correction, and removes the merge reasons of a separated member', () => {
    const joined = applyCorrections(weighed(), [says(3, 'cluster', 'v1')]);
    expect(joined.clusters).toEqual([expect.objectContaining({ id: 'v1', sourceIds: [1, 2, 3] })]);
    expect(decided(joined).independentCredible).toBe(1);
    expect(applyCorrections(weighed(), [says(1, 'cluster', 'own')]).clusters[0]).toMatchObject({
      representativeId: 2,
      reasons: [],
    });
  });
  it('excludes a source when a person corrects its wrong stance or tier', () => {
    expect(decided(applyCorrections(weighed(), [says(3, 'stance', 'unrelated')])).independentCredible).toBe(1);
    expect(decided(applyCorrections(weighed(), [says(3, 'tier', '4')])).independentCredible).toBe(1);
    expect(
      applyCorrections(weighed(), [says(3, 'stance', 'unrelated')]).findings[0]?.evidence.map((one) => one.sourceId),
    ).toEqual([1, 2]);
  });
  it('turns support of the main claim into a dispute when a person corrects the stance', () => {
    const corrected = applyCorrections(weighed(), [says(3, 'stance', 'disputes')]);
    expect(corrected.findings[0]?.evidence[2]).toMatchObject({
      stance: 'disputes',
      reasons: [createReason('page.corrected', { by: 'ann' })],
    });
    expect(decided(corrected).review.reasons.map(({ reason }) => reason)).toContain('credible-contradiction');
  });
  it('counts support added by a person only with a passage', () => {
    const silent = {
      ...weighed(),
      sources: [buildSource(1, { clusterId: 'v1' }), buildSource(3, { clusterId: 'v3' })],
    };
    expect(decided(applyCorrections(silent, [says(3, 'stance', 'supports')])).independentCredible).toBe(0);
    expect(decided(applyCorrections(silent, [{ ...says(3, 'stance', 'supports'), passage }])).independentCredible).toBe(
      1,
    );
  });
  it('overrides a correction by a later one and leaves rule results unchanged', () => {
    const before = weighed();
    const after = applyCorrections(before, [says(3, 'tier', '4'), says(3, 'tier', '1')]);
    expect(after.sources[2]?.tier).toBe(1);
    expect(before).toEqual(weighed());
  });
});

describe('difference made by a correction', () => {
  it('describes the difference made by a correction in sentences, or returns none without a change', () => {
    const before = buildDecision({ recommended: 'verified', independentCredible: 1 });
    const after = buildDecision({
      recommended: 'unverified',
      independentCredible: 0,
      review: { required: true, reasons: [{ reason: 'uncorroborated', why: createReason('review.uncorroborated') }] },
    });
    const { changes, change_codes } = compareDecisions(before, after);
    expect(changes).toEqual([
      'Recommended level changed from “verified” to “unverified”.',
      'Independent credible sources changed from 1 to 0.',
      'New reason for review: uncorroborated.',
    ]);
    expect(change_codes.map(({ code }) => code)).toEqual(['change.level', 'change.sources', 'change.new-review']);
    expect(compareDecisions(before, before).changes).toEqual([]);
  });
});
