import { DIALECTS, parseQuery } from './query.parser';
const clauses = (raw: string, dialect: keyof typeof DIALECTS = 'google') =>
  parseQuery(raw, DIALECTS[dialect]).clauses.map(
    ({ anyOf, not }) => `${not ? '-' : ''}${anyOf.map(({ kind, value }) => `${kind}:${value}`).join('|')}`,
  );

describe('query parser', () => {
  it('reads words, phrases, exclusions and sites', () => {
    expect(clauses('Dam "River Wend" -film site:www.Gazette.example')).toEqual([
      'word:dam',
      'phrase:river wend',
      '-word:film',
      'site:gazette.example',
    ]);
  });

  it('joins OR alternatives, with or without parentheses', () => {
    expect(clauses('strike (bakery OR "bread plant" OR mill) town')).toEqual([
      'word:strike',
      'word:bakery|phrase:bread plant|word:mill',
      'word:town',
    ]);
    expect(clauses('site:a.example OR site:b.example dam')).toEqual(['site:a.example|site:b.example', 'word:dam']);
  });

  it('treats OR as a word for an engine without OR', () => {
    expect(clauses('dam OR bridge', 'plain')).toEqual(['word:dam', 'word:or', 'word:bridge']);
  });

  it('excludes by NOT only for an engine that supports it', () => {
    expect(clauses('dam AND NOT film', 'bing')).toEqual(['word:dam', '-word:film']);
    expect(clauses('dam NOT film', 'google')).toContain('word:not');
  });

  it('reads the date operators of Google News', () => {
    const parsed = parseQuery('dam after:2026-03-01 before:2026-04', DIALECTS.google);
    expect([parsed.after, parsed.before]).toEqual([new Date('2026-03-01'), new Date('2026-04-01')]);
    expect(parsed.clauses).toHaveLength(1);
  });

  it('reads the GDELT domain operator and drops the language', () =>
    expect(clauses('dam domain:example.org sourcelang:english', 'gdelt')).toEqual(['word:dam', 'site:example.org']));

  it('accepts unclosed quotes, stray punctuation and very long texts', () => {
    expect(clauses('"river wend - OR ) ( -')).toEqual(['phrase:river wend or']);
    expect(clauses('word '.repeat(5000)).length).toBeLessThanOrEqual(200);
  });

  it('splits words at hyphens, but not at apostrophes or commas', () => {
    expect(clauses("anti-drug O'Neill 1,660")).toEqual(['word:anti', 'word:drug', 'word:oneill', 'word:1660']);
  });
});
