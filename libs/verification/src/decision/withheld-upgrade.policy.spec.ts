import { createReason, type Reason } from '@corroborate/domain';
import { decideInput, disputing, supporting, weighedCheck } from '../testing/builders';
import { decide } from './decide.policy';
import { DEFAULT_DECIDE_THRESHOLDS, type DecisionThresholds } from './decide.types';

const READ = createReason('model.confirms', { names: ['reader-1'] });
const byRules = (count: number) => Array.from({ length: count }, (_, at) => supporting(at + 1));
const byModel = (count: number, first = 11, reasons: Reason[] = [READ]) =>
  Array.from({ length: count }, (_, at) => supporting(first + at, reasons));
const ALONE = createReason('model.vouches', { names: ['reader-2'] });
const UNQUALIFIED = createReason('model.unqualified');

const outcome = (sources: ReturnType<typeof supporting>[], thresholds: Partial<DecisionThresholds> = {}) => {
  const made = decide(decideInput({ sources, thresholds: { ...DEFAULT_DECIDE_THRESHOLDS, ...thresholds } }));
  const { recommended, applied, held, review } = made;
  return { recommended, applied, held, why: review.reasons.map(({ reason }) => reason) };
};
const HELD = { recommended: 'verified', applied: 'unverified', held: true, why: ['few-sources'] };
const APPLIED = { recommended: 'verified', applied: 'verified', held: false, why: [] };

describe('upgrade based on the rules reader only', () => {
  it.each([1, 2])('holds an upgrade based only on the rules reader for review at %i independent sources', (count) => {
    expect(outcome(byRules(count))).toEqual(HELD);
  });

  it('applies an upgrade based only on the rules reader at three or more independent sources', () => {
    expect(outcome(byRules(3))).toEqual(APPLIED);
  });

  it('applies an upgrade based only on the rules reader at one source if the operator allows it', () => {
    expect(outcome(byRules(1), { rulesApplyFrom: 1 })).toEqual(APPLIED);
  });

  it('certifies a topic based only on the rules reader at six or more sources', () => {
    expect(outcome(byRules(6))).toMatchObject({ applied: 'certified', held: false });
  });
});

describe('upgrade on sources read by a language model', () => {
  it('applies an upgrade on one source if a language model read it', () => {
    expect(outcome(byModel(1))).toEqual(APPLIED);
  });

  it('applies an upgrade if a language model read one of two sources', () => {
    expect(outcome([...byRules(1), ...byModel(1)])).toEqual(APPLIED);
  });
});

describe('upgrade on sources read by an unqualified language model', () => {
  const vouched = (count: number) => byModel(count, 21, [ALONE, UNQUALIFIED]);
  const confirmed = (count: number) => byModel(count, 31, [READ, UNQUALIFIED]);
  const held = { applied: 'unverified', held: true, why: ['unqualified-reader'] };

  it.each([1, 5])('holds an upgrade at %i sources if only an unqualified model finds their support', (count) => {
    expect(outcome(vouched(count))).toEqual({ ...HELD, ...held });
  });

  it('holds an upgrade at two sources confirmed by rules, even with a third found only by an unqualified model', () => {
    expect(outcome(confirmed(2))).toEqual({ ...HELD, ...held });
    expect(outcome([...byRules(2), ...vouched(1)])).toEqual({ ...HELD, ...held });
  });

  it('applies an upgrade despite an unqualified model up to the level of three sources that rules confirm', () => {
    expect(outcome([...byRules(1), ...confirmed(2), ...vouched(1)])).toEqual(APPLIED);
    expect(outcome([...byRules(3), ...vouched(3)])).toEqual({ ...HELD, ...held, recommended: 'certified' });
  });

  it('applies an upgrade on sources read by an unqualified model if a qualified model read one of them', () => {
    expect(outcome([...byModel(1), ...vouched(1)])).toEqual(APPLIED);
  });

  it('names each such model once', () => {
    const { review } = decide(
      decideInput({ sources: [...vouched(2), ...confirmed(1)], thresholds: DEFAULT_DECIDE_THRESHOLDS }),
    );
    expect(review.reasons[0]?.why.params).toEqual({ names: ['reader-1', 'reader-2'] });
  });
});

