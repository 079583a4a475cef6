import { inStep } from '../../../../test/support/in-step';
import { PAGE_LIMITS } from '../pages.thresholds';
import { readJsonLd } from './json-ld.reader';
import { mainArticle } from './main-entity.policy';

const page = {
  finalUrl: 'https://a.example/2026/story-one',
  declaredUrls: [null],
  titles: ['The old hall of the town closes after cracks'],
};

describe('hostile JSON-LD', () => {
  it.each<[string, (chars: number) => string]>([
    ['the end of a comment and spaces', (chars) => `{"a":1}]]>${' '.repeat(chars)}x`],
    ['many comment ends', (chars) => `{"a":1}${']]> '.repeat(chars / 4)}x`],
    ['a comment full of spaces', (chars) => `{"a":1}//${' '.repeat(chars)}x`],
    ['commas and spaces', (chars) => `{"a":1${', '.repeat(chars / 2)}`],
    ['a comma and spaces', (chars) => `{"a":1,${' '.repeat(chars)}x`],
    ['deep nesting', (chars) => `${'{"a":['.repeat(chars / 8)}${']}'.repeat(chars / 8)}`],
    ['leading spaces', (chars) => `${' '.repeat(chars)}x`],
  ])('reads hostile JSON-LD in linear time if it is %s', (_what, script) => {
    expect(inStep((chars) => readJsonLd([script(chars)]), PAGE_LIMITS.maxJsonLdChars / 4)).toBe('in step');
  });

  it.each<[string, (at: number) => object]>([
    ['without URL or headline', () => ({ '@type': 'NewsArticle' })],
    ['that list others', (at) => ({ '@type': 'NewsArticle', mentions: [{ '@type': 'Article', name: `m${at}` }] })],
    [
      'with other URLs',
      (at) => ({ '@type': 'NewsArticle', url: `https://a.example/other-${at}`, '@id': `https://a.example/i-${at}` }),
    ],
    [
      'with other headlines',
      (at) => ({ '@type': 'NewsArticle', headline: `Another story about hall number ${at} of the town` }),
    ],
  ])('searches hostile JSON-LD in linear time for the main article among many %s', (_what, make) => {
    const nodes = (count: number) =>
      readJsonLd([JSON.stringify({ '@graph': Array.from({ length: count }, (_, at) => make(at)) })]);
    const all = nodes(6_000);
    const titles = [...page.titles, 'A headline '.repeat(1_800)];
    expect(inStep((size) => mainArticle(all.slice(0, size), { ...page, titles }), all.length)).toBe('in step');
  });

  it('reads JSON-LD up to a maximum depth, number of objects and total size', () => {
    const deep = readJsonLd([
      `${'{"a":'.repeat(PAGE_LIMITS.maxJsonLdDepth * 2)}1${'}'.repeat(PAGE_LIMITS.maxJsonLdDepth * 2)}`,
    ]);
    expect(deep.length).toBeLessThanOrEqual(PAGE_LIMITS.maxJsonLdDepth);
    const wide = readJsonLd([JSON.stringify(Array.from({ length: PAGE_LIMITS.maxJsonLdNodes * 2 }, () => ({})))]);
    expect(wide).toHaveLength(PAGE_LIMITS.maxJsonLdNodes);
    const script = JSON.stringify({ '@type': 'NewsArticle', text: 'x'.repeat(PAGE_LIMITS.maxJsonLdChars - 100) });
    expect(readJsonLd(Array.from({ length: 10 }, () => script)).length).toBe(
      Math.floor(PAGE_LIMITS.maxJsonLdTotal / script.length),
    );
  });

  it('reads JSON-LD despite template output around and inside it', () => {
    for (const script of [
      '<!-- {"@type":"A"} -->',
      '//<![CDATA[\n{"@type":"A"}\n//]]>',
      '<![CDATA[{"@type":"A"}]]>;',
      ' {"@type":"A",} ; ',
      '{"@type":"A","b":"c\nd"};',
      '{"@type":"A"}//   ]]>  ; ',
    ])
      expect(readJsonLd([script])).toEqual([expect.objectContaining({ '@type': 'A' })]);
  });
});
