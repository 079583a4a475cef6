import { createReason, type ClaimStanding } from '@corroborate/domain';
import { buildResult } from './result.builder';
import { currentResult } from './current-result';
import { readResult } from './result.reader';
import { millCase } from './testing';

const question = (id: string, answeredBy: 'core' | 'free') => ({
  ...{ id, answeredBy, question: 'Did it burn down?', priority: 'critical' as const, dependsOn: [] },
  ...{ reasoning: createReason('question.by-editor'), keywords: [], by: 'editor' as const },
});
const inquiry = {
  ...{ questions: [question('q1', 'core'), question('q2', 'free')], answers: [], perspectives: [], categories: [] },
  ...{ coverage: [], frameworks: [], checkpoints: [], ended: null },
};
const statement = {
  ...{ source_id: 11, claim_id: 'c1', evidence: 'borne-out' as const, source_ids: [12], earlier: null },
  ...{ speaker: 'Ada Okafor', date: null, dated_by: 'page' as const, venue: null, summary: 'It burned down.' },
  ...{ quote: 'It burned down.', start: 0, end: 15 },
};
const stored = readResult(
  JSON.parse(JSON.stringify({ ...buildResult(millCase({ inquiry }).data), statements: [statement] })),
)!;

describe('stored result after later decisions', () => {
  const after = (level: 'verified' | 'unverified', held = false) => {
    const { claims, statements, inquiry: asked, ...result } = currentResult(stored, { level, held });
    const core: ClaimStanding | undefined = claims.find(({ id }) => id === 'c1')?.standing;
    return { ...result, core, evidence: statements[0]?.evidence, answers: asked?.questions.map(({ state }) => state) };
  };

  it('confirms the main claim, its question and a statement on it at the applied level', () => {
    const { core, evidence, answers, verified_claims: verified } = after('verified');
    expect({ core, evidence, answers }).toEqual({
      ...{ core: 'confirmed', evidence: 'borne-out', answers: ['answered', 'open'] },
    });
    expect(verified[0]).toContain('The Elm Valley mill burned down on Thursday');
  });

  it('confirms neither the claim nor its question and statement once the upgrade is marked as false', () => {
    const { core, evidence, answers, verified_claims: verified, additional_context: note } = after('unverified');
    expect({ core, evidence, answers, verified }).toEqual({
      ...{ core: 'open', evidence: 'open', answers: ['open', 'open'], verified: [] },
    });
    expect(note).not.toContain('Confirmed:');
  });

  it('keeps the main claim held while the upgrade waits for an editor', () => {
    expect(after('unverified', true)).toMatchObject({ core: 'held', evidence: 'open', verified_claims: [] });
  });
});