describe('UPGRADES', () => {
  it('holds every upgrade for review with `review`', () => {
    expect(outcome(byModel(3), { upgrades: 'review' })).toEqual({ ...HELD, why: ['upgrades-reviewed'] });
  });

  it('holds nothing with `review` without an upgrade', () => {
    expect(outcome([], { upgrades: 'review' })).toMatchObject({ held: false, why: ['uncorroborated'] });
  });

  it('records an upgrade but does not apply it with `shadow`', () => {
    expect(outcome(byModel(3), { upgrades: 'shadow' })).toEqual({ ...APPLIED, applied: 'unverified' });
  });
});

describe('upgrade on sources that use other names', () => {
  const names = { name: 'Road Authority', page: 'structure B-114', story: 'Wend bridge', link: '', linkedBy: '' };
  const underOtherNames = byModel(2, 31, [READ, createReason('model.other-names', names)]);

  it('holds an upgrade on sources that use other names so that a person can compare the names', () => {
    expect(outcome(underOtherNames)).toEqual({ ...HELD, why: ['other-names'] });
  });

  it('applies an upgrade despite sources with other names if a source that uses the story’s names is enough', () => {
    expect(outcome([...byModel(1), ...underOtherNames])).toEqual(APPLIED);
  });
});

describe('upgrade on undated sources', () => {
  const undated = (count: number, reasons: Reason[] = [READ]) =>
    Array.from({ length: count }, (_, at) => supporting(41 + at, reasons, { published: null }));

  it.each([1, 7])('recommends “verified” at %i undated sources and always holds it', (count) => {
    expect(outcome(undated(count))).toEqual({ ...HELD, why: ['undated-sources'] });
    expect(outcome(undated(count), { upgrades: 'review' })).toEqual({ ...HELD, why: ['undated-sources'] });
  });

  it('names the sources to check and asks for their dates', () => {
    const { review, wouldLift, independentCredible, counted } = decide(decideInput({ sources: undated(1) }));
    expect(review.reasons[0]?.why).toEqual(createReason('review.undated-sources', { names: ['Outlet 41'] }));
    expect(wouldLift).toEqual(createReason('lift.settle', { open: 'date', recommended: 'verified' }));
    expect([independentCredible, counted]).toEqual([0, []]);
  });

  const STAYS = { recommended: 'unverified', applied: 'unverified', held: false };

  it('recommends nothing if only rules or an unqualified model read undated sources', () => {
    expect(outcome(undated(3, []))).toEqual({ ...STAYS, why: ['low-tier-only'] });
    expect(outcome(undated(3, [READ, UNQUALIFIED]))).toEqual({ ...STAYS, why: ['low-tier-only'] });
  });

  it('recommends nothing if a credible source or fact check disputes it', () => {
    expect(outcome([...undated(2), disputing(51)])).toMatchObject(STAYS);
    const input = decideInput({ sources: undated(2), factChecks: [weighedCheck()] });
    expect(decide(input)).toMatchObject(STAYS);
  });

  it('recommends nothing on undated pages that are not credible or rely on the topic’s page', () => {
    const weak = undated(2).map((one) => ({ ...one, tier: 3 as const }));
    expect(outcome(weak)).toMatchObject(STAYS);
    expect(outcome(undated(1).map((one) => ({ ...one, isTopicPage: true })))).toMatchObject(STAYS);
  });

  it('counts as usual and holds nothing if one of the supporting pages has a date', () => {
    expect(outcome([...undated(2), ...byModel(1)])).toEqual(APPLIED);
  });
});
