import { extractArticle, type ExtractInput } from './article.extract';

const PROSE = [
  'The town council voted on Monday to close the old swimming hall after engineers found cracks in its roof.',
  'Repairs would cost four million, said the head of the building office, and the money is not there.',
  'Parents have collected two thousand signatures against the plan and want a new vote before the summer.',
  'The hall was built in 1971 and is used by six schools and a rowing club, according to the council.',
];
const paragraphs = (list = PROSE) => list.map((p) => `<p>${p}</p>`).join('\n');
const page = (head: string, body: string) =>
  `<!doctype html><html lang="en-GB"><head>${head}</head><body>${body}</body></html>`;
const read = (html: string, more: Partial<ExtractInput> = {}) =>
  extractArticle({
    html,
    url: 'https://news.example.org/2024/town/hall-closes',
    finalUrl: 'https://news.example.org/2024/town/hall-closes',
    httpStatus: 200,
    headers: {},
    fetchedAt: '2024-06-30T12:00:00.000Z',
    via: 'live',
    ...more,
  });

describe('extractArticle', () => {
  it('keeps the paragraphs of the article and omits menus, related stories and comments', () => {
    const article = read(
      page(
        '<title>Hall closes | Example News</title>',
        '<nav><a href="/a">News</a><a href="/b">Sport</a></nav><main><article><h1>Hall closes</h1>' +
          `${paragraphs()}<aside class="related"><h3>Related</h3><p>Another story about the harbour ` +
          'that has nothing to do with this one.</p></aside></article>\n         <div id="comments" ' +
          'class="comments"><p>First! My cousin used to swim there every week and liked it.</p>' +
          '</div></main><footer>© 2024 Example News</footer>',
      ),
    );
    expect(article.text).toBe(PROSE.join('\n\n'));
    expect(article.verdict).toBe('complete');
    expect(article.wordCount).toBeGreaterThan(60);
    expect(article.contentHash).toMatch(/^[0-9a-f]{64}$/);
  });

  it('reads pages without html, head and body tags', () => {
    expect(read(`<title>Hall closes</title><article>${paragraphs()}</article>`).text).toContain(
      'two thousand signatures',
    );
  });

  it('reads pages that are enclosed in one form', () => {
    expect(
      read(page('<title>x</title>', `<form id="aspnetForm"><div id="main">${paragraphs()}</div></form>`)).text,
    ).toContain('rowing club');
  });

  it('takes author, outlet and section from the page’s JSON-LD and follows publisher references', () => {
    const ld = {
      '@graph': [
        {
          '@type': 'NewsArticle',
          headline: 'Hall closes',
          url: 'https://news.example.org/2024/town/hall-closes',
          author: [{ '@type': 'Person', name: 'By Ann Lee' }],
          publisher: { '@id': '#pub' },
          articleSection: 'Town',
        },
        { '@type': 'NewsMediaOrganization', '@id': '#pub', name: 'Example News' },
      ],
    };
    const article = read(
      page(
        `<title>Hall closes - Example News</title><script type="application/ld+json">${JSON.stringify(ld)}</script>`,
        `<article><h1>Hall closes</h1>${paragraphs()}</article>`,
      ),
    );
    expect(article).toMatchObject({
      title: 'Hall closes',
      byline: 'Ann Lee',
      outletName: 'Example News',
      section: 'Town',
      language: 'en-GB',
      schemaTypes: ['NewsArticle'],
    });
  });

  it('never takes date or author from the JSON-LD of a related article', () => {
    const other = {
      '@type': 'NewsArticle',
      headline: 'Harbour fair opens',
      url: 'https://news.example.org/2019/harbour-fair',
      datePublished: '2019-01-05T10:00:00Z',
      author: { name: 'Somebody Else' },
    };
    const article = read(
      page(
        `<title>Hall closes</title><script type="application/ld+json">${JSON.stringify(other)}</script>`,
        `<article><h1>Hall closes</h1>${paragraphs()}</article>`,
      ),
    );
    expect(article.published).toBeNull();
    expect(article.byline).toBeNull();
  });

  it.each([
    ['https://news.example.org/town/hall', 'https://news.example.org/town/hall'],
    ['https://www.example.org/town/hall', 'https://www.example.org/town/hall'],
    ['https://reuters.com/world/story', 'https://news.example.org/2024/town/hall-closes'],
    ['javascript:alert(1)', 'https://news.example.org/2024/town/hall-closes'],
    ['https://news.example.org/', 'https://news.example.org/2024/town/hall-closes'],
  ])('returns for the declared canonical URL %s the URL %s', (declared, expected) => {
    expect(read(page(`<link rel="canonical" href="${declared}">`, paragraphs())).canonicalUrl).toBe(expected);
  });

  it('returns body links with clean absolute URLs and their sentence', () => {
    const list = [
      ...PROSE,
      'It rained. The plan was <a href="/docs/plan?utm_source=x&id=7#top">first reported</a> by ' +
        'a local paper. Nobody denied it then.',
    ];
    const article = read(
      page('<title>x</title>', `<nav><a href="/menu">Menu</a></nav><article>${paragraphs(list)}</article>`),
    );
    expect(article.links).toEqual([
      {
        url: 'https://news.example.org/docs/plan?id=7',
        text: 'first reported',
        sentence: 'The plan was first reported by a local paper.',
      },
    ]);
  });

  it('returns at most two lead images with absolute URLs, and none if the page has none', () => {
    const json = {
      ...{ '@type': 'NewsArticle', headline: 'Hall closes', url: 'https://news.example.org/2024/town/hall-closes' },
      image: [
        { '@type': 'ImageObject', url: 'https://cdn.example.org/large.jpg' },
        'javascript:alert(1)',
        '/third.png',
      ],
    };
    const head =
      '<title>Hall closes</title><meta property="og:image" content="/hall.jpg">' +
      '<meta name="twitter:image" content="https://news.example.org/hall.jpg">' +
      `<script type="application/ld+json">${JSON.stringify(json)}</script>`;
    const body = `<article><h1>Hall closes</h1>${paragraphs()}<img src="/in-the-text.jpg"></article>`;
    expect(read(page(head, body)).leadImages).toEqual([
      'https://news.example.org/hall.jpg',
      'https://cdn.example.org/large.jpg',
    ]);
    expect(read(page('<title>Hall closes</title>', body)).leadImages).toBeUndefined();
  });

  it('reads ClaimReview blocks and omits those without a rating', () => {
    const ld = [
      {
        '@type': 'ClaimReview',
        claimReviewed: 'The hall was sold',
        reviewRating: { alternateName: 'False' },
        author: { name: 'Check Desk' },
        datePublished: '2024-05-02',
      },
      { '@type': 'ClaimReview', claimReviewed: 'Nothing rated' },
    ];
    const article = read(page(`<script type="application/ld+json">${JSON.stringify(ld)}</script>`, paragraphs()));
    expect(article.claimReviews).toEqual([
      {
        claim: 'The hall was sold',
        rating: 'False',
        publisher: 'Check Desk',
        date: '2024-05-02T00:00:00.000Z',
      },
    ]);
  });

  it('keeps correction notes but not plain update dates', () => {
    const article = read(
      page(
        '',
        `<article>${paragraphs()}<p>Updated: Nov 9, 2023 / 05:26 AM</p><p>Correction, May 3: An ` +
          'earlier version of this story gave the wrong year.</p></article>',
      ),
    );
    expect(article.notices).toEqual(['Correction, May 3: An earlier version of this story gave the wrong year.']);
  });

  it('accepts JSON-LD that is broken, deeply nested or not an object', () => {
    const scripts = [
      '{',
      '"x"',
      `${'['.repeat(50_000)}${']'.repeat(50_000)}`,
      '{"@type":["NewsArticle",7],"author":[[[]]],"publisher":null}',
    ].map((s) => `<script type="application/ld+json">${s}</script>`);
    expect(read(page(scripts.join(''), `<article>${paragraphs()}</article>`)).verdict).toBe('complete');
  });
});
