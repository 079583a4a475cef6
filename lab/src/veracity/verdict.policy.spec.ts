import type { Stance } from '@corroborate/domain';
import { verdictOf, type PassageWord } from './verdict.policy';

const word = (stance: Stance, strength = 0.6, site = 'one.example'): PassageWord => ({ stance, strength, site });
const verdict = (...words: PassageWord[]) => verdictOf(words).verdict;

describe('the verdict on a claim', () => {
  it('follows the side that alone has evidence', () => {
    expect(verdict(word('supports'), word('mentions'))).toBe('supported');
    expect(verdict(word('disputes'), word('unrelated'))).toBe('refuted');
  });

  it('says that there is not enough where nothing, mentions alone or too weak a word stands there', () => {
    expect(verdict()).toBe('not-enough-evidence');
    expect(verdict(word('mentions', 1), word('unrelated', 1))).toBe('not-enough-evidence');
    expect(verdict(word('supports', 0.3))).toBe('not-enough-evidence');
  });

  it('calls it a conflict where both sides count and neither clearly outweighs the other', () => {
    expect(verdict(word('supports'), word('disputes', 0.6, 'two.example'))).toBe('conflicting');
    const three = ['a.example', 'b.example', 'c.example'].map((site) => word('disputes', 0.8, site));
    expect(verdict(word('supports'), ...three)).toBe('refuted');
  });

  it('lets too weak a side make no conflict', () =>
    expect(verdict(word('supports', 0.5), word('disputes', 0.3, 'two.example'))).toBe('supported'));

  it('hears one site once a side, with its strongest passage', () =>
    expect(verdictOf([word('supports', 0.5), word('supports', 0.7), word('supports', 0.6)])).toEqual({
      verdict: 'supported',
      supporting: 0.7,
      disputing: 0,
    }));

  it('does not hang on the order of the passages', () => {
    const words = [word('supports'), word('disputes', 0.9, 'two.example'), word('mentions', 0.4, 'three.example')];
    expect(verdictOf(words.toReversed())).toEqual(verdictOf(words));
  });
});
