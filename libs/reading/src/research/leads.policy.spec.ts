import { buildLeads, MAX_LEADS } from './leads.policy';

const urls = (...given: unknown[]) => buildLeads(given.map((url) => ({ url }))).map(({ url }) => url);

describe('leads from a research provider', () => {
  it('returns each URL from a research provider once, without tracking parameters', () =>
    expect(
      urls('https://a.example/x?utm_source=openai', 'https://a.example/x#part', 'https://a.example/x?id=2'),
    ).toEqual(['https://a.example/x', 'https://a.example/x?id=2']));

  it.each([
    'javascript:alert(1)',
    'file:///etc/passwd',
    'ftp://a.example/',
    'https://user:secret@a.example/',
    '/relative',
    '',
    7,
    null,
    `https://a.example/${'x'.repeat(3_000)}`,
  ])('excludes anything but a web URL from the leads of a research provider: %p', (given) =>
    expect(urls(given)).toEqual([]),
  );

  it('limits the leads from a research provider in number and title length', () => {
    const many = Array.from({ length: 100 }, (_, n) => ({ url: `https://a.example/${n}`, title: 'x'.repeat(1_000) }));
    expect(buildLeads(many)).toHaveLength(MAX_LEADS);
    expect(buildLeads(many)[0]?.title).toHaveLength(300);
    expect(buildLeads([{ url: 'https://a.example/', title: 5 }])).toEqual([{ url: 'https://a.example/', title: null }]);
  });
});
