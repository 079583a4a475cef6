import { createReason, type QuestionAnswer } from '@corroborate/domain';
import { buildTopic } from '@corroborate/domain/testing';
import { createFreeFormQuestion } from '../edit-questions.policy';
import { addCollectionResults, type CollectedFigure, compareFigure } from './collected.policy';

const topic = buildTopic({ title: 'Harlan County paid Elm Energy under a contract for street lighting' });
const HOW_MUCH = 'How much did Harlan County pay Elm Energy?';
const open: QuestionAnswer = {
  questionId: 'sq_1',
  state: 'open',
  answer: null,
  confidence: 0,
  findings: [],
  why: createReason('answer.none-found'),
  by: 'rules',
};
const makeAnswer = (answer: string, over: Partial<QuestionAnswer> = {}): QuestionAnswer => ({
  ...open,
  state: 'answered',
  answer,
  confidence: 0.6,
  findings: [{ sourceId: 1, quote: answer, start: 0, end: answer.length }],
  why: createReason('answer.voices', { voices: 1 }),
  ...over,
});
const COLLECTION = 'register/payments';
const sum: CollectedFigure = {
  questionId: 'sq_1',
  collection: COLLECTION,
  primary: ['public-money'],
  operation: 'sum',
  by: 'rules',
  rows: [['413650.55']],
  documents: ['P1', 'P2'],
};
const context = { ...sum, primary: [] };
const lead = { questionId: 'sq_1', collection: COLLECTION, primary: [] as string[], documents: ['P1'] };

/** State of a question left like this by pages, after adding collection results. */
function after(
  answer: QuestionAnswer,
  figures: CollectedFigure[],
  { question = HOW_MUCH, leads = [] as (typeof lead)[], of = topic } = {},
) {
  const asked = createFreeFormQuestion({ question, priority: 'high' }, 'editor', 'sq_1');
  return addCollectionResults(asked, answer, { figures, leads, topic: of });
}

describe('question answered with a figure from a collection', () => {
  it('answers a question from the first-hand record of its subject, with operation and documents', () =>
    expect(after(open, [sum])).toEqual({
      ...open,
      state: 'answered',
      answer: '413650.55',
      confidence: 0.8,
      why: createReason('answer.figure-on-record', {
        collection: COLLECTION,
        matter: 'public-money',
        operation: 'sum',
      }),
      collected: {
        collection: COLLECTION,
        operation: 'sum',
        figure: '413650.55',
        documents: ['P1', 'P2'],
        matter: 'public-money',
        why: createReason('answer.figure-on-record', {
          collection: COLLECTION,
          matter: 'public-money',
          operation: 'sum',
        }),
      },
    }));

  it('stays open with a lead if the collection is not the record of its subject', () => {
    const why = createReason('answer.figure-lead', { collection: COLLECTION, figure: '413650.55' });
    for (const primary of [[], ['court']])
      expect(after(open, [{ ...sum, primary }])).toEqual({
        ...open,
        why,
        collected: expect.objectContaining({ figure: '413650.55', matter: null, why }),
      });
  });

  it('uses the topic’s subject if the question names none', () => {
    const question = 'How much did Elm Energy take in?';
    expect(after(open, [sum], { question }).state).toBe('answered');
    const of = buildTopic({ title: 'A fire destroyed the Brandt cannery' });
    expect(after(open, [sum], { question, of })).toMatchObject({ state: 'open', why: { code: 'answer.figure-lead' } });
  });

  it('answers a question from the record, but from no other collection, if pages cannot answer it', () => {
    const unknown = { ...open, state: 'unanswerable' as const, why: createReason('answer.not-looked-up') };
    expect(after(unknown, [sum]).state).toBe('answered');
    expect(after(unknown, [context])).toMatchObject({ state: 'unanswerable', why: unknown.why });
  });

  it('raises the confidence of a figure from the record if credible pages agree, and keeps its value', () => {
    const agreed = after(makeAnswer('$414,000'), [sum]);
    expect(agreed).toMatchObject({ state: 'answered', answer: '413650.55', confidence: 0.9 });
    expect(agreed.findings).toHaveLength(1);
    expect(agreed.why).toEqual(createReason('answer.figure-agrees', { collection: COLLECTION, figure: '413650.55' }));
    expect(after(makeAnswer('$414,000', { confidence: 0.95 }), [sum]).confidence).toBe(0.95);
  });

  it('keeps the value from pages if a secondary collection agrees', () => {
    const agreed = after(makeAnswer('$414,000'), [context]);
    expect(agreed).toMatchObject({ state: 'answered', answer: '$414,000', confidence: 0.6 });
    expect(agreed.why).toEqual(createReason('answer.voices', { voices: 1 }));
    expect(agreed.collected?.why.code).toBe('answer.figure-agrees');
  });

  it.each([
    ['the first-hand record', sum],
    ['another collection', context],
  ])('marks an answer as contradicted if %s gives a different figure than credible pages', (_, figure) =>
    expect(after(makeAnswer('$900,000'), [figure])).toMatchObject({
      state: 'contradicted',
      answer: null,
      confidence: 0.5,
      findings: [{ sourceId: 1 }],
      why: createReason('answer.figure-apart', { collection: COLLECTION, figure: '413650.55', told: '$900,000' }),
      collected: { figure: '413650.55', documents: ['P1', 'P2'] },
    }),
  );

  it('stays contradicted if pages differ', () => {
    const apart = {
      ...open,
      state: 'contradicted' as const,
      why: createReason('answer.apart', { values: ['1', '2'] }),
    };
    expect(after(apart, [sum])).toMatchObject({ state: 'contradicted', why: apart.why });
    expect(after(apart, [sum]).collected?.why.code).toBe('answer.figure-beside');
  });

  it('keeps the value from pages if the two values are not comparable', () => {
    const rows = [
      ['Elm Energy', '12'],
      ['Oak Energy', '9'],
    ];
    const beside = after(makeAnswer('$900,000'), [{ ...sum, operation: 'top_n', rows }]);
    expect(beside).toMatchObject({ state: 'answered', answer: '$900,000', confidence: 0.6 });
    expect(beside.collected).toMatchObject({ figure: 'Elm Energy · 12; Oak Energy · 9' });
    expect(beside.collected?.why.code).toBe('answer.figure-beside');
  });

  it('names the model that proposed the count if no model read a page', () => {
    expect(after(open, [{ ...sum, by: 'reader-1' }]).by).toBe('reader-1');
    expect(after(makeAnswer('$414,000', { by: 'reader-2' }), [{ ...sum, by: 'reader-1' }]).by).toBe('reader-2');
  });

  it('ignores figures of other questions and results without rows', () => {
    expect(after(open, [{ ...sum, questionId: 'sq_2' }])).toBe(open);
    expect(after(open, [{ ...sum, rows: [] }])).toBe(open);
  });

  it('prefers the first-hand record and shortens a long list', () => {
    const rows = Array.from({ length: 9 }, (_, at) => [`Payer ${at}`, String(at)]);
    const other = { ...context, collection: 'other/list' };
    expect(after(open, [other, { ...sum, rows }])).toMatchObject({
      answer: 'Payer 0 · 0; Payer 1 · 1; Payer 2 · 2 (6 more)',
      collected: { collection: COLLECTION },
    });
  });
});

