import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Article } from '@corroborate/domain';
import { ParsePool } from '@corroborate/pages';

/** Invented pages that show what users of other readers reported, kept beside the checkout. */
const SHARED = path.resolve(__dirname, '../../../shared/real-inputs');
const KINDS = path.join(SHARED, 'page-kinds');
const PAGES = path.join(SHARED, 'pages');

interface KindOfPage {
  url: string;
  fetchedAt: string;
  expected: {
    title?: string;
    language?: string;
    verdict?: string;
    byline?: string[];
    published?: string;
    text?: { has?: string[]; hasNot?: string[] };
  };
}

const bytesOf = (file: string): Uint8Array => new Uint8Array(readFileSync(file));
const pool = new ParsePool(0);
const read = (file: string, url: string, fetchedAt: string): Promise<Article> =>
  pool.extract({
    bytes: bytesOf(file),
    kind: 'html',
    url,
    finalUrl: url,
    httpStatus: 200,
    headers: { 'content-type': 'text/html' },
    fetchedAt,
    via: 'live',
  });

/** What of an article is to be as the kind says; a day is compared as a moment. */
function faultsOf(article: Article, { expected }: KindOfPage): string[] {
  const { title, language, verdict, byline, published, text } = expected;
  const moment = published === undefined ? undefined : new Date(published).toISOString();
  const pairs: [string, string | undefined, string | null | undefined][] = [
    ['title', title, article.title],
    ['language', language, article.language],
    ['verdict', verdict, article.verdict],
    ['byline', byline?.join(', '), article.byline],
    ['published', moment, article.published?.value],
  ];
  return [
    ...pairs
      .filter(([, wanted, got]) => wanted !== undefined && wanted !== got)
      .map(([name, , got]) => `${name}: ${got}`),
    ...(text?.has ?? []).filter((part) => !article.text.includes(part)).map((part) => `without "${part}"`),
    ...(text?.hasNot ?? []).filter((part) => article.text.includes(part)).map((part) => `with "${part}"`),
  ];
}

const present = existsSync(KINDS) && existsSync(PAGES);
if (!present) process.stderr.write('skipped: real pages need ../shared/real-inputs beside the checkout\n');
const folder = (dir: string): string[] => (present ? readdirSync(dir) : ['(none)']);
const page = (name: string): Promise<Article> =>
  read(path.join(PAGES, name), 'https://press.example/news/town/bridge-story', '2026-11-25T12:00:00.000Z');
const source = (name: string): string => readFileSync(path.join(PAGES, name), 'utf8');

(present ? describe : describe.skip)('pages of reported kinds (needs ../shared)', () => {
  it.each(folder(KINDS))('reads %s as expected', async (kind) => {
    const wanted = JSON.parse(readFileSync(path.join(KINDS, kind, 'expected.json'), 'utf8')) as KindOfPage;
    const article = await read(path.join(KINDS, kind, 'page.html'), wanted.url, wanted.fetchedAt);
    expect(faultsOf(article, wanted)).toEqual([]);
  });
});

const numbered = (first: number, last: number): string[] =>
  folder(PAGES).filter((name) => !present || (Number.parseInt(name, 10) >= first && Number.parseInt(name, 10) <= last));

/** Days that a page prints or declares, as numbers of a month; every page of these kinds stays within one. */
const daysIn = (html: string): number[] => {
  const written = [...html.matchAll(/(?<!\d)(\d{1,2})(?: de)? (?:\p{L}{3,10})(?: de)? 20\d\d/gu)];
  const figures = [...html.matchAll(/(?<!\d)(\d{2})\/\d{2}\/20\d\d/g)];
  return [...written, ...figures].map(([, day]) => Number(day));
};

/** Runs of text of some length behind the main heading: the article's own. */
function proseIn(html: string): string[] {
  const from = Math.max(0, html.search(/<h1\b/));
  const shown = html.slice(from).replace(/<\/?(?:i|b|nobr)>/g, '');
  const runs = shown.split(/<[^<>]*>|(?<!\\)"|\\n/).map((run) => run.replace(/\s+/g, ' ').trim());
  return runs.filter((run) => run.length >= 80 && /[.!?]$/.test(run) && !/cookies/.test(run));
}

(present ? describe : describe.skip)('pages made from bug reports (needs ../shared)', () => {
  it.each(numbered(1, 3))('dates %s by its first date, or within bounds that include it', async (name) => {
    const first = Math.min(...daysIn(source(name)).concat(Number(/ (\d\d) 20\d\d /.exec(source(name))?.[1] ?? 99)));
    const { published } = await page(name);
    const days = [published?.value, published?.earliest, published?.latest].map((one) => Number(one?.slice(8, 10)));
    expect(days[0] === first || (days[1]! <= first && first <= days[2]!)).toBe(true);
  });

  it.each(numbered(4, 10))('returns the authors of %s as printed, and the headline', async (name) => {
    const { byline, title } = await page(name);
    expect(source(name)).toContain(`<h1>${title}</h1>`);
    expect(byline ?? '').not.toMatch(/\d|admin|feed/i);
    for (const one of byline?.split(', ') ?? []) expect(source(name)).toContain(one);
  });

  it.each(numbered(11, 14))('returns an expected date for %s, or none', async (name) => {
    const { published } = await page(name);
    expect([undefined, '2026-03-14', '2026-11-24', '2026-11-25']).toContain(published?.value.slice(0, 10));
  });

  it.each(numbered(20, 23))('decodes the characters of %s', async (name) => {
    const { text, title } = await page(name);
    const unreadable = `${title} ${text}`.match(/\ufffd/g)?.length ?? 0;
    expect(unreadable).toBeLessThanOrEqual(1);
    expect(text).toMatch(/\p{L}{2}/u);
  });

  it.each(numbered(80, 93))('extracts the full text of %s and nothing before its headline', async (name) => {
    const html = source(name);
    const { text, verdict } = await page(name);
    expect(verdict).toBe('complete');
    expect(proseIn(html).filter((run) => !text.includes(run))).toEqual([]);
    expect(text).not.toMatch(/cookies/);
    expect(text).not.toContain('blown up');
  });
});
