import {
  because,
  points,
  type Claim,
  type QuestionAnswer,
  type QuestionState,
  type SourceView,
} from '@corroborate/domain';
import { viewOf } from '@corroborate/domain/testing';
import { checkpoint, whySearchExhausted, type CheckpointCase, type Gathered } from './checkpoint.policy';
import { createFreeFormQuestion } from './edit-questions.policy';
import { checkpointDue, nextRound } from './next-round.policy';

const core: Claim = { id: 'c1', text: 'It burned', kind: 'event', core: true, importance: 1, reasons: [] };
const critical = createFreeFormQuestion({ question: 'Did the mill burn?', priority: 'critical' }, 'editor', 'sq_1');
const minor = createFreeFormQuestion({ question: 'Which mill burned?', priority: 'low' }, 'editor', 'sq_2');
const answer = (questionId: string, state: QuestionState, confidence: number): QuestionAnswer => ({
  questionId,
  state,
  answer: state === 'answered' ? 'yes' : null,
  confidence,
  findings: [],
  why: because('answer.none-found'),
  by: 'rules',
});
const fresh: Gathered = { newByRound: [10, 10], sources: 20, sameInAllEngines: false };
const said = { sourceId: 1, stance: 'supports' as const, strength: 1, reasons: [] };
const passage = { quote: 'It burned.', start: 0, end: 10 };
const settled: CheckpointCase = {
  round: 2,
  claims: [core],
  findings: [
    { claimId: 'c1', verdict: 'verified', confidence: points(90), evidence: [{ ...said, passage }], reasons: [] },
  ],
  sources: [viewOf(1)],
  coverage: [{ claimId: 'c1', covered: true, sourceIds: [1], why: because('coverage.nobody') }],
  questions: [critical, minor],
  answers: [answer('sq_1', 'answered', 0.9), answer('sq_2', 'answered', 0.6)],
  unknownPeople: [],
  openTheories: [],
  gathered: fresh,
};
const at = (over: Partial<CheckpointCase>) => checkpoint({ ...settled, ...over }, 'every-rounds');
const unread: SourceView = viewOf(2, { readable: false, tier: 1, name: 'The Bee' });
const disputed = { ...settled.findings[0]!, verdict: 'disputed' as const };

describe('a checkpoint', () => {
  it('passes where all six points hold', () =>
    expect(at({})).toMatchObject({
      verdict: 'PASSED',
      advice: 'SUFFICIENT',
      issues: [],
      why: because('advice.all-answered'),
    }));

  it.each([
    ['people', { unknownPeople: ['Ann Roe'] }, 'PASSED', 'low'],
    ['claims', { coverage: [{ ...settled.coverage[0]!, covered: false }] }, 'FAILED', 'high'],
    [
      'positions',
      { findings: [{ ...settled.findings[0]!, evidence: [{ ...said, passage: null }] }] },
      'NEEDS_REVISION',
      'medium',
    ],
    ['theories', { openTheories: ['arson'] }, 'NEEDS_REVISION', 'medium'],
    ['captures', { sources: [unread] }, 'NEEDS_REVISION', 'medium'],
    ['contradictions', { findings: [disputed] }, 'FAILED', 'high'],
  ] as [string, Partial<CheckpointCase>, string, string][])(
    'finds an issue of %s, and what to do',
    (type, over, verdict, severity) => {
      const made = at(over);
      expect(made.verdict).toBe(verdict);
      expect(made.issues).toMatchObject([
        { type, severity, suggestedAction: { code: expect.stringMatching(/^suggest\./) } },
      ]);
      expect(made.points.find(({ point }) => point === type)?.passed).toBe(false);
    },
  );

  it('neither passes nor fails on theories that no page was read for', () => {
    const { verdict, points } = at({ openTheories: null });
    expect(verdict).toBe('PASSED');
    expect(points.find(({ point }) => point === 'theories')?.passed).toBeNull();
  });

  it('goes on while a critical question is below the mark, and names it', () => {
    const unsure = { answers: [answer('sq_1', 'answered', 0.69), answer('sq_2', 'open', 0)] };
    expect(at(unsure)).toMatchObject({
      advice: 'CONTINUE',
      why: because('advice.critical-open', { id: 'sq_1', question: 'Did the mill burn?', percent: 69 }),
    });
    const sure = { answers: [answer('sq_1', 'answered', 0.7), answer('sq_2', 'open', 0)] };
    expect(at(sure)).toMatchObject({ advice: 'SUFFICIENT', why: because('advice.questions-open', { questions: 1 }) });
  });

  it('never says that it is done because many rounds ran', () => {
    const unsure = { answers: [answer('sq_1', 'open', 0)], round: 40 };
    expect(at({ ...unsure, gathered: { ...fresh, newByRound: Array.from({ length: 40 }, () => 10) } }).advice).toBe(
      'CONTINUE',
    );
  });

  it.each([
    ['three searches brought nothing', { newByRound: [9, 0, 0, 0] }, 'advice.empty-batches'],
    ['all engines bring the same', { newByRound: [9, 0], sameInAllEngines: true }, 'advice.same-sources'],
    ['hardly a tenth is new', { newByRound: [9, 1], sources: 20 }, 'advice.little-new'],
  ] as [string, Partial<Gathered>, string][])('sees little left where %s', (_, over, code) => {
    const gathered = { ...fresh, ...over };
    expect(whySearchExhausted(gathered)?.code).toBe(code);
    expect(at({ answers: [answer('sq_1', 'open', 0)], gathered })).toMatchObject({
      advice: 'DIMINISHING_RETURNS',
      why: { code },
    });
  });

  it('sees nothing dry in a first round, or where a tenth is new', () => {
    expect(whySearchExhausted({ ...fresh, newByRound: [0] })).toBeNull();
    expect(whySearchExhausted({ ...fresh, newByRound: [18, 2], sources: 20 })).toBeNull();
  });

  it('sees little left where no search can answer the rest', () =>
    expect(at({ answers: [answer('sq_1', 'unanswerable', 0), answer('sq_2', 'answered', 0.6)] })).toMatchObject({
      advice: 'DIMINISHING_RETURNS',
      why: because('advice.unanswerable', { questions: 1 }),
    }));

  it.each([
    [{ round: 3, saturated: false, completes: false, wrapUp: false }, 'every-rounds'],
    [{ round: 2, saturated: true, completes: false, wrapUp: false }, 'saturation'],
    [{ round: 2, saturated: true, completes: true, wrapUp: false }, 'completion'],
    [{ round: 2, saturated: false, completes: true, wrapUp: true }, 'wrap-up'],
    [{ round: 2, saturated: false, completes: false, wrapUp: false }, null],
  ] as const)('is due at %j: %s', (where, due) => expect(checkpointDue(where)).toBe(due));
});

