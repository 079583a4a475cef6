import { createReason, type Reason } from '@corroborate/domain';
import { decideInput, supporting } from '../testing/builders';
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

describe('an upgrade that rules alone count', () => {
  it.each([1, 2])('is held for review on %i independent sources', (count) => {
    expect(outcome(byRules(count))).toEqual(HELD);
  });

  it('is applied from three independent sources', () => {
    expect(outcome(byRules(3))).toEqual(APPLIED);
  });

  it('is applied on one source where the operator wants the literal rule', () => {
    expect(outcome(byRules(1), { rulesApplyFrom: 1 })).toEqual(APPLIED);
  });

  it('is certified from six sources', () => {
    expect(outcome(byRules(6))).toMatchObject({ applied: 'certified', held: false });
  });
});

describe('an upgrade on sources that a language model has read', () => {
  it('is applied on one source', () => {
    expect(outcome(byModel(1))).toEqual(APPLIED);
  });

  it('is applied where the model has read one of two sources', () => {
    expect(outcome([...byRules(1), ...byModel(1)])).toEqual(APPLIED);
  });
});

describe('an upgrade on sources that an unqualified language model has read', () => {
  const vouched = (count: number) => byModel(count, 21, [ALONE, UNQUALIFIED]);
  const confirmed = (count: number) => byModel(count, 31, [READ, UNQUALIFIED]);
  const held = { applied: 'unverified', held: true, why: ['unqualified-reader'] };

  it.each([1, 5])('is held on %i sources in which it alone sees support', (count) => {
    expect(outcome(vouched(count))).toEqual({ ...HELD, ...held });
  });

  it('is held on two sources in which rules see support as well, and on two of rules beside one of its own', () => {
    expect(outcome(confirmed(2))).toEqual({ ...HELD, ...held });
    expect(outcome([...byRules(2), ...vouched(1)])).toEqual({ ...HELD, ...held });
  });

  it('is applied where rules see support in three, and not above what these give', () => {
    expect(outcome([...byRules(1), ...confirmed(2), ...vouched(1)])).toEqual(APPLIED);
    expect(outcome([...byRules(3), ...vouched(3)])).toEqual({ ...HELD, ...held, recommended: 'certified' });
  });

  it('is applied where a qualified model has read one of the sources', () => {
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
  it('holds every upgrade for a person with `review`', () => {
    expect(outcome(byModel(3), { upgrades: 'review' })).toEqual({ ...HELD, why: ['upgrades-reviewed'] });
  });

  it('holds nothing with `review` where there is no upgrade', () => {
    expect(outcome([], { upgrades: 'review' })).toMatchObject({ held: false, why: ['uncorroborated'] });
  });

  it('records an upgrade and applies none with `shadow`', () => {
    expect(outcome(byModel(3), { upgrades: 'shadow' })).toEqual({ ...APPLIED, applied: 'unverified' });
  });
});
