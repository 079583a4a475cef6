import { createReason, type Checkpoint, type CheckpointIssue, type EvidenceGap } from '@corroborate/domain';
import type { SearchProgress } from './checkpoint.types';
import {
  findHardLimit,
  decideNextRound,
  ROUNDS_BY_MODE,
  searchLimitReason,
  type NextRoundInput,
} from './next-round.policy';

const gap = (text: string): EvidenceGap => ({ text, why: createReason('gap.detail') });
const question = gap('who signed');
const detail = gap('it cost 4 million');
const issue: CheckpointIssue = {
  type: 'theories',
  severity: 'medium',
  description: createReason('checkpoint.theories', { theory: 'arson' }),
  suggestedAction: createReason('suggest.answer-theory'),
  search: 'arson',
};
const checkpoint = (given: Partial<Checkpoint> = {}): Checkpoint => ({
  ...{ round: 1, trigger: 'every-rounds', verdict: 'PASSED', advice: 'CONTINUE', points: [], issues: [] },
  why: createReason('advice.questions-open', { questions: 1 }),
  ...given,
});
const revise = checkpoint({ verdict: 'NEEDS_REVISION', advice: 'SUFFICIENT', issues: [issue] });
const none = { questions: [], leads: [], evidence: [], sourceClaims: [] };
const input: NextRoundInput = {
  ...{
    mode: 'detailed',
    round: 1,
    rounds: ROUNDS_BY_MODE.detailed,
    budgetSpent: false,
    pagesFound: 10,
    sourceLimit: 30,
  },
  ...{ checkpoint: checkpoint(), missing: none, searched: [], enoughSources: null },
};
const next = (given: Partial<NextRoundInput>) => decideNextRound({ ...input, ...given });
const texts = (given: Partial<NextRoundInput>) => next(given).gaps.map(({ text }) => text);

describe('search limits', () => {
  const fresh: SearchProgress = { newByRound: [10, 10], sources: 20, sameInAllEngines: false };

  it.each([
    ['the round limit', { round: 3 }, 'stop.rounds-used'],
    ['the budget limit', { budgetSpent: true }, 'stop.budget-spent'],
    ['the page limit', { pagesFound: 30 }, 'stop.source-limit'],
  ] as const)('ends the search at %s, even if evidence is missing', (_, given, code) =>
    expect(findHardLimit({ ...input, ...given })?.code).toBe(code),
  );

  it('does not end the search below the limits, and ignores page counts in exhaustive mode', () => {
    expect(findHardLimit(input)).toBeNull();
    expect(findHardLimit({ ...input, mode: 'exhaustive', rounds: 10, pagesFound: 900, sourceLimit: null })).toBeNull();
  });

  it('also ends the search if recent rounds found few new sources', () => {
    expect(searchLimitReason({ ...input, round: 2 }, fresh, 0)).toBeNull();
    expect(searchLimitReason({ ...input, round: 2 }, { ...fresh, newByRound: [19, 1] }, 1)).toBeNull();
    expect(searchLimitReason({ ...input, round: 2 }, { ...fresh, newByRound: [19, 1] }, 0)).toMatchObject({
      code: 'stop.saturated',
      params: { why: [{ code: 'advice.little-new' }] },
    });
  });
});

describe('second round in detailed mode', () => {
  it.each([
    ['questions', { questions: [question] }],
    ['missing evidence', { evidence: [detail] }],
    ['important claims made by one source', { sourceClaims: [detail] }],
  ])('follows for %s', (_, missing) => expect(next({ missing: { ...none, ...missing } }).again).toBe(true));

  it('searches for questions, checkpoint actions and then the rest, each once', () => {
    const missing = {
      ...none,
      questions: [question],
      evidence: [gap('Arson'), detail],
      sourceClaims: [gap('six were hurt')],
    };
    expect(texts({ missing, checkpoint: revise })).toEqual([
      'who signed',
      'arson',
      'it cost 4 million',
      'six were hurt',
    ]);
    expect(next({ missing }).why).toMatchObject({ code: 'stop.go-on', params: { gaps: 4, round: 2, rounds: 3 } });
  });

  it('does not follow without coverage gaps, or with enough sources and no open question', () => {
    expect(next({})).toMatchObject({ again: false, why: createReason('stop.no-gap') });
    const answered = checkpoint({ why: createReason('advice.all-answered') });
    expect(next({ checkpoint: answered }).why).toEqual(createReason('stop.answered'));
    const enough = { enoughSources: 6, missing: { ...none, evidence: [detail] } };
    expect(next(enough).why).toEqual(createReason('stop.enough-sources', { sources: 6 }));
    expect(next({ ...enough, checkpoint: revise }).again).toBe(true);
    expect(next({ ...enough, missing: { ...none, questions: [question] } }).again).toBe(true);
  });
});

describe('third round in detailed mode', () => {
  const third = { round: 2, searched: [question] };

  it.each([
    ['a new question', { missing: { ...none, questions: [gap('who paid')] } }, true],
    ['an action from the checkpoint', { checkpoint: revise }, true],
    ['missing evidence only', { missing: { ...none, evidence: [detail] } }, false],
    ['claims made by one source only', { missing: { ...none, sourceClaims: [detail] } }, false],
    ['a question already searched', { missing: { ...none, questions: [question] } }, false],
    ['an action already searched', { checkpoint: revise, searched: [gap('ARSON')] }, false],
  ])('follows only if there is something new to search: %s', (_, given, again) =>
    expect(next({ ...third, ...given }).again).toBe(again),
  );
});

describe('exhaustive search', () => {
  const exhaustive = { mode: 'exhaustive', rounds: 10, round: 4, sourceLimit: null } as const;
  const missing = { ...none, evidence: [detail] };
  const sufficient = checkpoint({ advice: 'SUFFICIENT' });

  it('continues while its checkpoint says so and gaps are left to search', () => {
    expect(next({ ...exhaustive, missing }).again).toBe(true);
    expect(next({ ...exhaustive, missing, searched: [detail] }).why).toEqual(createReason('stop.no-gap'));
  });

  it('stops at its checkpoint, but only after its actions and important claims were searched', () => {
    const why = createReason('stop.checkpoint', { advice: 'SUFFICIENT', verdict: 'PASSED' });
    expect(next({ ...exhaustive, missing, checkpoint: sufficient })).toMatchObject({ again: false, why });
    expect(next({ ...exhaustive, checkpoint: revise }).again).toBe(true);
    const claims = { ...none, sourceClaims: [gap('six were hurt')] };
    expect(next({ ...exhaustive, missing: claims, checkpoint: sufficient }).again).toBe(true);
  });

  it('always ends: each round searches for something new, within the round limit', () => {
    const all = Array.from({ length: 100 }, (_, at) => gap(`gap ${at}`));
    const searched: EvidenceGap[] = [];
    let rounds = 0;
    for (let at = next({ ...exhaustive, missing: { ...none, evidence: all } }); at.again; rounds += 1) {
      expect(at.gaps.length).toBeLessThanOrEqual(12);
      searched.push(...at.gaps);
      at = next({ ...exhaustive, missing: { ...none, evidence: all }, searched });
    }
    expect([rounds, searched.length]).toEqual([9, 100]);
  });
});
