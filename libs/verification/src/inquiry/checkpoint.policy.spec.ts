import { createReason, points, type Claim, type QuestionAnswer, type QuestionState } from '@corroborate/domain';
import { assessCheckpoint, listCheckpointGaps, listFailureReasons, findExhaustion } from './checkpoint.policy';
import type { CheckpointInput, SearchProgress } from './checkpoint.types';
import { createFreeFormQuestion } from './edit-questions.policy';
import { chooseCheckpointTrigger } from './next-round.policy';

const core: Claim = { id: 'c1', text: 'It burned', kind: 'event', core: true, importance: 1, reasons: [] };
const critical = createFreeFormQuestion({ question: 'Did the mill burn?', priority: 'critical' }, 'editor', 'sq_1');
const minor = createFreeFormQuestion({ question: 'Which mill burned?', priority: 'low' }, 'editor', 'sq_2');
const answer = (questionId: string, state: QuestionState, confidence: number): QuestionAnswer => ({
  questionId,
  state,
  answer: state === 'answered' ? 'yes' : null,
  confidence,
  findings: [],
  why: createReason('answer.none-found'),
  by: 'rules',
});
const fresh: SearchProgress = { newByRound: [10, 10], sources: 20, sameInAllEngines: false };
const said = { sourceId: 1, stance: 'supports' as const, strength: 1, reasons: [] };
const passage = { quote: 'It burned.', start: 0, end: 10 };
const settled: CheckpointInput = {
  round: 2,
  claims: [core],
  findings: [
    { claimId: 'c1', verdict: 'verified', confidence: points(90), evidence: [{ ...said, passage }], reasons: [] },
  ],
  questions: [critical, minor],
  answers: [answer('sq_1', 'answered', 0.9), answer('sq_2', 'answered', 0.6)],
  upgrade: true,
  confidence: 0.9,
  unknownPeople: [],
  openTheories: [],
  gathered: fresh,
};
const at = (over: Partial<CheckpointInput>) => assessCheckpoint({ ...settled, ...over }, 'every-rounds');
const open = { ...settled.findings[0]!, verdict: 'unverifiable' as const };
const disputed = { ...settled.findings[0]!, verdict: 'disputed' as const };

