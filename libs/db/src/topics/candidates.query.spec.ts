import { toWordQuery } from './candidates.query';

describe('words typed into the search for candidates', () => {
  it('all have to begin a word of the title', () => expect(toWordQuery('Harbour stri')).toBe('harbour:* & stri:*'));
  it('are letters and digits of any script', () => expect(toWordQuery('Пожар 2026')).toBe('пожар:* & 2026:*'));
  it.each(["a' | b:*", '!(a) <-> b', 'a\\ b&'])('%p cannot carry an operator', (typed) =>
    expect(toWordQuery(typed)).toBe('a:* & b:*'),
  );
  it('are nothing where there is no word', () => expect(toWordQuery(' & | ! ')).toBe(''));
  it('are a handful at most', () => expect(toWordQuery('a '.repeat(400)).split(' & ')).toHaveLength(8));
});
