import { wrapText } from './fitted';

describe('text wrapped to the terminal width', () => {
  const LINE = '  pass  what-counts: 3 independent credible voices, each with reporting of its own.';

  it('breaks at word boundaries within the width and indents continuation lines', () => {
    const lines = wrapText(`Rules\n${LINE}`, 50).split('\n');
    expect(lines).toEqual([
      'Rules',
      '  pass  what-counts: 3 independent credible',
      '    voices, each with reporting of its own.',
    ]);
  });

  it('leaves text unchanged if it fits, if the width is unknown or if the terminal is very narrow', () => {
    for (const columns of [200, undefined, 20]) expect(wrapText(LINE, columns)).toBe(LINE);
  });

  it('does not break a URL longer than the line', () => {
    const address = `https://news.example/${'a'.repeat(60)}`;
    expect(wrapText(`  ${address} and more`, 50)).toContain(address);
  });

  it('keeps every word', () => expect(wrapText(LINE, 41).replace(/\s+/g, ' ')).toBe(LINE.replace(/\s+/g, ' ')));
});
