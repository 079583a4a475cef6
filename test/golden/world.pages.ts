import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import type { Article, DateRecord, DomainRating, SourceProfile } from '@corroborate/domain';
import { profileSource, readSigns } from '@corroborate/credibility';
import { extractArticle } from '@corroborate/pages';
import type { Page, World } from '@corroborate/sandbox';
import { escapeHtml } from '@corroborate/text';

/** A page of a world as the product would read it. `id` is its place among the world's addresses in order. */
export interface GoldenPage {
  id: number;
  article: Article;
  profile: SourceProfile;
  /** What a search engine would say of its day. */
  engineDate: DateRecord | null;
}

/** Every page of a world that has a text, without network or database: the same world gives the same pages. */
export async function readWorldPages(world: World): Promise<GoldenPage[]> {
  const pages = [...world.pages].sort((a, b) => (a.url < b.url ? -1 : 1));
  const read = await Promise.all(pages.map(async (page, at) => ({ id: at + 1, page, html: await htmlOf(page) })));
  const ratings = world.ratings.map(({ site, rating }): DomainRating => ({
    site,
    score: rating,
    scheme: 'world',
    label: null,
  }));
  return read.flatMap(({ id, page, html }) => (html === null ? [] : [readPage(id, page, html, { world, ratings })]));
}

function readPage(
  id: number,
  page: Page,
  html: string,
  { world, ratings }: { world: World; ratings: DomainRating[] },
): GoldenPage {
  const { url } = page;
  const fetchedAt = world.now.toISOString();
  const article = extractArticle({
    html,
    url,
    finalUrl: url,
    httpStatus: page.status ?? 200,
    headers: page.headers ?? {},
    fetchedAt,
    via: 'live',
  });
  const registeredAt = world.outlets.find(({ domain }) => domain === article.site)?.registered ?? null;
  const evidence = { ratings, outletName: article.outletName, signs: readSigns(article), now: world.now, registeredAt };
  return { id, article, profile: profileSource(article.host, evidence), engineDate: engineDateOf(page) };
}

function engineDateOf({ engineDate, published }: Page): DateRecord | null {
  const value = engineDate === undefined ? published : engineDate;
  if (!value) return null;
  const moment = new Date(value).toISOString();
  return { value: moment, precision: 'minute', zone: 'UTC', signal: 'engine', earliest: moment, latest: moment };
}

/** Files that are no markup are left out: what is compared is judgement, not the reading of PDFs. */
async function htmlOf({ html, file, text, title }: Page): Promise<string | null> {
  if (html !== undefined) return html;
  if (file !== undefined && /\.html?(\.gz)?$/.test(file)) return unpacked(file);
  return text === undefined ? null : plainPage(title ?? '', text);
}

async function unpacked(file: string): Promise<string> {
  const bytes = await readFile(file);
  return (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
}

const plainPage = (title: string, text: string): string =>
  `<!DOCTYPE html><html><head><title>${escapeHtml(title)}</title></head><body><article><h1>${escapeHtml(title)}</h1>` +
  `${text
    .split(/\n+/)
    .map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`)
    .join('')}</article></body></html>`;
