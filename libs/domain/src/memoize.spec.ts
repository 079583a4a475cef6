import { memoize, memoizeByObject } from './agency-credit';

describe('memoize', () => {
  const counted = (most: number, maxKey?: number) => {
    const worked: string[] = [];
    const ask = memoize((key) => (worked.push(key), key === '' ? undefined : key.toUpperCase()), most, maxKey);
    return { ask, worked };
  };

  it('computes each value once, including undefined', () => {
    const { ask, worked } = counted(4);
    expect([ask('a'), ask('a'), ask(''), ask('')]).toEqual(['A', 'A', undefined, undefined]);
    expect(worked).toEqual(['a', '']);
  });

  it('evicts the least recently used value', () => {
    const { ask, worked } = counted(2);
    for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) ask(key);
    expect(worked).toEqual(['a', 'b', 'c', 'b']);
  });

  it('does not cache values of long keys', () => {
    const { ask, worked } = counted(2, 3);
    for (const key of ['long', 'long', 'a', 'b', 'a']) ask(key);
    expect(worked).toEqual(['long', 'long', 'a', 'b']);
  });
});

it('computes the value for an object once, including undefined', () => {
  const asked: object[] = [];
  const ask = memoizeByObject((key: { name?: string }) => {
    asked.push(key);
    return key.name;
  });
  const [named, other, unnamed] = [{ name: 'Ann' }, { name: 'Ann' }, {}];
  expect([ask(named), ask(named), ask(other), ask(unnamed), ask(unnamed)]).toEqual([
    'Ann',
    'Ann',
    'Ann',
    undefined,
    undefined,
  ]);
  expect(asked).toEqual([named, other, unnamed]);
});
