import { normalizeForComparison, inQuotes, QUOTED_TEXT } from './quoting';

describe('quote in a sentence', () => {
  it.each([
    ['The mill burned down.', '“The mill burned down”'],
    ['“It is gone,” she said.', '“‘It is gone,’ she said”'],
    ['It is not closing," Engen said.', '“‘It is not closing,’ Engen said”'],
    ['He called it "a lie".', '“He called it ‘a lie’”'],
    ['It opened at 8:00 a.m.', '“It opened at 8:00 a.m.”'],
    ['- The police chief was charged.', '“The police chief was charged”'],
    ['TORSUND, Oct. 3 (MNA) - The mill burned down.', '“The mill burned down”'],
    ['It was closed by ...', '“It was closed by …”'],
    ['Short head\nThe long line under the head says it all.', '“The long line under the head says it all”'],
    ['a\u202eb\u0000c\nd', '“abc”'],
  ])('keeps its words and balances its quotation marks: %j', (given, shown) => expect(inQuotes(given)).toBe(shown));

  it('truncates a quote in a sentence at a word boundary and adds an ellipsis', () => {
    const long = inQuotes(`${'word '.repeat(100)}end.`, 50);
    expect(long.length).toBeLessThanOrEqual(54);
    expect(long).toMatch(/ …”$/);
  });

  it('finds a quote again in its sentence and compares it without quotation marks', () => {
    const sentence = `Gazette writes: ${inQuotes('“It is gone,” she said.')}.`;
    expect([...sentence.matchAll(QUOTED_TEXT)].map(([, quote]) => normalizeForComparison(quote ?? ''))).toEqual([
      normalizeForComparison('"It is gone," she said'),
    ]);
  });
});