describe('question about documents of a collection', () => {
  const why = createReason('answer.documents-lead', { collection: COLLECTION, documents: 1 });

  it('stays open and shows them as a lead from any collection', () => {
    for (const primary of [[], ['public-money']])
      expect(after(open, [], { leads: [{ ...lead, primary }] })).toMatchObject({
        state: 'open',
        answer: null,
        why,
        collected: { operation: null, figure: null, documents: ['P1'] },
      });
  });

  it('shows no lead if it is answered or has a figure', () => {
    expect(after(makeAnswer('$1'), [], { leads: [lead] }).collected).toBeUndefined();
    expect(after(open, [sum], { leads: [lead] }).collected?.figure).toBe('413650.55');
  });
});

describe('page value and collection figure', () => {
  const one = (cell: string, operation = 'sum') => ({ operation, rows: [[cell]] });
  it.each([
    ['The county paid $4.2 million.', one('4213650.55'), 'same'],
    ['The county paid $4.2 million.', one('5100000'), 'apart'],
    ['The county paid $4.2 million.', one('14', 'count'), 'unlike'],
    ['14 payments were made.', one('14', 'count'), 'same'],
    ['Fourteen payments were made.', one('14', 'count'), 'same'],
    ['12 payments were made.', one('14', 'count'), 'apart'],
    ['It was 12 percent.', one('14', 'count'), 'unlike'],
    ['It was first paid on 2022-03-01.', one('2022-03-01', 'first'), 'same'],
    ['It was first paid in March.', one('2022-03-01', 'first'), 'unlike'],
    ['Elm Energy was paid most.', { operation: 'top_n', rows: [['Elm Energy', 'x']] }, 'unlike'],
    ['Because 3 of 12 lamps had failed.', one('14', 'count'), 'unlike'],
    ['It was $9.', { operation: 'find', rows: [['12', '14']] }, 'unlike'],
    ['It was $12.', { operation: 'find', rows: [['12', '14']] }, 'same'],
  ] as const)('compares the page value “%s” with the collection figure %j: %s', (answer, figure, compared) =>
    expect(compareFigure(answer, figure)).toBe(compared),
  );
});
