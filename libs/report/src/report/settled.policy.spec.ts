import type { DecisionAction } from '@corroborate/domain';
import { getCaseStandings } from '../claim-standings';
import { millCase } from '../testing';
import { applyDecisions } from './settled.policy';

const { data } = millCase();
const held = { ...data.decision, applied: 'unverified' as const, held: true };
const waiting = { ...data, decision: { ...held, review: { required: true, reasons: [] } } };
const decided = (action: DecisionAction, levelAfter: 'unverified' | 'verified') => ({
  ...{ action, levelAfter, levelBefore: 'unverified' as const, decidedBy: 'ann', note: null, rejectReason: null },
  at: '2025-03-08T20:01:07.000Z',
});

describe('case with decisions by people', () => {
  it.each([
    ['confirmed', 'approve', 'verified'],
    ['open', 'reject', 'unverified'],
    ['open', 'another-round', 'unverified'],
    ['held', 'first-approval', 'unverified'],
  ] as const)('sets the main claim to %s after a person’s decision “%s”', (standing, action, level) => {
    const now = applyDecisions({ data: waiting, decisions: [decided(action, level)] });
    expect(getCaseStandings(now.data).get('c1')).toBe(standing);
    expect(now.data.decision.applied).toBe(level);
  });

  it('holds the main claim again if a review was opened after the decision', () => {
    const decisions = [decided('reject', 'unverified')];
    const now = applyDecisions({ data: waiting, decisions, reviewOpen: true });
    expect(getCaseStandings(now.data).get('c1')).toBe('held');
  });

  it('leaves a case unchanged if no person has decided', () => {
    expect(applyDecisions({ data: waiting }).data).toBe(waiting);
  });
});
