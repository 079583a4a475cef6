import { extractArticle } from '../article.extract';
import { cpuNow } from '../../../../test/support/cpu';

const SENTENCE =
  'The town council voted on Monday to close the old swimming hall after engineers found ' +
  'cracks in its roof, the mayor said. ';
const ld = (more: object) =>
  '<script type="application/ld+json">' +
  JSON.stringify({ '@type': 'NewsArticle', headline: 'Hall closes in the town', ...more }) +
  '</script>';
const html = (head: string, body: string) =>
  `<html><head><title>Hall closes in the town</title>${head}</head><body>${body}</body></html>`;
const article = (sentences: number) =>
  `<article><h1>Hall closes in the town</h1>${`<p>${SENTENCE}</p>`.repeat(sentences)}</article>`;

interface Case {
  name: string;
  html: string;
  status?: number;
  headers?: Record<string, string>;
  finalUrl?: string;
  verdict: string;
}

const CASES: Case[] = [
  { name: 'a whole article', html: html('', article(12)), verdict: 'complete' },
  {
    name: 'a whole article under a cookie banner',
    html: html(
      '',
      '<div role="dialog" id="cookie-consent"><p>We and our partners use cookies to store ' +
        `personal data.</p><button>Accept all</button></div>${article(4)}`,
    ),
    verdict: 'complete',
  },
  {
    name: 'a long article that offers a subscription',
    html: html('', `${article(30)}<div class="promo">Already a subscriber? Subscribe to continue supporting us.</div>`),
    verdict: 'complete',
  },
  {
    name: 'an article about captchas',
    html: html(
      '',
      article(20).replace(
        '</article>',
        '<p>Asked to verify you are human, many readers give up, the study says.</p></article>',
      ),
    ),
    verdict: 'complete',
  },
  {
    name: 'an article that mentions 1,410 missing pages',
    html: html(
      '',
      article(3).replace('the mayor said', 'about 1,410 pages of the plan are no longer available, the mayor said'),
    ),
    verdict: 'complete',
  },
  {
    name: 'markup that stops in the middle',
    html:
      '<html><head><title>Hall closes</title></head><body><div><article>' +
      `<p>${SENTENCE}</p>`.repeat(10) +
      '<p>The roof was',
    verdict: 'partial',
  },
  {
    name: 'an article with far fewer words than it declares',
    html: html(ld({ wordCount: 900 }), article(8)),
    verdict: 'partial',
  },
  {
    name: 'a teaser that says it is not free',
    html: html(ld({ isAccessibleForFree: false }), article(2)),
    verdict: 'paywall',
  },
  {
    name: 'a teaser before a demand to subscribe',
    html: html('', `${article(2)}<div class="wall"><p>Subscribe to continue reading.</p></div>`),
    verdict: 'paywall',
  },
  {
    name: 'a metered article shown in full',
    html: html(ld({ isAccessibleForFree: 'False' }), article(30)),
    verdict: 'complete',
  },
  {
    name: 'a German teaser for subscribers',
    html: html(
      '',
      `${article(2)}<p>Dieser Artikel ist exklusiv für Abonnenten. Jetzt weiterlesen mit einem Probeabo.</p>`,
    ),
    verdict: 'paywall',
  },
  {
    name: 'a demand to log in',
    html: html(
      '',
      '<main><h1>Welcome</h1><p>Please log in to continue reading this page.</p><form><input ' +
        'type="email"><input type="password"></form></main>',
    ),
    verdict: 'login-wall',
  },
  {
    name: 'a Cloudflare challenge with status 403',
    html:
      '<html><head><title>Just a moment...</title></head><body><p>Checking your browser before ' +
      'accessing.</p><script src="/cdn-cgi/challenge-platform/x.js"></script></body></html>',
    status: 403,
    verdict: 'challenge',
  },
  {
    name: 'a challenge with status 200',
    html:
      '<html><head><title>Just a moment...</title></head><body><h2>Verify you are human by ' +
      'completing the action below.</h2></body></html>',
    verdict: 'challenge',
  },
  {
    name: 'an answer marked as mitigated',
    html: html('', '<p>One moment</p>'),
    headers: { 'cf-mitigated': 'challenge' },
    verdict: 'challenge',
  },
  { name: 'a plain 403', html: html('', '<h1>Forbidden</h1>'), status: 403, verdict: 'refused' },
  { name: 'a plain 503', html: html('', '<h1>Service unavailable</h1>'), status: 503, verdict: 'error' },
  { name: 'a 401', html: html('', '<h1>Unauthorized</h1>'), status: 401, verdict: 'login-wall' },
  { name: 'a 404', html: html('', article(10)), status: 404, verdict: 'gone' },
  { name: 'a 410', html: html('', '<p>Gone</p>'), status: 410, verdict: 'gone' },
  {
    name: 'a soft 404',
    html:
      '<html><head><title>Page not found</title></head><body><main><h1>Sorry, the page you are ' +
      'looking for does not exist.</h1><p>Try the search.</p></main></body></html>',
    verdict: 'gone',
  },
  {
    name: 'a site under maintenance that answers 200',
    html:
      '<html><head><title>The Harbor Post</title></head><body><main><h1>We’ll be back soon</h1><p>Our site is ' +
      'undergoing scheduled maintenance. Thank you for your patience, and look in again soon.</p></main></body></html>',
    verdict: 'error',
  },
  {
    name: 'an archive that was told not to show the page',
    html:
      '<html><head><title>Archive</title></head><body><div><h1>Sorry.</h1><p>This URL has been excluded from ' +
      'the Wayback Machine.</p></div></body></html>',
    verdict: 'error',
  },
  {
    name: 'a short report on maintenance',
    html: html(
      '',
      '<p>The swing bridge is under maintenance until May, the harbor office said on Monday.</p>' + article(10),
    ),
    verdict: 'complete',
  },
  {
    name: 'an article address that leads to the front page',
    html: html('', article(10)),
    finalUrl: 'https://news.example.org/',
    verdict: 'gone',
  },
  {
    name: 'a consent page',
    html:
      '<html><head><title>Before you continue</title></head><body><div><p>We and our partners ' +
      'use cookies and process personal data. Accept all to continue.</p><button>Accept ' +
      'all</button></div></body></html>',
    verdict: 'consent',
  },
  { name: 'an empty page', html: '', verdict: 'error' },
  {
    name: 'an empty shell for scripts',
    html: '<html><head><title>App</title></head><body><div id="root"></div><script>boot()</script></body></html>',
    verdict: 'error',
  },
];

