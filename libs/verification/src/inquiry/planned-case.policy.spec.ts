import { createReason, type InquiryPlan, type ResearchQuestion } from '@corroborate/domain';
import { listCritiqueGaps, addCritique } from './critique.policy';
import { buildQuestionGaps } from './question-gaps.policy';
import { mergePlannedQuestions } from './planned-case.policy';

const template = (id: string, answeredBy: 'core' | 'day' | 'voices', question: string): ResearchQuestion => ({
  ...{ id, question, priority: 'high', dependsOn: [], answeredBy, keywords: [], by: 'template' },
  reasoning: createReason('question.of-template', { part: answeredBy }),
});
const plan: InquiryPlan = {
  questions: [
    template('sq_1', 'core', 'Is it so: “The cannery burned”?'),
    template('sq_2', 'day', 'On which day did it happen?'),
    template('sq_3', 'voices', 'Who says so on the strength of its own reporting?'),
  ],
  perspectives: [{ name: 'The event', focus: 'What happened', questions: ['sq_1', 'sq_2'], keywords: [] }],
  categories: [],
};
const question = (id: string, text: string, dependsOn: string[] = [], priority: 'high' | 'low' = 'high') => ({
  ...{ id, question: text, reasoning: 'It settles the cause', priority, dependsOn },
});
const PLANNED = {
  by: 'reader-1',
  questions: [
    question('sq_4', 'Which sprinklers failed in the boiler hall?'),
    question('sq_5', 'Which sprinklers failed in the boiler hall then?'),
    question('sq_6', 'Who had inspected those pumps last year?', ['sq_4']),
    question('sq_7', 'The owner paid nothing'),
  ],
  perspectives: [
    { name: 'The insurer', focus: 'Cause', questions: ['sq_6', 'sq_7'], keywords: ['policy'], search: [] },
  ],
};

describe('plan with questions from a model', () => {
  const made = mergePlannedQuestions(plan, PLANNED);

  it('keeps the template questions and numbers the new ones after them', () =>
    expect(made.questions.map(({ id, by, dependsOn }) => [id, by, dependsOn])).toEqual([
      ['sq_1', 'template', []],
      ['sq_3', 'template', []],
      ['sq_4', 'model', []],
      ['sq_5', 'model', ['sq_4']],
    ]));

  it('uses the model’s perspectives in the plan, with question IDs of the plan', () =>
    expect(made.perspectives).toEqual([
      { name: 'The insurer', focus: 'Cause', questions: ['sq_5'], keywords: ['policy'] },
    ]));

  it('stays unchanged without a model or a usable question', () => {
    expect(mergePlannedQuestions(plan, null)).toBe(plan);
    expect(mergePlannedQuestions(plan, { ...PLANNED, questions: [] })).toBe(plan);
  });

  it('replaces the questions of an earlier model plan', () =>
    expect(mergePlannedQuestions(made, PLANNED).questions).toHaveLength(4));
});

describe('searches in a question round', () => {
  const inquiry = {
    ...mergePlannedQuestions(plan, PLANNED),
    answers: [],
    coverage: [],
    frameworks: [],
    checkpoints: [],
  };
  const before = { ...inquiry, ended: null };
  const DETAILED = { mode: 'detailed', searched: [] } as const;
  const texts = (gaps: { text: string }[]) => gaps.map(({ text }) => text);

  it('places the search for a question after those for questions it depends on', () => {
    const turned = { ...before, questions: before.questions.toReversed() };
    expect(texts(buildQuestionGaps(turned, DETAILED))).toEqual([
      'sprinklers failed boiler hall',
      'inspected pumps last year',
    ]);
  });

  it('skips a question already searched and continues with the next', () => {
    const [first] = buildQuestionGaps(before, DETAILED);
    const next = buildQuestionGaps(before, { mode: 'detailed', searched: first ? [first] : [] });
    expect(texts(next)).toEqual(['inspected pumps last year']);
  });

  it('begins a round with the query from a critique, with the critique’s notes as the reason', () => {
    const point = {
      ...{ kind: 'contradictory' as const, what: 'Two sums are given', notes: ['It cost 4', 'It cost 5'] },
      ...{ sourceIds: [1, 2], question: 'What did the cannery cost to rebuild?', query: 'cannery rebuild sum' },
    };
    const after = addCritique(before, { by: 'critic-1', points: [point] }, 1);
    expect(buildQuestionGaps(after, DETAILED)[0]).toEqual({
      text: 'cannery rebuild sum',
      why: createReason('question.by-critique', { name: 'critic-1', what: 'Two sums are given', notes: point.notes }),
    });
    expect(after.critiques).toMatchObject([{ round: 1, by: 'critic-1', findings: [{ kind: 'contradictory' }] }]);
    expect(listCritiqueGaps(before)).toEqual([]);
    expect(addCritique(after, { by: 'critic-1', points: [point] }, 2).questions).toHaveLength(after.questions.length);
  });
});
