import { queryOf } from '../testing/samples';
import { nextPaidCalls } from './paid-calls.policy';

const call = (engine: string, text: string) => ({ engine, query: queryOf(text), reason: 'x' });
const left = [call('a', 'one'), call('b', 'one'), call('a', 'two'), call('b', 'two')];
const limits = { enough: 15, few: 5 };
const asked = (relevant: number, first: boolean) => nextPaidCalls({ left, relevant, first }, limits).map(({ engine, query }) => `${engine} ${query.text}`);

describe('paid calls', () => {
  it('are not made when enough was found', () => expect(asked(15, true)).toEqual([]));

  it('are made one by one while little is missing', () => {
    expect(asked(5, true)).toEqual(['a one']);
    expect(asked(14, false)).toEqual(['a one']);
  });

  it('go to each engine once, then all at once, where much is missing', () => {
    expect(asked(4, true)).toEqual(['a one', 'b one']);
    expect(asked(4, false)).toEqual(['a one', 'b one', 'a two', 'b two']);
  });
});
