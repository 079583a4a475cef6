import type { DescribedCollection, ProposedOperation } from './ask.types';
import { validateOperation } from './proposal.policy';

const field = (
  name: string,
  kind: DescribedCollection['fields'][number]['kind'],
  values: string[] = [],
  complete = false,
) => ({
  name,
  kind,
  values,
  complete,
});
const REGISTER: DescribedCollection = {
  server: 'register',
  tool: 'payments',
  documents: 100,
  months: { first: '2019-01', last: '2026-10' },
  fields: [
    field('id', 'mark'),
    field('payer', 'words', ['Harlan County', 'City of Kestrel'], true),
    field('recipient', 'words', ['Brightwater Paving']),
    field('amount', 'number'),
    field('paid_on', 'day'),
    field('category', 'words', ['roads', 'law'], true),
    field('text', 'prose'),
  ],
};
const COUNT: ProposedOperation = {
  question: 'q',
  collection: 'register/payments',
  operation: 'count',
  fields: [],
  filters: [],
  ranges: [],
  interval: 'none',
  sort: '',
  order: 'none',
  limit: 0,
};
const HARLAN = { field: 'payer', value: 'Harlan County' };
const judged = (question: string, over: Partial<ProposedOperation>) =>
  validateOperation({ ...COUNT, ...over }, { question, collections: [REGISTER] });
const why = (question: string, over: Partial<ProposedOperation>) => judged(question, over).why;
const ASKED = 'How often did Harlan County pay Elm Roofing?';
const ELM = { field: 'recipient', value: 'Elm Roofing' };

describe('an operation that a reader proposes', () => {
  it('uses the spelling of the collection and values of the question and its documents', () => {
    const filters = [{ field: 'payer', value: 'harlan county' }, ELM];
    expect(judged(ASKED, { filters }).operation).toMatchObject({ operation: 'count', filters: [HARLAN, ELM] });
    const roads = { field: 'category', value: 'roads' };
    expect(judged('Wie oft zahlte Harlan County für Straßen?', { filters: [HARLAN, roads] }).operation).not.toBeNull();
  });

  it('drops grouping and interval and caps the limit if it does not group', () => {
    const given = { filters: [HARLAN, ELM], fields: ['category'], interval: 'month' as const, limit: 9_999 };
    expect(judged(ASKED, given).operation).toMatchObject({ fields: [], interval: 'none', limit: 100 });
  });

  it.each<[string, string, Partial<ProposedOperation>]>([
    ['unknown-collection', ASKED, { collection: 'register/secrets' }],
    ['unknown-field', ASKED, { filters: [{ field: 'salary', value: 'Harlan County' }] }],
    ['unknown-field', ASKED, { filters: [HARLAN, ELM], operation: 'find', fields: ['text'], sort: 'salary' }],
    ['unfit-field', ASKED, { operation: 'sum', fields: ['payer'], filters: [HARLAN] }],
    ['unfit-field', ASKED, { operation: 'group_by', fields: [], filters: [HARLAN] }],
    ['unfit-field', ASKED, { operation: 'date_histogram', fields: ['paid_on'], filters: [HARLAN] }],
    ['unfit-field', ASKED, { filters: [{ field: 'text', value: 'Harlan County' }] }],
    ['value-from-nowhere', ASKED, { filters: [HARLAN, { field: 'recipient', value: 'Oak Paving' }] }],
    ['unknown-value', 'How often did Seattle pay?', { filters: [{ field: 'payer', value: 'Seattle' }] }],
    ['name-left-out', ASKED, { filters: [ELM] }],
    ['figure-left-out', `${ASKED} In 2023?`, { filters: [HARLAN, ELM] }],
    ['unfit-range', ASKED, { filters: [HARLAN, ELM], ranges: [{ field: 'paid_on', from: 'May', to: '' }] }],
    ['unfit-range', ASKED, { filters: [HARLAN, ELM], ranges: [{ field: 'payer', from: '1', to: '' }] }],
    ['unfit-range', ASKED, { filters: [HARLAN, ELM], ranges: [{ field: 'amount', from: '9', to: '3' }] }],
    [
      'out-of-time-span',
      'How often did Harlan County pay in 2014?',
      { filters: [HARLAN], ranges: [{ field: 'paid_on', from: '2014-01-01', to: '2014-12-31' }] },
    ],
  ])('drops an operation that a reader proposes with %s: %s %j', (code, question, over) =>
    expect(why(question, over)).toBe(code),
  );

  it('accepts a proposed operation with a numeric limit one above the figure in the question', () => {
    const ranges = [{ field: 'amount', from: '850001', to: '' }];
    expect(why('Which payments of Harlan County were over $850,000?', { filters: [HARLAN], ranges })).toBeUndefined();
  });
});
