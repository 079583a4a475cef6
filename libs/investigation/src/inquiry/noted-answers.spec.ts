import { createReason, points, type QuestionAnswer } from '@corroborate/domain';
import { buildTopic, buildSourceView } from '@corroborate/domain/testing';
import { createFreeFormQuestion } from '@corroborate/verification';
import type { CaseHistory } from '../case/case.history';
import { answerQuestions, type QuestionContext, type NotesReader } from './noted-answers';

const question = createFreeFormQuestion(
  { question: 'How many looms did it hold?', priority: 'high' },
  'editor',
  'sq_1',
);
const notes = (relation = 'this-event') => ({
  relation,
  claims: [{ text: 'Forty.', quote: 'Forty.', start: 0, end: 6 }],
});
const item = { sourceId: 1, quote: 'Forty.', start: 0, end: 6 };

interface Given {
  readsPages?: boolean;
  answers?: boolean;
  before?: QuestionAnswer;
  noted?: Map<number, object>;
}

async function asked({ readsPages = true, answers = true, before, noted = new Map([[1, notes()]]) }: Given) {
  const shown: number[][] = [];
  const reader = {
    noted: async () => null,
    reasoner: {
      readsPages,
      answer: async (input: { notes: ReadonlyMap<number, unknown> }) => {
        shown.push([...input.notes.keys()]);
        const sides = [{ text: 'Forty.', claimIds: [], items: [item] }];
        return answers ? { by: 'reader-1', answers: [{ questionId: 'sq_1', sides }] } : null;
      },
    },
  } as unknown as NotesReader;
  const history = {
    assessments: () => new Map([...noted].map(([id, of]) => [id, { notes: of }])),
    inquiry: () => (before ? { answers: [before] } : null),
  } as unknown as CaseHistory;
  const sources = [
    buildSourceView(1),
    buildSourceView(2),
    buildSourceView(3, { tier: 3 }),
    buildSourceView(4, { isTopicPage: true }),
  ];
  const data = {
    ...{ claims: [], findings: [], standings: new Map(), sources, clusters: [], origin: null, records: null },
  };
  const end = { input: { topic: buildTopic({ title: 'Elm mill burns' }), history }, weighed: { ...data, sources } };
  const full = { ...end, data: { ...data, decision: { counted: [], confidence: points(0) } }, reader };
  const [answer] = await answerQuestions([question], full as unknown as QuestionContext);
  return { answer, shown };
}

describe('questions answered from the notes of a case', () => {
  it('sends questions to a model with the notes of credible pages on the event or its background', async () => {
    const noted = new Map([
      [1, notes()],
      [2, notes('other-event')],
      [3, notes()],
      [4, notes()],
    ]);
    const { answer, shown } = await asked({ noted });
    expect(shown).toEqual([[1]]);
    expect(answer).toMatchObject({ state: 'answered', answer: 'Forty.', findings: [item] });
  });

  it('leaves a question open with a reason if no model reads pages or answers', async () => {
    const { answer, shown } = await asked({ readsPages: false });
    expect(answer).toMatchObject({ state: 'open', why: createReason('parts.no-model') });
    expect(shown).toEqual([]);
    expect((await asked({ answers: false })).answer).toMatchObject({
      state: 'open',
      why: createReason('parts.no-notes'),
    });
  });

  it('keeps the model’s answer to a question from an earlier round if no model answers now', async () => {
    const before = { questionId: 'sq_1', state: 'answered', by: 'reader-1' } as QuestionAnswer;
    expect((await asked({ answers: false, before })).answer).toBe(before);
  });
});
