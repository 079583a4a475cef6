import { extractArticle } from './article.extract';
import { limitText } from './bounds.policy';
import { PAGE_LIMITS } from './pages.thresholds';
import { plainMarkup } from './plain.extract';

const LIMIT = PAGE_LIMITS.maxTextChars;
const SENTENCE = 'The council voted to close the old hall after cracks were found, the mayor said. ';
const head = {
  url: 'https://a.example/story',
  finalUrl: 'https://a.example/story',
  httpStatus: 200,
  headers: {},
  fetchedAt: '2024-06-30T12:00:00.000Z',
  via: 'live' as const,
};

describe('text limit', () => {
  it('keeps text up to the limit unchanged', () => {
    const text = SENTENCE.repeat(200).trim();
    expect(limitText(text)).toEqual({ text, note: '' });
  });

  it.each([
    ['a paragraph', `${'A line of the hall. Another one.\n\n'.repeat(LIMIT / 20)}`, /one\.$/],
    ['a sentence', SENTENCE.repeat(LIMIT / 20), /said\.$/],
    ['a word', 'hall '.repeat(LIMIT), /hall$/],
    ['the limit if there is no boundary', 'h'.repeat(LIMIT * 2), /^h+$/],
  ])('truncates longer text at the end of %s', (_what, text, end) => {
    const bounded = limitText(text);
    expect(bounded.text.length).toBeLessThanOrEqual(LIMIT);
    expect(bounded.text.length).toBeGreaterThan(LIMIT * 0.89);
    expect(bounded.text).toMatch(end);
    expect(text.startsWith(bounded.text)).toBe(true);
  });

  it('does not split a character', () => {
    expect(limitText(`a${'\ud83d\ude00'.repeat(LIMIT)}`).text).not.toMatch(/[\ud800-\udbff]$/);
  });

  it('marks a truncated page and counts the kept characters', () => {
    const article = extractArticle({
      ...head,
      html: `<article><h1>The hall</h1>${`<p>${SENTENCE}</p>`.repeat(13_000)}</article>`,
    });
    expect(article.verdict).toBe('complete');
    expect(article.text.length).toBeLessThanOrEqual(LIMIT);
    expect(article.wordCount).toBeLessThan(LIMIT / 4);
    expect(article.verdictReason).toMatch(/Cut: the text has \d{6,7} characters; the first \d{5} were read\.$/);
  });

  it('marks a truncated plain text', () => {
    const article = extractArticle({ ...head, html: plainMarkup(`The hall\n\n${SENTENCE.repeat(13_000)}`) });
    expect(article.text.length).toBeLessThanOrEqual(LIMIT);
    expect(article.verdictReason).toContain('Cut: ');
  });
});

describe('terminal control characters of a page', () => {
  const hostile = '\u001b[31m\u202eevil\u0007\u009b1m';
  const entities = '&#27;[31m&#x202e;evil&#7;&#x9b;';
  const link = `<a href="https://b.example/${entities}">link ${entities}</a>`;
  const paragraph = `<p>${SENTENCE}${entities}${hostile} A ${link} here.</p>`;
  const markup = `<html lang="en"><head><title>The hall ${entities} closes</title>
    <meta name="author" content="Ann ${entities} Roe"><meta property="og:site_name" content="The ${entities} Gazette">
    <meta property="article:section" content="Town ${hostile} hall">
    <script type="application/ld+json">${JSON.stringify({
      '@type': 'NewsArticle',
      headline: `The hall ${hostile} closes`,
      author: { name: `Ann ${hostile} Roe` },
      publisher: { name: `The ${hostile} Gazette` },
    }).replace(/[\u0080-\u202f]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)}</script></head>
    <body><article><h1>The hall ${entities} closes</h1>${paragraph.repeat(6)}
    <p>Correction: an earlier version of this story ${entities} gave a wrong date for the vote.</p>
    </article></body></html>`;

  it('removes terminal control characters of a page from every field of its article', () => {
    const article = extractArticle({ ...head, html: markup });
    expect(article.text).toContain('evil');
    expect(JSON.stringify([article.title, article.byline, article.outletName, article.links])).toContain('evil');
    const texts: string[] = [];
    JSON.stringify(article, (_key, value: unknown) => (typeof value === 'string' ? void texts.push(value) : value));
    expect(texts.length).toBeGreaterThan(15);
    for (const text of texts)
      expect(text).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/);
  });
});
