import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ReviewState } from '@corroborate/db';
import { createReason, type VerificationLevel } from '@corroborate/domain';
import { topicVerdict, toInvestigationView } from './investigation.view';

const STORED = path.resolve(__dirname, '../../../../test/stored-results/with-background.json');
const { result } = JSON.parse(readFileSync(STORED, 'utf8')) as { result: Record<string, unknown> };

const shown = (stored: object, after: VerificationLevel, review: ReviewState | null) => {
  const levels = { verificationLevelBefore: 'unverified', verificationLevelAfter: after, recommendedLevel: 'verified' };
  const row = { ...levels, status: 'completed', result: stored } as never;
  return toInvestigationView(row, null, null, { review }).result as Record<string, unknown>;
};

describe('investigation result in a response', () => {
  it('confirms its claims after an editor has approved the upgrade', () => {
    expect(shown(result, 'verified', 'decided').verified_claims).not.toEqual([]);
  });

  it('confirms no claim while the upgrade waits', () => {
    const waiting = shown(result, 'unverified', 'open');
    expect(waiting.verified_claims).toEqual([]);
    expect(waiting.additional_context).toContain('Held for review, not confirmed: ');
  });

  it('returns an invalid investigation result as stored', () => {
    const faulty = { ...result, confidence_level: 'sure' };
    expect(shown(faulty, 'verified', null)).toEqual(faulty);
  });
});

describe('topic verdict in a list', () => {
  const verdict = {
    state: 'verified' as const,
    why: [createReason('verdict.supported', { supporting: ['Halgren Herald'], disputing: [] })],
    next: createReason('next.publish', { names: [] }),
    for: [],
    against: [],
  };
  const decided = (verificationLevelAfter: VerificationLevel) =>
    ({ id: 7, topicId: 1, verdict, verificationLevelBefore: 'unverified', verificationLevelAfter }) as const;

  it('shows the state and the main reason in the verdict of a listed topic', () => {
    const { investigationId, state, reason } = topicVerdict(decided('verified'), null);
    expect([investigationId, state]).toEqual([7, 'verified']);
    expect(reason).toContain('Halgren Herald');
  });

  it('includes later decisions of an editor', () => {
    expect(topicVerdict(decided('unverified'), 'decided').state).toBe('unverified');
  });
});
