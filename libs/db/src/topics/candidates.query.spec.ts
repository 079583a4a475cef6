import { toWordQuery } from './candidates.query';

describe('search terms for candidates', () => {
  it('must all match the start of a word in the title', () =>
    expect(toWordQuery('Harbour stri')).toBe('harbour:* & stri:*'));
  it('can contain letters and digits of any script', () => expect(toWordQuery('Пожар 2026')).toBe('пожар:* & 2026:*'));
  it.each(["a' | b:*", '!(a) <-> b', 'a\\ b&'])('contain no operator from the input %p', (typed) =>
    expect(toWordQuery(typed)).toBe('a:* & b:*'),
  );
  it('are empty without a word', () => expect(toWordQuery(' & | ! ')).toBe(''));
  it('are limited to eight', () => expect(toWordQuery('a '.repeat(400)).split(' & ')).toHaveLength(8));
});
