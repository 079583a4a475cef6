import { safeUrl } from './safe-url';

describe('an external URL', () => {
  it.each([
    ['https://news.example/a b', 'https://news.example/a%20b'],
    ['HTTP://news.example', 'http://news.example/'],
  ])('links an external URL: %s', (url, href) => {
    expect(safeUrl(url)).toBe(href);
  });

  it.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'file:///etc/passwd',
    '//news.example/a',
    '/relative',
    'no address',
    '',
    null,
    undefined,
  ])('shows an unsafe or invalid external URL as text without a link: %j', (url) => {
    expect(safeUrl(url)).toBeNull();
  });
});