describe('checkpoint', () => {
  it('passes if all six criteria are met', () =>
    expect(at({})).toMatchObject({
      verdict: 'PASSED',
      advice: 'SUFFICIENT',
      issues: [],
      why: createReason('advice.all-answered'),
    }));

  it.each([
    ['people', { unknownPeople: ['Ann Roe'] }, 'PASSED', 'low'],
    ['claims', { confidence: 0.69 }, 'FAILED', 'high'],
    ['claims', { findings: [open], upgrade: false }, 'NEEDS_REVISION', 'medium'],
    [
      'positions',
      { findings: [{ ...settled.findings[0]!, evidence: [{ ...said, passage: null }] }] },
      'NEEDS_REVISION',
      'medium',
    ],
    ['theories', { openTheories: ['arson'] }, 'NEEDS_REVISION', 'medium'],
    ['contradictions', { findings: [disputed] }, 'FAILED', 'high'],
    ['contradictions', { findings: [disputed], upgrade: false }, 'NEEDS_REVISION', 'medium'],
    ['refuted', { findings: [{ ...settled.findings[0]!, verdict: 'refuted' }] }, 'FAILED', 'high'],
  ] as [string, Partial<CheckpointInput>, string, string][])(
    'raises an issue of the type %s, with a suggested action',
    (type, over, verdict, severity) => {
      const made = at(over);
      expect(made.verdict).toBe(verdict);
      expect(made.issues).toMatchObject([
        { type, severity, suggestedAction: { code: expect.stringMatching(/^suggest\./) } },
      ]);
      expect(made.points.find(({ point }) => point === type)?.passed).toBe(false);
    },
  );

  it('never fails a case without an upgrade at a checkpoint', () => {
    const nothing = { findings: [], confidence: 0, openTheories: ['arson'], unknownPeople: ['Ann Roe'] };
    expect(at({ ...nothing, upgrade: false }).verdict).toBe('NEEDS_REVISION');
    expect(listFailureReasons(at({ ...nothing, upgrade: false }))).toEqual([]);
  });

  it('passes a case whose denial is settled: refuted with confidence and not upgraded', () => {
    const refuted = [{ ...settled.findings[0]!, verdict: 'refuted' as const }];
    expect(at({ findings: refuted, upgrade: false }).verdict).toBe('PASSED');
  });

  it('lists what a search could settle, without people or refuted claims', () => {
    const made = at({
      ...{ openTheories: ['arson'], unknownPeople: ['Ann Roe'], confidence: 0.5 },
      findings: [{ ...settled.findings[0]!, verdict: 'refuted' }],
    });
    expect(listCheckpointGaps(made).map(({ text }) => text)).toEqual(['arson', 'It burned']);
    expect(listFailureReasons(made).map(({ code }) => code)).toEqual(['checkpoint.claims', 'checkpoint.refuted']);
  });

  it('leaves the criterion for other explanations undecided if no page was examined for it', () => {
    const { verdict, points } = at({ openTheories: null });
    expect(verdict).toBe('PASSED');
    expect(points.find(({ point }) => point === 'theories')?.passed).toBeNull();
  });

  it('recommends continuing while a critical question is below the threshold, and names it', () => {
    const unsure = { answers: [answer('sq_1', 'answered', 0.69), answer('sq_2', 'open', 0)] };
    expect(at(unsure)).toMatchObject({
      advice: 'CONTINUE',
      why: createReason('advice.critical-open', { id: 'sq_1', question: 'Did the mill burn?', percent: 69 }),
    });
    const sure = { answers: [answer('sq_1', 'answered', 0.7), answer('sq_2', 'open', 0)] };
    expect(at(sure)).toMatchObject({
      advice: 'SUFFICIENT',
      why: createReason('advice.questions-open', { questions: 1 }),
    });
  });

  it('never recommends stopping at a checkpoint because of the number of rounds', () => {
    const unsure = { answers: [answer('sq_1', 'open', 0)], round: 40 };
    expect(at({ ...unsure, gathered: { ...fresh, newByRound: Array.from({ length: 40 }, () => 10) } }).advice).toBe(
      'CONTINUE',
    );
  });

  it.each([
    ['three searches found nothing', { newByRound: [9, 0, 0, 0] }, 'advice.empty-batches'],
    ['all engines return the same results', { newByRound: [9, 0], sameInAllEngines: true }, 'advice.same-sources'],
    ['under a tenth of the results are new', { newByRound: [9, 1], sources: 20 }, 'advice.little-new'],
  ] as [string, Partial<SearchProgress>, string][])('finds diminishing returns if %s', (_, over, code) => {
    const gathered = { ...fresh, ...over };
    expect(findExhaustion(gathered)?.code).toBe(code);
    expect(at({ answers: [answer('sq_1', 'open', 0)], gathered })).toMatchObject({
      advice: 'DIMINISHING_RETURNS',
      why: { code },
    });
  });

  it('does not find the search exhausted in the first round, or if a tenth of the sources are new', () => {
    expect(findExhaustion({ ...fresh, newByRound: [0] })).toBeNull();
    expect(findExhaustion({ ...fresh, newByRound: [18, 2], sources: 20 })).toBeNull();
  });

  it('finds diminishing returns if no search can answer the rest', () =>
    expect(at({ answers: [answer('sq_1', 'unanswerable', 0), answer('sq_2', 'answered', 0.6)] })).toMatchObject({
      advice: 'DIMINISHING_RETURNS',
      why: createReason('advice.unanswerable', { questions: 1 }),
    }));

  it.each([
    [{ saturated: false, completes: false, wrapUp: false }, 'every-rounds'],
    [{ saturated: true, completes: false, wrapUp: false }, 'saturation'],
    [{ saturated: true, completes: true, wrapUp: false }, 'completion'],
    [{ saturated: false, completes: true, wrapUp: true }, 'wrap-up'],
  ] as const)('triggers a checkpoint at %j by %s', (where, trigger) =>
    expect(chooseCheckpointTrigger(where)).toBe(trigger),
  );
});
