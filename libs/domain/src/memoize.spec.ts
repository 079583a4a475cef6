import { memoize, memoizeByObject } from './memoize';

describe('remembered', () => {
  const counted = (most: number, maxKey?: number) => {
    const worked: string[] = [];
    const ask = memoize((key) => (worked.push(key), key === '' ? undefined : key.toUpperCase()), most, maxKey);
    return { ask, worked };
  };

  it('works out an answer once, one of undefined too', () => {
    const { ask, worked } = counted(4);
    expect([ask('a'), ask('a'), ask(''), ask('')]).toEqual(['A', 'A', undefined, undefined]);
    expect(worked).toEqual(['a', '']);
  });

  it('forgets what was not asked for longest', () => {
    const { ask, worked } = counted(2);
    for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) ask(key);
    expect(worked).toEqual(['a', 'b', 'c', 'b']);
  });

  it('keeps no long questions', () => {
    const { ask, worked } = counted(2, 3);
    for (const key of ['long', 'long', 'a', 'b', 'a']) ask(key);
    expect(worked).toEqual(['long', 'long', 'a', 'b']);
  });
});

it('works out what belongs to an object once, also where the answer is nothing', () => {
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
