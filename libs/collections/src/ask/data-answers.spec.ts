import { Catalogue } from '../catalogue';
import { FakeCollectionServer, type FakeRow } from '../testing/fake-collection.server';
import type { ProposedOperation } from './ask.types';
import { DataAnswers, stepsOf, type ReadQuestions } from './data-answers';
import { CollectionDescriber } from './describer';

const CONTEXT = { investigationId: 1, stage: 'records' };
const row = (at: number, recipient: string, over: object = {}): FakeRow => ({
  id: `P${at}`,
  title: `Harlan County paid ${recipient}`,
  text: `Harlan County paid ${recipient} $${at + 1}00 for street lighting on March ${at + 1}, 2022, it says.`,
  payer: 'Harlan County',
  recipient,
  amount: (at + 1) * 100,
  category: 'energy',
  paid_on: `2022-03-0${at + 1}`,
  ...over,
});
const ROWS = [row(0, 'Elm Energy'), row(1, 'Elm Energy'), row(2, 'Oak Energy')];
const OPERATION: Omit<ProposedOperation, 'question'> = {
  collection: 'fake/payments',
  operation: 'sum',
  fields: ['amount'],
  filters: [{ field: 'recipient', value: 'Elm Energy' }],
  ranges: [],
  interval: 'none',
  sort: '',
  order: 'none',
  limit: 0,
};

async function answered(text: string, read: ReadQuestions | null, { rows = ROWS, most = 1_000 } = {}) {
  const server = new FakeCollectionServer(rows);
  const settings = { priceUsd: 0, primary: [], fields: {}, title: undefined };
  const catalogue = new Catalogue([{ server, settings }]);
  const { collections } = await catalogue.discover(CONTEXT);
  const questions = [{ id: 'q1', question: text }];
  const names = ['Harlan County', 'Elm Energy'];
  const answers = new DataAnswers(catalogue, new CollectionDescriber(catalogue));
  const [answer] = await answers.answer({ questions, names, collections, context: CONTEXT, most, read });
  return { answer: answer!, collections };
}
const proposing =
  (over: Partial<ProposedOperation> = {}): ReadQuestions =>
  async () => ({ by: 'parrot', operations: [{ ...OPERATION, question: 'q1', ...over }] });

const FREE = 'What did Elm Energy take in for its lamps?';

describe('free questions to collections', () => {
  it('are read by rules where rules understand every word, and nobody else is asked then', async () => {
    const read = jest.fn(proposing());
    const { answer } = await answered('How much did Harlan County pay Elm Energy in 2022?', read);
    expect(answer).toMatchObject({ by: 'rules', rows: [['300']], operation: null, readAs: 'sum', why: null });
    expect(read).not.toHaveBeenCalled();
  });

  it('with a word more than rules understand are left open by them', async () => {
    const { answer } = await answered('How much did Harlan County pay Elm Energy for roads in 2022?', null);
    expect(answer).toMatchObject({ rows: null, why: 'not-a-figure' });
  });

  it('are counted by what a reader proposes, which is told of fields and values', async () => {
    const read = jest.fn(proposing());
    const { answer } = await answered(FREE, read);
    expect(answer).toMatchObject({ by: 'parrot', rows: [['300']], docIds: ['P0', 'P1'], why: null });
    const [{ collections: told }] = read.mock.calls[0]!;
    expect(told[0]?.fields).toContainEqual({
      name: 'recipient',
      kind: 'words',
      values: ['Elm Energy', 'Oak Energy'],
      complete: true,
    });
    expect(told[0]).toMatchObject({ months: { first: '2022-03', last: '2022-03' }, documents: 3 });
  });

  it('count a document that was entered twice once', async () => {
    const twice = [...ROWS, { ...row(1, 'Elm Energy'), id: 'P1-B' }];
    expect((await answered(FREE, proposing(), { rows: twice })).answer.rows).toEqual([['300']]);
  });

  it('stay open with the reason where the policy allows nothing, or nobody proposes', async () => {
    const secret = { filters: [{ field: 'salary', value: 'Elm Energy' }] };
    expect((await answered(FREE, proposing(secret))).answer).toMatchObject({ rows: null, why: 'unknown-field' });
    expect((await answered(FREE, async () => null)).answer).toMatchObject({ by: 'rules', why: 'not-a-figure' });
    expect((await answered(FREE, proposing(), { most: 1 })).answer).toMatchObject({ why: 'too-many' });
  });

  it('become a step of reading in full where the reader asks for that', async () => {
    const { answer, collections } = await answered(FREE, proposing({ operation: 'scan', fields: [] }));
    expect(answer).toMatchObject({ rows: null, why: 'to-be-read' });
    expect(stepsOf(answer, collections)).toMatchObject([
      { questionId: 'q1', operation: 'scan', request: { filters: { recipient: 'Elm Energy' } } },
    ]);
  });
});