describe('an exhaustive inquiry', () => {
  const going = at({ answers: [answer('sq_1', 'open', 0)] });
  const input = {
    round: 2,
    maxRounds: 10,
    budgetSpent: false,
    checkpoint: going,
    questions: [minor, critical],
    answers: [answer('sq_1', 'open', 0), answer('sq_2', 'open', 0)],
  };

  it('goes on with what its open questions ask for, the critical one first', () => {
    const next = nextRound(input);
    expect(next).toMatchObject({
      again: true,
      why: because('stop.question-open', { id: 'sq_1', question: 'Did the mill burn?', round: 3 }),
    });
    expect(next.gaps.map(({ text }) => text)).toEqual([critical.keywords.join(' '), minor.keywords.join(' ')]);
  });

  it.each([
    ['its rounds', { round: 10 }, 'stop.most-rounds'],
    ['its budget', { budgetSpent: true }, 'stop.budget-spent'],
    ['its checkpoint', { checkpoint: at({}) }, 'stop.checkpoint'],
  ])('is ended by %s, with the reason', (_, over, code) =>
    expect(nextRound({ ...input, ...over })).toMatchObject({ again: false, why: { code }, gaps: [] }),
  );

  /** The same numbers at every run: a failure can be looked at again. */
  function dice(seed: number): (sides: number) => number {
    let state = seed;
    return (sides) => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((state / 2_147_483_648) * sides);
    };
  }

  const STATES = ['answered', 'contradicted', 'open', 'unanswerable'] as const;

  /** One inquiry over rounds that bring whatever they bring; why it ended, and after how many. */
  function runOf(roll: (sides: number) => number, maxRounds: number): { rounds: number; why: string } {
    const newByRound: number[] = [];
    // Many bring a lot and answer nothing: those are the ones that could go on.
    const [generous, stubborn] = [roll(2) === 0, roll(2) === 0];
    for (let number = 1; number <= maxRounds + 1; number += 1) {
      newByRound.push(generous ? 20 + roll(20) : roll(12));
      const sources = newByRound.reduce((sum, one) => sum + one, 0);
      const answers = ['sq_1', 'sq_2'].map((id) => answer(id, stubborn ? 'open' : STATES[roll(4)]!, roll(101) / 100));
      const gathered = { newByRound, sources, sameInAllEngines: roll(4) === 0 };
      const made = checkpoint({ ...settled, round: number, answers, gathered }, 'every-rounds');
      const limits = { maxRounds, budgetSpent: roll(40) === 0 };
      const next = nextRound({ ...input, ...limits, round: number, checkpoint: made, answers });
      if (!next.again) return { rounds: number, why: next.why.code };
    }
    return { rounds: Infinity, why: 'never' };
  }

  it.each([1, 2, 3, 4, 5])('never runs for ever, and each end has its reason (%i)', (seed) => {
    const roll = dice(seed * 7_919);
    const ends = new Set<string>();
    for (let at = 0; at < 300; at += 1) {
      const maxRounds = 1 + roll(30);
      const { rounds, why } = runOf(roll, maxRounds);
      expect(rounds).toBeLessThanOrEqual(maxRounds);
      expect(why).toMatch(/^stop\.(?:most-rounds|budget-spent|checkpoint)$/);
      ends.add(why);
    }
    expect(ends.size).toBe(3);
  });
});
