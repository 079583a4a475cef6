import type { DataOperation } from './ask.types';
import { computeFigures, matchesOperation, type FigureDocument } from './figures.policy';
import { toDateRanges } from './span.policy';

const paid = (id: string, recipient: string, amount: number, paid_on: string): FigureDocument => ({
  id,
  fields: { recipient, amount, paid_on },
});
const PAID = [
  paid('1', 'Elm', 10.1, '2021-01-05'),
  paid('2', 'Elm', 20.2, '2021-03-05'),
  paid('3', 'Oak', 500, '2022-03-05'),
];
const NONE: DataOperation = {
  operation: 'count',
  fields: [],
  filters: [],
  ranges: [],
  interval: 'none',
  sort: '',
  order: 'none',
  limit: 0,
};
const rows = (over: Partial<DataOperation>, documents = PAID) => {
  const figures = computeFigures({ ...NONE, ...over }, documents);
  return figures.rows ?? figures.why;
};

describe('figures of documents', () => {
  it('counts documents, sums their values and counts their distinct values', () => {
    expect(rows({})).toEqual([['3']]);
    expect(rows({ operation: 'sum', fields: ['amount'] })).toEqual([['530.3']]);
    expect(rows({ operation: 'count_distinct', fields: ['recipient'] })).toEqual([['2']]);
  });

  it('groups documents by count or sum, and ranks no group first in a tie', () => {
    const top = { operation: 'top_n' as const, fields: ['recipient'], limit: 1 };
    expect(rows(top)).toEqual([['Elm', '2']]);
    expect(rows({ ...top, sort: 'amount' })).toEqual([['Oak', '500']]);
    expect(rows({ ...top, order: 'least' })).toEqual([['Oak', '1']]);
    expect(rows(top, PAID.slice(1))).toBe('a-tie');
    expect(rows({ operation: 'group_by', fields: ['recipient'] })).toHaveLength(2);
  });

  it('lists counts of documents by month or year in order, or only the largest with a limit', () => {
    const dated = { operation: 'date_histogram' as const, fields: ['paid_on'], interval: 'year' as const };
    expect(rows(dated)).toEqual([
      ['2021', '2'],
      ['2022', '1'],
    ]);
    expect(rows({ ...dated, limit: 1 })).toEqual([['2021', '2']]);
  });

  it('finds documents by the order of a number or date', () => {
    const find = { operation: 'find' as const, fields: ['recipient'], sort: 'amount', limit: 1 };
    expect(rows({ ...find, order: 'most' })).toEqual([['Oak']]);
    expect(rows({ ...find, sort: 'paid_on', order: 'least' })).toEqual([['Elm']]);
  });

  it('returns a reason instead of a figure if there are no documents, no numbers or too many groups', () => {
    expect(rows({}, [])).toBe('no-document');
    expect(rows({ operation: 'sum', fields: ['recipient'] })).toBe('no-number');
    expect(rows({ operation: 'scan' })).toBe('to-be-read');
    const many = Array.from({ length: 501 }, (_, at) => paid(String(at), `Firm ${at}`, at, '2021-01-05'));
    expect(rows({ operation: 'group_by', fields: ['recipient'] }, many)).toBe('too-many');
  });

  it('uses only documents that match the request for a figure, whatever a server sends', () => {
    const asked = matchesOperation({
      filters: [{ field: 'recipient', value: 'elm' }],
      ranges: [
        { field: 'paid_on', from: '2021-02-01', to: '' },
        { field: 'amount', from: '', to: '100' },
      ],
    });
    expect(PAID.filter(asked).map(({ id }) => id)).toEqual(['2']);
  });
});

describe('period behind an answer', () => {
  const ranges = [{ field: 'paid_on', from: '', to: '2023-03-11' }];
  it('returns the requested period behind an answer, or the days after the last document found', () => {
    expect(toDateRanges({ ...NONE, ranges }, 'paid_on', [['3']])).toEqual([{ from: '', to: '2023-03-11' }]);
    const last = { ...NONE, ranges, operation: 'find' as const, fields: ['paid_on'], sort: 'paid_on' };
    expect(toDateRanges({ ...last, order: 'most' }, 'paid_on', [['2023-03-01']])).toEqual([
      { from: '2023-03-01', to: '2023-03-11' },
    ]);
    expect(toDateRanges({ ...last, sort: '' }, 'paid_on', [['2023-03-01']])).toEqual([]);
  });
});
