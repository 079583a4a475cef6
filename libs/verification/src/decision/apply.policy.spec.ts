import { because } from '@corroborate/domain';
import { decideInput, supporting } from '../testing/builders';
import { decide } from './decide.policy';
import { DEFAULT_DECIDE_THRESHOLDS, type DecideThresholds } from './decide.types';

const READ = because('model.confirms', { names: ['reader-1'] });
const byRules = (count: number) => Array.from({ length: count }, (_, at) => supporting(at + 1));
const byModel = (count: number, first = 11) => Array.from({ length: count }, (_, at) => supporting(first + at, [READ]));

const outcome = (sources: ReturnType<typeof supporting>[], thresholds: Partial<DecideThresholds> = {}) => {
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

it('holds an upgrade on a source that a model which may only take away has read as the rules did', () => {
  const same = because('model.same', { names: ['reader-1'] });
  expect(outcome([supporting(1, [same])])).toEqual(HELD);
});
