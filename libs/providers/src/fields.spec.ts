import { toId, objectsById, listObjects } from './answer';

/** `String()` of it throws a TypeError. */
const NO_TEXT = { toString: 1 };

describe('toId', () => {
  it('returns strings and finite numbers as text', () => {
    expect([toId('a1'), toId(7)]).toEqual(['a1', '7']);
  });

  it.each([[NO_TEXT], [''], [null], [undefined], [Infinity], [[1]], [true]])('returns null for %j', (value) => {
    expect(toId(value)).toBeNull();
  });
});

describe('objectsById', () => {
  it('leaves out objects without an id', () => {
    const list = [{ id: NO_TEXT }, { id: 'a' }, {}, 'a', { id: 2 }];
    expect([...objectsById(list).keys()]).toEqual(['a', '2']);
  });

  it('reads the id from the given field', () => {
    expect([...objectsById([{ uri: 'at://a' }, { id: 'b' }], 'uri').keys()]).toEqual(['at://a']);
  });
});

describe('listObjects', () => {
  it('reads at most 250 objects of a list', () => {
    expect(listObjects(Array(100_000).fill({}))).toHaveLength(250);
  });
});
