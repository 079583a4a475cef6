import { benchSameText } from './same-text.bench';

describe('detection of articles with the same text', () => {
  it('finds all of them among a thousand and merges nothing else', () => {
    const bench = benchSameText(1000);
    expect(bench.wrong).toBe(0);
    expect(bench.found).toBe(bench.pairs);
  });
});
