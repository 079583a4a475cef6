import { extractArticle } from './article.extract';

const URL_OF_PAGE = 'https://www.wendpost.example/2026/03/harbour-wall-to-be-rebuilt-after-cracks';
const TEXT = 'The town council voted to rebuild the harbour wall after engineers found cracks along it.';
const PARAGRAPH = `<p>${TEXT} <a href="/about">elsewhere</a></p>`;
const scriptOf = (markup: object) => `<script type="application/ld+json">${JSON.stringify(markup)}</script>`;
const read = (frame: string, markup: object | null = null) =>
  extractArticle({
    html: `<html><head><title>Wall</title>${markup ? scriptOf(markup) : ''}</head>
      <body><article><h1>Wall to be rebuilt</h1>${PARAGRAPH.repeat(4)}</article>${frame}</body></html>`,
    url: URL_OF_PAGE,
    finalUrl: URL_OF_PAGE,
    httpStatus: 200,
    headers: {},
    fetchedAt: '2026-03-20T12:00:00.000Z',
    via: 'live',
  }).house;
const kinds = (frame: string) => read(frame)?.pages.map(({ kind, url }) => [kind, new URL(url).pathname]);
const footer = (...links: [href: string, text: string][]) =>
  `<footer>${links.map(([href, text]) => `<a href="${href}">${text}</a>`).join(' ')}</footer>`;

describe('outlet pages linked in the frame of a page', () => {
  it.each([
    ['/about-us/', 'x', 'about'],
    ['/page/17', 'Quiénes somos', 'about'],
    ['/service/impressum.html', 'x', 'imprint'],
    ['/mentions-legales', 'x', 'imprint'],
    ['https://wendpost.example/p?id=9', 'Contactez-nous', 'contact'],
    ['/kontakt', 'x', 'contact'],
    ['/p/3', 'Editorial standards', 'standards'],
    ['/codigo-deontologico/', 'x', 'standards'],
    ['/corrections', 'x', 'corrections'],
    ['/redaktion', 'Redaktion', 'masthead'],
    ['/company/ownership', 'x', 'ownership'],
  ])('classifies the link %s “%s” in the frame of a page as %s', (href, text, kind) => {
    expect(read(footer([href, text]))?.pages).toMatchObject([{ kind, from: 'frame' }]);
  });

  it.each([
    ['another site’s page', footer(['https://other.example.net/about', 'About us'])],
    ['a front page', footer(['/', 'About us'])],
    [
      'a story',
      footer(['/2026/03/20/town/all-about-the-harbour-wall', 'All about the wall and what it cost the town']),
    ],
    ['an advertising page', footer(['/privacy-policy', 'About our ads'])],
    ['a hidden link', `<footer style="display:none"><a href="/about">About us</a></footer>`],
    ['an invalid URL', footer(['javascript:void(0)', 'About us'], ['#about', 'Contact'])],
  ])('finds no outlet pages for %s', (_name, frame) => expect(kinds(frame)).toEqual([]));

  it('finds outlet pages after a thousand other links, each kind once', () => {
    const many = Array.from({ length: 1200 }, (_, n): [string, string] => [`/topic/${n}`, `Topic ${n}`]);
    expect(
      kinds(`<nav>${footer(...many)}</nav>${footer(['/about', 'x'], ['/about-us', 'x'], ['/contact', 'x'])}`),
    ).toEqual([
      ['contact', '/contact'],
      ['about', '/about-us'],
    ]);
  });
});

describe('outlet data in publisher markup', () => {
  const publisher = {
    '@type': 'NewsMediaOrganization',
    '@id': '#org',
    name: 'Wend Post',
    url: 'https://www.wendpost.example/',
    foundingDate: '1924-05-01',
    ethicsPolicy: 'https://www.wendpost.example/ethics',
    correctionsPolicy: { '@type': 'CreativeWork', url: '/how-we-correct' },
    masthead: 'https://reuters.example/masthead',
    ownershipFundingInfo: 'https://www.wendpost.example/owners',
  };
  const article = { '@type': 'NewsArticle', headline: 'Wall to be rebuilt', mainEntityOfPage: URL_OF_PAGE };

  it.each([
    ['inside the article', { ...article, publisher }],
    ['by reference', { '@graph': [{ ...article, publisher: { '@id': '#org' } }, publisher] }],
    [
      'next to the article',
      { '@graph': [article, { '@type': 'Organization', name: 'X', url: 'https://x.example' }, publisher] },
    ],
  ])('reads outlet data in publisher markup %s, without pages of another site', (_name, markup) => {
    expect(read('', markup)).toEqual({
      founded: 1924,
      pages: [
        { kind: 'standards', url: 'https://www.wendpost.example/ethics', from: 'markup' },
        { kind: 'corrections', url: 'https://www.wendpost.example/how-we-correct', from: 'markup' },
        { kind: 'ownership', url: 'https://www.wendpost.example/owners', from: 'markup' },
      ],
    });
  });

  it.each(['0024', '3024', 'long ago'])('reads no founding year of an outlet from “%s”', (foundingDate) => {
    expect(read('', { ...article, publisher: { ...publisher, foundingDate } })?.founded).toBeNull();
  });
});
