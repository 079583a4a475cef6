import { Catalogue } from '../catalogue';
import { FakeCollectionServer, type FakeRow } from '../testing/fake-collection.server';
import type { ToolDescription } from '../collection.types';
import type { ProposedOperation } from './ask.types';
import { DataAnswers, toSteps, type ProposeOperations } from './data-answers';
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

interface Given {
  rows?: FakeRow[];
  most?: number;
  /** Additional tools, and parameters that the default tool lacks. */
  also?: ToolDescription[];
  without?: Record<string, undefined>;
  breaks?: FakeCollectionServer['breaks'];
}

async function answered(text: string, read: ProposeOperations | null, given: Given = {}) {
  const { rows = ROWS, most = 1_000, also = [], without = {}, breaks } = given;
  const server = new FakeCollectionServer(rows);
  server.breaks = breaks;
  const [own] = server.listed;
  const properties = { ...(own?.inputSchema.properties as object), ...without };
  const kept = Object.fromEntries(Object.entries(properties).filter(([, schema]) => schema !== undefined));
  server.listed = [{ ...own!, inputSchema: { ...own!.inputSchema, properties: kept } }, ...also];
  const settings = { priceUsd: 0, primary: [], fields: {}, title: undefined };
  const catalogue = new Catalogue([{ server, settings }]);
  const { collections } = await catalogue.discover(CONTEXT);
  const questions = [{ id: 'q1', question: text }];
  const names = ['Harlan County', 'Elm Energy'];
  const answers = new DataAnswers(catalogue, new CollectionDescriber(catalogue));
  const [answer] = await answers.answer({ questions, names, collections, context: CONTEXT, most, read });
  return { answer: answer!, collections, server };
}
const proposing =
  (over: Partial<ProposedOperation> = {}): ProposeOperations =>
  async () => ({ by: 'parrot', operations: [{ ...OPERATION, question: 'q1', ...over }] });

const FREE = 'What did Elm Energy take in for its lamps?';

const FOUND_FIRST = {
  operation: 'find',
  fields: ['paid_on'],
  sort: 'paid_on',
  order: 'least',
  limit: 1,
  filters: [{ field: 'recipient', value: 'Elm Energy' }],
} as const;

describe('documents behind a figure', () => {
  const many = Array.from({ length: 30 }, (_, at) =>
    row(at % 9, 'Elm Energy', { id: `P${at}`, text: `Payment ${at} of the county` }),
  );
  const early = row(0, 'Elm Energy', {
    id: 'P99',
    paid_on: '2021-01-01',
    text: 'The first payment of all that there are',
  });

  it('returns at most twenty documents behind a figure that were already read, without another request', async () => {
    const { answer, server } = await answered('How many payments did Harlan County make to Elm Energy?', null, {
      rows: many,
    });
    expect(answer.rows).toEqual([['30']]);
    expect(answer.behind?.documents.map(({ id }) => id)).toEqual(answer.docIds);
    expect(answer.docIds).toHaveLength(20);
    expect(server.asked.filter(({ filters }) => filters !== undefined)).toEqual([]);
  });

  it('requests the documents behind a figure by ID if they were not kept while counting', async () => {
    const { answer, server } = await answered(FREE, proposing(FOUND_FIRST), { rows: [...many, early] });
    expect(answer).toMatchObject({ rows: [['2021-01-01']], docIds: ['P99'] });
    expect(answer.behind).toMatchObject({ documents: [{ id: 'P99', text: early.text }], missing: [] });
    expect(server.asked.at(-1)).toMatchObject({ filters: '{"id":"P99"}' });
  });

  it('requests the documents behind a figure with the server’s fetch tool if it has one', async () => {
    const fetch = { name: 'fetch', description: '', inputSchema: { properties: { id: {} }, required: ['id'] } };
    const { answer, server } = await answered(FREE, proposing(FOUND_FIRST), { rows: [...many, early], also: [fetch] });
    expect(answer.behind).toMatchObject({ documents: [{ id: 'P99' }] });
    expect(server.asked.at(-1)).toEqual({ id: 'P99' });
  });

  it('reports the documents behind a figure as missing with a code if the server cannot filter by ID', async () => {
    // Without filters, matching rows are selected on the client.
    const without = { filters: undefined, query: undefined };
    const { answer } = await answered(FREE, proposing(FOUND_FIRST), { rows: [...many, early], without });
    expect(answer).toMatchObject({ rows: [['2021-01-01']] });
    expect(answer.behind).toEqual({ documents: [], missing: [{ id: 'P99', why: 'no-way-by-id' }] });
  });

  it('reports the documents behind a figure as missing if the server fails, without changing the figure', async () => {
    const sorted = { ...FOUND_FIRST, limit: 3, order: 'most' } as const;
    const late = [1, 2, 3].map((at) =>
      row(0, 'Elm Energy', { id: `L${at}`, paid_on: `2024-01-0${at}`, text: `Late payment ${at}` }),
    );
    const { answer } = await answered(FREE, proposing(sorted), {
      rows: [...many, ...late],
      breaks: ({ filters }) => String(filters).includes('"id"'),
    });
    expect(answer.rows).toHaveLength(3);
    expect(answer.behind?.missing).toEqual(['L3', 'L2', 'L1'].map((id) => ({ id, why: 'fault' })));
  });
});

