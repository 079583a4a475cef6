import { toWordQuery } from './candidates.query';

describe('search terms for candidates', () => {
  it('requires each search term for candidates to match the start of a word in the title', () =>
    expect(toWordQuery('Harbour stri')).toBe('harbour:* & stri:*'));
  it('accepts letters and digits of any script in search terms for candidates', () =>
    expect(toWordQuery('Пожар 2026')).toBe('пожар:* & 2026:*'));
  it.each(["a' | b:*", '!(a) <-> b', 'a\\ b&'])('removes all operators from the candidate search input %p', (typed) =>
    expect(toWordQuery(typed)).toBe('a:* & b:*'),
  );
  it('returns no search terms for candidates from input without a word', () => expect(toWordQuery(' & | ! ')).toBe(''));
  it('limits a search for candidates to eight terms', () =>
    expect(toWordQuery('a '.repeat(400)).split(' & ')).toHaveLength(8));
});
