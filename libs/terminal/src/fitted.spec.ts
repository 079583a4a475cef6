import { fitted } from './fitted';

describe('a text fitted to a terminal', () => {
  const LINE = '  pass  what-counts: 3 independent credible voices, each with reporting of its own.';

  it('has no line that is longer, cut between words, and sets in what goes on', () => {
    const lines = fitted(`Rules\n${LINE}`, 50).split('\n');
    expect(lines).toEqual([
      'Rules',
      '  pass  what-counts: 3 independent credible',
      '    voices, each with reporting of its own.',
    ]);
  });

  it('is left as it is where lines fit, where nobody knows how wide it is, and on the narrowest of all', () => {
    for (const columns of [200, undefined, 20]) expect(fitted(LINE, columns)).toBe(LINE);
  });

  it('keeps an address whole that no line can take', () => {
    const address = `https://news.example/${'a'.repeat(60)}`;
    expect(fitted(`  ${address} and more`, 50)).toContain(address);
  });

  it('keeps every word', () => expect(fitted(LINE, 41).replace(/\s+/g, ' ')).toBe(LINE.replace(/\s+/g, ' ')));
});