describe('free questions to collections', () => {
  it('reads a free question by rules without the model if the rules understand every word', async () => {
    const read = jest.fn(proposing());
    const { answer } = await answered('How much did Harlan County pay Elm Energy in 2022?', read);
    expect(answer).toMatchObject({ by: 'rules', rows: [['300']], operation: null, readAs: 'sum', why: null });
    expect(read).not.toHaveBeenCalled();
  });

  it('leaves a free question open without a model if the rules do not understand one word', async () => {
    const { answer } = await answered('How much did Harlan County pay Elm Energy for roads in 2022?', null);
    expect(answer).toMatchObject({ rows: null, why: 'not-a-figure' });
  });

  it('answers a free question by the operation that a reader proposes from fields and values', async () => {
    const read = jest.fn(proposing());
    const { answer } = await answered(FREE, read);
    expect(answer).toMatchObject({ by: 'parrot', rows: [['300']], docIds: ['P0', 'P1'], why: null });
    const [{ collections: described }] = read.mock.calls[0]!;
    expect(described[0]?.fields).toContainEqual({
      name: 'recipient',
      kind: 'words',
      values: ['Elm Energy', 'Oak Energy'],
      complete: true,
    });
    expect(described[0]).toMatchObject({ months: { first: '2022-03', last: '2022-03' }, documents: 3 });
  });

  it('counts a document once in the answer to a free question if it was entered twice', async () => {
    const twice = [...ROWS, { ...row(1, 'Elm Energy'), id: 'P1-B' }];
    expect((await answered(FREE, proposing(), { rows: twice })).answer.rows).toEqual([['300']]);
  });

  it('leaves a free question open with a reason if the policy rejects the proposal or there is none', async () => {
    const secret = { filters: [{ field: 'salary', value: 'Elm Energy' }] };
    expect((await answered(FREE, proposing(secret))).answer).toMatchObject({ rows: null, why: 'unknown-field' });
    expect((await answered(FREE, async () => null)).answer).toMatchObject({ by: 'rules', why: 'not-a-figure' });
    expect((await answered(FREE, proposing(), { most: 1 })).answer).toMatchObject({ why: 'too-many' });
  });

  it('turns a free question into a full scan if the reader proposes one', async () => {
    const { answer, collections } = await answered(FREE, proposing({ operation: 'scan', fields: [] }));
    expect(answer).toMatchObject({ rows: null, why: 'to-be-read' });
    expect(toSteps(answer, collections)).toMatchObject([
      { questionId: 'q1', operation: 'scan', request: { filters: { recipient: 'Elm Energy' } } },
    ]);
  });
});
