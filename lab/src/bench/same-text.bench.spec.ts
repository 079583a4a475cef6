import { benchSameText } from './same-text.bench';

describe('articles of one text among many', () => {
  it('are all found among a thousand, and nothing else is joined', () => {
    const bench = benchSameText(1000);
    expect(bench.wrong).toBe(0);
    expect(bench.found).toBe(bench.pairs);
  });
});
