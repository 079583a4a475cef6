import { buildQuery } from '../testing/samples';
import { nextPaidCalls } from './paid-calls.policy';

const call = (engine: string, text: string) => ({ engine, query: buildQuery(text), reason: 'x' });
const left = [call('a', 'one'), call('b', 'one'), call('a', 'two'), call('b', 'two'), call('b', 'three')];
const asked = (relevant: number, made: number, first = false) =>
  nextPaidCalls({ left, relevant, made, first }, { enough: 15 }).map(({ engine, query }) => `${engine} ${query.text}`);

describe('paid calls', () => {
  it('plans no paid calls if enough was found', () => expect(asked(15, 14, true)).toEqual([]));

  it('plans as many paid calls as needed at the rate of relevant results so far', () => {
    expect(asked(14, 14)).toEqual(['a one']);
    expect(asked(13, 16)).toEqual(['a one', 'b one', 'a two']);
    expect(asked(5, 16)).toHaveLength(left.length);
    expect(asked(0, 16)).toHaveLength(left.length);
    expect(asked(14, 0)).toHaveLength(1);
  });

  it('plans one paid call to each engine at first', () => {
    expect(asked(0, 16, true)).toEqual(['a one', 'b one']);
    expect(asked(14, 10, true)).toEqual(['a one']);
  });
});
