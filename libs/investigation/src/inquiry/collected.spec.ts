import { CaseHistory } from '../case/case.history';
import type { StageRow } from '../stages/stage.types';
import { buildCollected } from './inquirer';

const answer = (questionId: string, over: object = {}) => ({
  questionId,
  collection: { server: 'register', tool: 'payments' },
  by: 'rules',
  operation: null,
  readAs: 'sum',
  rows: [['300']],
  docIds: ['P1'],
  why: null,
  ...over,
});
const record = (questionId: string, id: string) => ({ questionId, collection: 'register/payments', id });
const COLLECTIONS = {
  collections: [{ server: 'register', tool: 'payments', primary: ['public-money'] }],
  answers: [
    answer('sq_1'),
    answer('sq_2', { operation: { operation: 'count' }, by: 'reader-1' }),
    answer('sq_3', { rows: null, why: 'hole' }),
  ],
  records: [record('sq_3', 'P7'), record('sq_3', 'P8'), record('c1', 'P7')],
};
const rounds = (...outputs: object[]) =>
  new CaseHistory(
    outputs.map((data, at): StageRow => ({
      stage: 'records',
      round: at + 1,
      state: 'done',
      data: { factChecks: [], coverage: [], ...data },
      reason: null,
    })),
  );

describe('collection results for the questions of a plan', () => {
  it('returns collection figures with operation and record type, and documents by question', () => {
    const from = { collection: 'register/payments', primary: ['public-money'] };
    expect(buildCollected(rounds({ collections: COLLECTIONS }, {}))).toEqual({
      figures: [
        { questionId: 'sq_1', ...from, operation: 'sum', by: 'rules', rows: [['300']], documents: ['P1'] },
        { questionId: 'sq_2', ...from, operation: 'count', by: 'reader-1', rows: [['300']], documents: ['P1'] },
      ],
      leads: [
        { questionId: 'sq_3', ...from, documents: ['P7', 'P8'] },
        { questionId: 'c1', ...from, documents: ['P7'] },
      ],
    });
  });

  it('returns no collection results without any search', () => {
    expect(buildCollected(rounds({}))).toEqual({ figures: [], leads: [] });
  });
});
