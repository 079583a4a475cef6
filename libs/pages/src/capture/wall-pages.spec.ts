import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { extractArticle } from '../article.extract';

const texts = z.record(z.string(), z.string());
const PAGES = z
  .object({
    /** The first paragraph of the same story in each language. */
    leads: texts,
    walls: z.array(
      z.object({
        language: z.string(),
        /** Verdicts that are right, separated by `|`. */
        verdict: z.string(),
        shape: z.enum(['below', 'inside', 'notfree', 'alone', 'form', 'dialog']),
        title: z.string(),
        lines: z.array(z.string()),
      }),
    ),
    /** Complete short articles that are about subscriptions, cookies, logins and the like. */
    articles: z.array(z.object({ language: z.string(), title: z.string(), paragraphs: z.array(z.string()) })),
    /** Offers that stand below any article. */
    boxes: z.record(z.string(), z.array(z.string())),
  })
  .parse(JSON.parse(readFileSync(path.join(__dirname, '../testing/wall-pages.json'), 'utf8')));
type Wall = (typeof PAGES)['walls'][number];
type Item = (typeof PAGES)['articles'][number];

const URL_ = 'https://velmouth-herald.example/news/swing-bridge-closes-for-a-year';
const read = (html: string) =>
  extractArticle({
    html,
    url: URL_,
    finalUrl: URL_,
    httpStatus: 200,
    headers: {},
    fetchedAt: '2026-03-10T12:00:00.000Z',
    via: 'live',
  });

const frame = ({ language, title }: Pick<Wall, 'language' | 'title'>, body: string, head = ''): string =>
  `<html lang="${language}"><head><title>${title} | Velmouth Herald</title>${head}</head><body><header>` +
  '<a href="/">Velmouth Herald</a><nav><a href="/news">News</a> <a href="/sport">Sport</a></nav></header>' +
  `${body}<footer><p>© Velmouth Herald. <a href="/imprint">Imprint</a></p></footer></body></html>`;
const metadata = (title: string, more: object = {}): string =>
  `<script type="application/ld+json">${JSON.stringify({
    '@type': 'NewsArticle',
    headline: title,
    datePublished: '2026-03-10',
    ...more,
  })}</script>`;
const paragraphs = (list: string[]): string => list.map((text) => `<p>${text}</p>`).join('');

function wallPage(wall: Wall): string {
  const { language, shape, title, lines } = wall;
  const heading = `<h1>${title}</h1>`;
  const teaser = `<article>${heading}<p>${PAGES.leads[language]}</p>`;
  const said = paragraphs(lines);
  const bodies: Record<Wall['shape'], string> = {
    below: `<main>${teaser}</article><div>${said}</div></main>`,
    notfree: `<main>${teaser}</article><div>${said}</div></main>`,
    inside: `<main>${teaser}${said}</article></main>`,
    alone: `<main>${heading}${said}</main>`,
    form: `<main>${heading}${said}<form><input type="email"><input type="password"></form></main>`,
    dialog: `<main><article>${heading}</article></main><div role="dialog">${said}</div>`,
  };
  const head = shape === 'alone' || shape === 'form' ? '' : metadata(title, notFree(shape));
  return frame(wall, bodies[shape], head);
}
const notFree = (shape: Wall['shape']): object => (shape === 'notfree' ? { isAccessibleForFree: 'False' } : {});

const named = (wall: Wall): [string, Wall] => [`${wall.language}: ${wall.lines.join(' ').slice(0, 60)}`, wall];

describe('a wall in any language', () => {
  it.each(PAGES.walls.map(named))('recognizes a wall in any language: %s', (_, wall) => {
    expect(wall.verdict.split('|')).toContain(read(wallPage(wall)).verdict);
  });
});

describe('a short article about subscriptions, cookies or logins', () => {
  const boxesOf = ({ language }: Item): string => paragraphs(PAGES.boxes[language] ?? PAGES.boxes.en ?? []);
  const story = (item: Item): string => `<article><h1>${item.title}</h1>${paragraphs(item.paragraphs)}</article>`;
  const cookies = '<div role="dialog" class="cookie-banner"><p>We and our 120 partners store cookies.</p></div>';
  const shapes: [string, (item: Item) => string][] = [
    ['alone', (item) => frame(item, `<main>${story(item)}</main>`, metadata(item.title))],
    [
      'above offers of the outlet',
      (item) => frame(item, `<main>${story(item)}<div>${boxesOf(item)}</div></main>`, metadata(item.title)),
    ],
    [
      'behind a cookie banner',
      (item) =>
        frame(
          item,
          `<main>${story(item)}<aside class="subscribe">${boxesOf(item)}</aside></main>${cookies}`,
          metadata(item.title, { isAccessibleForFree: 'True' }),
        ),
    ],
    [
      'without metadata',
      (item) => frame(item, `<div><h1>${item.title}</h1><span>10.03.2026</span>${paragraphs(item.paragraphs)}</div>`),
    ],
  ];
  describe.each(shapes)('%s', (_, page) => {
    it.each(PAGES.articles.map((item): [string, Item] => [item.title, item]))(
      'rates a short article about subscriptions, cookies or logins as complete: %s',
      (__, item) => {
        const { text, verdict } = read(page(item));
        expect(verdict).toBe('complete');
        expect(item.paragraphs.filter((one) => !text.includes(one))).toEqual([]);
      },
    );
  });
});
