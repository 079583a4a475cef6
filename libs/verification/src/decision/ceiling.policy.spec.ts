import { because, points, type Decision, type VerificationLevel } from '@corroborate/domain';
import { underCeiling } from './ceiling.policy';

const decision = (level: VerificationLevel, given: Partial<Decision> = {}): Decision => ({
  recommended: level,
  applied: level,
  held: false,
  independentCredible: level === 'unverified' ? 0 : 1,
  counted: [],
  review: { required: false, reasons: [] },
  success: { successful: false, criteria: [] },
  confidence: points(60),
  credibilityScore: 80,
  consistencyScore: 90,
  rules: [],
  wouldLift: null,
  notes: '',
  ...given,
});
const reasons = (...names: string[]) => ({
  required: names.length > 0,
  reasons: names.map((reason) => ({ reason: reason as never, why: because('review.uncorroborated') })),
});

describe('a decision with language models', () => {
  it('is never above the one by rules alone', () => {
    expect(underCeiling(decision('certified'), decision('verified'))).toMatchObject({
      applied: 'verified',
      recommended: 'verified',
    });
    expect(underCeiling(decision('verified', { independentCredible: 5 }), decision('verified'))).toMatchObject({
      independentCredible: 1,
    });
  });

  it('recommends no higher level than the rules where both apply the same', () => {
    const held = decision('certified', { applied: 'unverified', held: true });
    const below = decision('verified', { applied: 'unverified', held: true });
    expect(underCeiling(held, below).recommended).toBe('verified');
  });

  it('lifts no hold that the rules put on', () => {
    const held = decision('verified', { applied: 'unverified', held: true });
    expect(underCeiling(decision('verified'), held)).toMatchObject({ applied: 'unverified', held: true });
  });

  it('may be below it, and says which it was', () => {
    const below = underCeiling(decision('unverified'), decision('verified'));
    expect(below.applied).toBe('unverified');
    expect(below.rules.at(-1)).toMatchObject({ rule: 'models-under-rules', passed: true });
    expect(underCeiling(decision('certified'), decision('verified')).rules.at(-1)).toMatchObject({ passed: false });
  });

  it('keeps every reason for review of both, and the lower confidence', () => {
    const both = underCeiling(
      decision('verified', { review: reasons('uncorroborated'), confidence: points(90) }),
      decision('verified', { review: reasons('steering-attempt', 'uncorroborated') }),
    );
    expect(both.review.reasons.map(({ reason }) => reason)).toEqual(['uncorroborated', 'steering-attempt']);
    expect(both.confidence).toBe(60);
  });
});
