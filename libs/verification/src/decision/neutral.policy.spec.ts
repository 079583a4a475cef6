import { createReason, type Cluster, type SourceView } from '@corroborate/domain';
import { decideInput, disputing, mentioning, supporting, independentSources } from '../testing/builders';
import { decide } from './decide.policy';
import { DEFAULT_DECIDE_THRESHOLDS, type DecideInput } from './decide.types';

const neutral = (id: number, given: Partial<SourceView> = {}): SourceView =>
  supporting(id, [], { tier: 3, score: 47, ...given });
const asked = (sources: SourceView[], neutralQuorum = 2, given: Partial<DecideInput> = {}) =>
  decide(
    decideInput({ sources, thresholds: { ...DEFAULT_DECIDE_THRESHOLDS, rulesApplyFrom: 1, neutralQuorum }, ...given }),
  );
const two = [neutral(1), neutral(2)];
const together: Cluster[] = [{ id: 'v1', sourceIds: [1, 2], representativeId: 1, reasons: [] }];

describe('neutral sources that agree independently', () => {
  it('raises a topic to verified for agreeing neutral sources if enabled, without counting them as credible', () => {
    const decision = asked(two);
    expect(decision).toMatchObject({
      recommended: 'verified',
      applied: 'verified',
      independentCredible: 0,
      counted: [],
    });
    expect(decision.rules.find(({ rule }) => rule === 'neutral-quorum')).toEqual({
      rule: 'neutral-quorum',
      passed: true,
      inputs: { quorum: 2, neutral: 2 },
      reasons: [createReason('neutral.agree', { names: ['Outlet 1', 'Outlet 2'], quorum: 2 })],
    });
    expect(decision.notes).toContain('Supported (neutral sources only) by: Outlet 1, Outlet 2.');
  });

  it('still requires a review of agreeing neutral sources, as sources of low credibility only', () =>
    expect(asked(two).review.reasons.map(({ reason }) => reason)).toContain('low-tier-only'));

  it('gives less confidence to agreeing neutral sources than to a single credible source', () =>
    expect(asked(two).confidence).toBeLessThan(asked(independentSources(1)).confidence));

  it('never certifies a topic because of neutral sources, whatever their number', () =>
    expect(asked(Array.from({ length: 20 }, (_, at) => neutral(at + 1))).recommended).toBe('verified'));

  it('ignores agreeing neutral sources if a credible source counts', () => {
    const decision = asked([...two, ...independentSources(1, 9)]);
    expect(decision).toMatchObject({ recommended: 'verified', independentCredible: 1 });
    expect(decision.rules.find(({ rule }) => rule === 'neutral-quorum')?.passed).toBe(false);
  });
});

describe('neutral sources without effect', () => {
  it.each<[string, number | undefined]>([
    ['by default', undefined],
    ['if the option is disabled', 0],
  ])('keeps a topic with neutral sources unverified %s', (_, neutralQuorum) => {
    const thresholds = { ...DEFAULT_DECIDE_THRESHOLDS, rulesApplyFrom: 1, neutralQuorum };
    const decision = decide(decideInput({ sources: two, thresholds }));
    expect(decision.recommended).toBe('unverified');
    expect(decision.rules.map(({ rule }) => rule)).not.toContain('neutral-quorum');
  });

  it.each<[string, SourceView[], number]>([
    ['a single source, even if one is configured as enough', [neutral(1)], 1],
    ['fewer sources than configured', two, 3],
    ['low credibility', [neutral(1), neutral(2, { tier: 4 })], 2],
    ['a doubt about the source', [neutral(1), neutral(2, { score: 38 })], 2],
    ['stored by an earlier version without a credibility', [neutral(1), neutral(2, { score: undefined })], 2],
    ['pages that only relay others', [neutral(1), neutral(2, { kind: 'aggregator' })], 2],
    ['interested parties', [neutral(1), neutral(2, { kind: 'company' })], 2],
    ['pages without a date', [neutral(1), neutral(2, { published: null })], 2],
    ['one is the topic’s own page', [neutral(1), neutral(2, { isTopicPage: true })], 2],
    ['a credible source disputes it', [...two, disputing(3)], 2],
    ['a neutral source disputes it', [...two, disputing(3, [], { tier: 3 })], 2],
    ['pages that only mention it', [neutral(1), mentioning(2, [], { tier: 3, score: 47 })], 2],
  ])('keeps a topic with neutral sources unverified: %s', (_, sources, quorum) =>
    expect(asked(sources, quorum).recommended).toBe('unverified'),
  );

  it('keeps a topic unverified if its neutral sources form one group', () =>
    expect(asked(two, 2, { clusters: together }).recommended).toBe('unverified'));

  it('keeps a topic unverified if one of its neutral sources relies on another', () => {
    const leans = { kind: 'citation' as const, a: 1, b: 1, why: createReason('voice.release') };
    const clusters: Cluster[] = [{ id: 'v1', sourceIds: [1], representativeId: 1, reasons: [leans] }];
    expect(asked(two, 2, { clusters }).recommended).toBe('unverified');
  });
});