describe('capture verdict', () => {
  it.each(CASES)('returns $verdict for $name', ({ html: markup, status, headers, finalUrl, verdict }) => {
    const url = 'https://news.example.org/town/hall-closes-in-the-town';
    const read = extractArticle({
      html: markup,
      url,
      finalUrl: finalUrl ?? url,
      httpStatus: status ?? 200,
      headers: headers ?? {},
      fetchedAt: '2024-06-30T12:00:00.000Z',
      via: 'live',
    });
    expect([read.verdict, read.verdictReason]).toEqual([verdict, expect.stringMatching(/\w.*\./)]);
  });

  it('rejects hostile markup quickly with a reason', () => {
    const hostile = [
      '<div>'.repeat(100_000),
      '<p>'.repeat(200_000),
      '<'.repeat(1_000_000),
      '<b>'.repeat(300) + '<p>x</p>'.repeat(9_000),
    ];
    for (const markup of hostile) {
      const started = cpuNow();
      const read = extractArticle({
        html: markup,
        url: 'https://a.example/x',
        finalUrl: 'https://a.example/x',
        httpStatus: 200,
        headers: {},
        fetchedAt: '2024-06-30T12:00:00.000Z',
        via: 'live',
      });
      expect(read.verdict).toBe('refused');
      expect(cpuNow() - started).toBeLessThan(3000);
    }
  });

  it('handles long runs of spaces, dates or incomplete patterns within the time limit', () => {
    const prose = `<p>${SENTENCE}</p>`.repeat(3);
    const hostile = [
      `<title>${' '.repeat(300_000)}</title>${prose}`,
      '<time datetime="2020-01-01">x</time>'.repeat(8000) + prose,
      `<p>${'AI systems reading this page and '.repeat(20_000)}</p>`,
      `<p>${'('.repeat(50_000)}</p>${prose}`,
      `<p>${'1.'.repeat(200_000)}</p>`,
    ];
    for (const markup of hostile) {
      const started = cpuNow();
      extractArticle({
        html: markup,
        url: 'https://a.example/x',
        finalUrl: 'https://a.example/x',
        httpStatus: 200,
        headers: {},
        fetchedAt: '2024-06-30T12:00:00.000Z',
        via: 'live',
      });
      expect(cpuNow() - started).toBeLessThan(4000);
    }
  });
});
