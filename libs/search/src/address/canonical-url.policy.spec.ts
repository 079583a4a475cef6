import { seededRandom } from '@corroborate/sandbox';
import { canonicalUrl } from './canonical-url.policy';

const STORY = 'https://example.org/news/dam-story';

describe('canonicalUrl', () => {
  it.each([
    ['tracking parameters', 'https://www.example.org/news/dam-story?utm_source=x&utm_medium=y&fbclid=abc&gclid=1'],
    ['mobile host', 'http://m.example.org/news/dam-story/'],
    ['AMP host and path', 'https://amp.example.org/news/dam-story/amp/'],
    ['leading AMP segment', 'https://www.example.org/amp/news/dam-story'],
    ['print variant', 'https://www.example.org/news/dam-story/print'],
    ['rendering parameter', 'https://example.org/news/dam-story?outputType=amp'],
    ['default ports', 'http://example.org:80/news/dam-story'],
    ['fragment', 'https://example.org/news/dam-story#comments'],
    ['index file', 'https://example.org/news/dam-story/index.html'],
    ['upper-case host and needless escapes', 'HTTPS://Example.ORG/news/dam%2Dstory'],
    ['a source name that is not an ID', 'https://example.org/news/dam-story?ref=homepage&source=rss'],
    ['Google AMP viewer', 'https://www.google.com/amp/s/amp.example.org/news/dam-story'],
    ['AMP cache', 'https://amp-example-org.cdn.ampproject.org/c/s/amp.example.org/news/dam-story'],
    ['archive', 'https://web.archive.org/web/20260303091500id_/https://www.example.org/news/dam-story'],
  ])('normalizes %s', (_what, url) => expect(canonicalUrl(url)).toBe(STORY));

  it.each([
    ['ids in the query', 'https://example.org/story?id=1', 'https://example.org/story?id=2'],
    ['short ids', 'https://example.org/?p=11', 'https://example.org/?p=12'],
    ['index files with an id', 'https://example.org/index.php?article=5', 'https://example.org/index.php?article=6'],
    ['numeric values of doubtful names', 'https://example.org/a?ref=1001', 'https://example.org/a?ref=1002'],
    ['letter case of paths', 'https://example.org/s/aBc-1', 'https://example.org/s/abc-1'],
    ['script routes', 'https://example.org/#!/story/1', 'https://example.org/#!/story/2'],
    ['subdomains', 'https://north.example.org/a-1', 'https://south.example.org/a-1'],
    ['a section called amp', 'https://example.org/amp', 'https://example.org/'],
    ['other ports', 'https://example.org:8443/a-1', 'https://example.org/a-1'],
    [
      'two Google News links',
      'https://news.google.com/rss/articles/CBMiAAAAAAAA1?oc=5',
      'https://news.google.com/rss/articles/CBMiAAAAAAAA2?oc=5',
    ],
  ])('distinguishes %s', (_what, a, b) => expect(canonicalUrl(a)).not.toBe(canonicalUrl(b)));

  it('returns one key for every variant of a Google News link', () => {
    expect(canonicalUrl('https://news.google.com/rss/articles/CBMiXEFVX3lxTE5abc?oc=5')).toBe(
      canonicalUrl('https://news.google.com/articles/CBMiXEFVX3lxTE5abc?hl=en-US'),
    );
  });

  it('does not strip a host prefix that is part of the registered domain', () => {
    expect(canonicalUrl('https://m.co.uk/x-1')).toBe('https://m.co.uk/x-1');
    expect(canonicalUrl('https://amp.dev/x-1')).toBe('https://amp.dev/x-1');
  });

  it('returns text that is not a web URL unchanged', () => {
    expect(canonicalUrl(' not an address ')).toBe('not an address');
    expect(canonicalUrl('mailto:a@example.org')).toBe('mailto:a@example.org');
  });

  it('canonicalizes URLs idempotently, without throwing, and keeps unknown parameters of generated URLs', () => {
    const random = seededRandom(42);
    const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T;
    for (let i = 0; i < 3000; i++) {
      const host =
        pick(['', 'www.', 'm.', 'amp.', 'www.m.', 'news.']) +
        pick(['example.org', 'example.co.uk', 'a.substack.com', 'm.example.com']);
      const path = Array.from({ length: Math.floor(random() * 4) }, () =>
        pick(['amp', 'print', 'index.html', 'story-1', 'Äb', '%2f%41', 'x.amp.html', '2026', '']),
      ).join('/');
      const query = pick([
        '',
        '?id=7',
        '?utm_x=1&story=9',
        '?amp=1',
        '?b=2&a=1',
        '?ref=12a',
        '?q=%20+%26',
        '?article=x%3Dy',
      ]);
      const page = `${host}/${path}${pick(['', '/'])}${query}`;
      const url = `${pick(['http', 'https'])}://${page}${pick(['', '#top', '#!/r/1'])}`;
      const once = canonicalUrl(url);
      expect(canonicalUrl(once)).toBe(once);
      for (const name of ['id', 'story', 'article', 'q', 'a', 'b']) {
        expect(new URL(once).searchParams.get(name)).toBe(new URL(url).searchParams.get(name));
      }
    }
  });
});
