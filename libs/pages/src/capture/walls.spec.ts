import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { extractArticle } from '../article.extract';

const list = z.array(z.string());
const titled = z.array(z.tuple([z.string(), z.string()]));
/** Texts of pages that show something other than their article, or only its start, in many languages. */
const SAID = z
  .object({
    meters: list,
    offers: list,
    lines: list,
    registrations: list,
    harmless: list,
    blockers: list,
    cookies: list,
    boxes: z.array(z.tuple([z.string(), z.string(), z.string()])),
    regions: titled,
    ages: titled,
    scripts: titled,
    gone: titled,
    robots: titled,
  })
  .parse(JSON.parse(readFileSync(path.join(__dirname, '../testing/wall-lines.json'), 'utf8')));

const LEAD =
  'The harbor council of Velmouth voted on Tuesday evening to close the old swing bridge for a year, after engineers ' +
  'found cracks in two of its bearings, the mayor told reporters in front of the town hall. Ferries will run every ' +
  'twenty minutes between the two quays from Monday on.';
const REST =
  '<p>The works cost nine million and are paid by the county, the treasurer said. A third of the sum was set aside ' +
  'last year, and the remainder comes from a loan that the council approved in March by eleven votes to four.</p>' +
  '<p>Shopkeepers on the eastern quay fear for their trade. Two of them asked for a temporary footbridge, which the ' +
  'engineers ruled out because barges pass the narrows at night. The council will meet again in May.</p>';

const frame = (body: string, head = ''): string =>
  `<html lang="en"><head><title>Velmouth Herald</title>${head}</head><body><header><a href="/">Velmouth Herald</a>` +
  '<nav><a href="/news">News</a> <a href="/sport">Sport</a> <a href="/opinion">Opinion</a></nav></header>' +
  `<main>${body}</main><footer><p>© Velmouth Herald. <a href="/imprint">Imprint</a></p></footer></body></html>`;
/** The start of a story, then a message in a separate box. */
const teaser = (message: string, attributes = ''): string =>
  frame(
    `<article><h1>Swing bridge closes for a year</h1><p>${LEAD}</p></article>` +
      `<div ${attributes}><p>${message}</p></div>`,
  );
/** The message as the next paragraph of the story. */
const teaserInside = (message: string): string =>
  frame(`<article><h1>Swing bridge closes for a year</h1><p>${LEAD}</p><p>${message}</p></article>`);
const alone = (title: string, ...lines: string[]): string =>
  frame(`<h1>${title}</h1>${lines.map((line) => `<p>${line}</p>`).join('')}`);
const whole = (more: string): string =>
  frame(`<article><h1>Swing bridge closes for a year</h1><p>${LEAD}</p>${REST}${more}</article>`);

const read = (html: string) =>
  extractArticle({
    html,
    url: 'https://velmouth-herald.example/news/swing-bridge-closes-for-a-year',
    finalUrl: 'https://velmouth-herald.example/news/swing-bridge-closes-for-a-year',
    httpStatus: 200,
    headers: {},
    fetchedAt: '2026-03-10T12:00:00.000Z',
    via: 'live',
  });

const teaserOverBox = ([heading, offer, button]: string[]): string =>
  frame(
    `<article><h1>Swing bridge closes for a year</h1><p>${LEAD}</p></article>` +
      `<section><h3>${heading}</h3><p>${offer}</p><button>${button}</button></section>`,
  );

const complete = (html: string) => read(html).verdict === 'complete';

describe('a page that withholds its article', () => {
  it.each(SAID.meters)('rates a teaser behind a meter as incomplete: %s', (line) => {
    expect(complete(teaser(line))).toBe(false);
    expect(complete(teaserInside(line))).toBe(false);
  });
  it.each(SAID.offers)('rates a teaser before an offer as incomplete: %s', (line) => {
    expect(complete(teaser(line))).toBe(false);
    expect(complete(teaserInside(line))).toBe(false);
  });
  it.each(SAID.lines)('rates a teaser above a paywall line as incomplete: %s', (line) => {
    expect(complete(teaser(line))).toBe(false);
  });
  it('rates a teaser above a box with a class that names a paywall as incomplete, in any language', () => {
    expect(complete(teaser('Zzyx qua vorl.', 'class="article-paywall"'))).toBe(false);
    expect(complete(teaser('Zzyx qua vorl.', 'class="article-note"'))).toBe(true);
  });
  it.each(SAID.registrations)('rates a teaser before a registration as incomplete: %s', (line) => {
    expect(complete(teaser(line))).toBe(false);
    expect(complete(teaserInside(line))).toBe(false);
  });
  it.each(SAID.boxes)('rates a teaser before a box with %s, %s, %s as incomplete', (...lines) => {
    expect(complete(teaserOverBox(lines))).toBe(false);
  });
  it.each([...SAID.regions, ...SAID.ages, ...SAID.scripts, ...SAID.gone, ...SAID.robots])(
    'rates a page as incomplete if its only text is a notice: %s: %s',
    (title, line) => {
      expect(complete(alone(title, line))).toBe(false);
    },
  );
  it.each([...SAID.blockers, ...SAID.cookies])(
    'rates a page as incomplete if its only text is a request: %s',
    (line) => {
      expect(complete(alone('Velmouth Herald', line))).toBe(false);
    },
  );
});

describe('an excerpt', () => {
  it.each([' […]', ' The council [...]', ' and then …'])('rates an excerpt as partial if it ends with %s', (end) => {
    expect(read(teaser('Zzyx').replace('from Monday on.', `from Monday on.${end}`)).verdict).toBe('partial');
  });
});

describe('a whole article', () => {
  it('rates a short article with several paragraphs and an offer below it as complete', () => {
    const short = whole('').replace('<footer>', '<div class="paywall-teaser">Zzyx qua vorl.</div><footer>');
    expect(complete(short)).toBe(true);
    expect(complete(short.replace('The council will meet again in May.', 'The council will'))).toBe(false);
  });
  it.each(SAID.harmless)('rates a whole article above a line that withholds nothing as complete: %s', (line) => {
    expect(complete(teaser(line))).toBe(true);
  });
  it.each([...SAID.meters, ...SAID.offers, ...SAID.registrations])(
    'rates a whole article above an offer in a separate box as complete: %s',
    (line) => {
      expect(complete(whole(REST).replace('<footer>', `<aside><p>${line}</p></aside><footer>`))).toBe(true);
    },
  );
});
