import { createReason } from '@corroborate/domain';
import { FakeGateway } from '@corroborate/domain/testing';
import { edgarRegister } from './edgar.adapter';

const hit = (source: object, file = 'x.htm') => ({
  _id: `0001999999-26-000123:${file}`,
  _source: {
    ciks: ['0001999999'],
    display_names: ['Larkspur Castings, Inc.  (LARK)  (CIK 0001999999)'],
    form: '8-K',
    file_date: '2026-03-09',
    ...source,
  },
});
const find = async (source: object, file?: string) => {
  const gateway = new FakeGateway().on('', {
    body: JSON.stringify({
      hits: { total: { value: 1 }, hits: [hit(source, file), { _id: '../../etc', _source: {} }, 7] },
    }),
  });
  const query = { actor: { name: 'Larkspur "Castings"', kind: 'company' as const, reasons: [] }, from: null, to: null };
  const outcome = await edgarRegister({ gateway, clock: { now: () => new Date() } }).find(query, {
    investigationId: null,
    stage: 'records',
  });
  return {
    record: outcome.kind === 'found' ? outcome.value[0] : undefined,
    count: outcome.kind === 'found' ? outcome.value.length : 0,
    url: gateway.requests[0]?.url ?? '',
  };
};

describe('EDGAR', () => {
  it('names the filer without ticker and number, and drops hits without a URL', async () => {
    const { record, count } = await find({});
    expect(record?.parties).toEqual(['Larkspur Castings, Inc.']);
    expect(count).toBe(1);
  });

  it('returns every filer and its number in the same order', async () => {
    const { record } = await find({
      ciks: ['0000000071', '0001999999'],
      display_names: ['LARKSPUR CASTINGS CORP /DE/  (LARK)  (CIK 0001999999)', 'OKAFOR ADA M  (CIK 0000000071)'],
    });
    expect(record?.parties).toEqual(['LARKSPUR CASTINGS CORP', 'OKAFOR ADA M']);
    expect(record?.holders).toEqual(['cik:1999999', 'cik:71']);
    expect(record?.title).toBe('LARKSPUR CASTINGS CORP: 8-K');
  });

  it.each([
    ['a release filed as an exhibit', { file_type: 'EX-99.1' }, createReason('record.own-exhibit')],
    [
      'a report with only voluntary items',
      { items: ['7.01', '9.01'] },
      createReason('record.voluntary-items', { items: ['7.01', '9.01'] }),
    ],
    ['a report that the event made mandatory', { items: ['1.02', '9.01'] }, null],
    ['a report without item numbers', {}, null],
  ])('marks %s as self-published or not', async (_, source, why) => {
    const { record } = await find(source);
    expect(record?.selfPublished).toEqual(why);
  });

  it('strips operators from a hostile name, and ignores images', async () => {
    expect(new URL((await find({})).url).searchParams.get('q')).toBe('"Larkspur Castings"');
    expect((await find({}, 'x.jpg')).record?.document).toBe(false);
  });
});
