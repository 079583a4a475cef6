import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { EngineName, Page, World } from '../world/world.types';
import { formatAddress, getHost } from '../world/world.view';
import { extractHtmlText, extractPdfText } from './page.text';
import { DIALECTS, type Dialect, type ParsedQuery, parseQuery } from './query.parser';
import { bestPassage, truncateText, wantedStems } from './snippet';
import { type IndexedEntry, type TextEntry, TextIndex } from './text-index';

export interface PageQuery {
  engine: EngineName;
  raw: string;
  dialect: Dialect;
  /** Limits on the date that the engine shows; `to` is exclusive. Undated pages never match. */
  from?: Date;
  to?: Date;
  minCoverage: number;
}

interface IndexedPage {
  page: Page;
  url: URL;
  title: string;
  outlet: string;
  /** The date that the engine shows. */
  date: Date | null;
}

export interface PageHit extends IndexedPage {
  score: number;
  coverage: number;
  snippet(length: number): string;
}

/**
 * Engines that index every page that does not list its own engines; the Guardian's index has only the Guardian's pages.
 */
const GENERAL_ENGINES: ReadonlySet<EngineName> = new Set<EngineName>([
  'google',
  'bing',
  'duckduckgo',
  'brave',
  'searxng',
  'tavily',
  'serper',
  'googlenews',
  'bingnews',
  'gdelt',
  'newsapi',
  'webiq',
  'mojeek',
]);
const CACHE_SIZE = 2000;

/** Search over the pages of a world, independent of any engine's wire format. */
export class SearchEngine {
  private readonly cache = new LRUCache<string, PageHit[]>({ max: CACHE_SIZE });

  private constructor(
    private readonly index: TextIndex<IndexedPage>,
    private readonly now: Date,
  ) {}

  static async build(world: World, outletName: (host: string) => string): Promise<SearchEngine> {
    const entries: TextEntry<IndexedPage>[] = [];
    for (const page of world.pages) {
      const early = !page.published || new Date(page.published) <= world.now;
      if (early && (page.redirect === undefined || page.indexed)) entries.push(await entryOf(page, outletName));
    }
    return new SearchEngine(new TextIndex(entries), world.now);
  }

  /** Best first, unpaged. Results are cached, because a world is immutable. */
  search(query: PageQuery): PageHit[] {
    const key = JSON.stringify([{ ...query, dialect: nameOf(query.dialect) }]);
    const known = this.cache.get(key);
    if (known) return known;
    const hits = this.find(query);
    this.cache.set(key, hits);
    return hits;
  }

  private find(query: PageQuery): PageHit[] {
    const parsed = parseQuery(query.raw, query.dialect);
    const window = windowOf(query, parsed);
    const wanted = wantedStems(parsed.clauses);
    const hits = this.index.search({
      clauses: parsed.clauses,
      minCoverage: query.minCoverage,
      keep: (entry) => isFindable(entry.item, query.engine) && isInWindow(entry.item.date, window),
    });
    return hits.map(({ entry, score, coverage }) => hitOf(entry, score, coverage, wanted));
  }
}

function nameOf(dialect: Dialect): string {
  return Object.entries(DIALECTS).find(([, known]) => known === dialect)?.[0] ?? '';
}

function windowOf(query: PageQuery, parsed: ParsedQuery) {
  const from = [query.from, parsed.after].filter((date) => date !== undefined);
  const to = [query.to, parsed.before].filter((date) => date !== undefined);
  return {
    from: from.length > 0 ? new Date(Math.max(...from.map(Number))) : undefined,
    to: to.length > 0 ? new Date(Math.min(...to.map(Number))) : undefined,
  };
}

function isInWindow(date: Date | null, { from, to }: { from?: Date; to?: Date }): boolean {
  if (!from && !to) return true;
  return date !== null && (!from || date >= from) && (!to || date < to);
}

const isFindable = ({ page }: IndexedPage, engine: EngineName): boolean =>
  page.indexed ? page.indexed.includes(engine) : GENERAL_ENGINES.has(engine);

function hitOf(entry: IndexedEntry<IndexedPage>, score: number, coverage: number, wanted: Set<string>): PageHit {
  const { page, url, title, outlet, date } = entry.item;
  const snippets = new Map<number, string>();
  return {
    page,
    url,
    title,
    outlet,
    date,
    score,
    coverage,
    snippet: (length) => {
      const known =
        snippets.get(length) ?? truncateText(page.snippet ?? bestPassage(entry.body, wanted, length), length);
      snippets.set(length, known);
      return known;
    },
  };
}

async function entryOf(page: Page, outletName: (host: string) => string): Promise<TextEntry<IndexedPage>> {
  const url = new URL(page.url);
  const read = await readPage(page);
  const title = page.title ?? (read.title || truncateText(read.text.split('\n')[0] ?? '', 70) || page.url);
  const outlet = outletName(getHost(url));
  return {
    item: { page, url, title, outlet, date: shownDate(page) },
    title,
    body: read.text,
    source: `${outlet} ${getHost(url).replaceAll('.', ' ')}`,
    address: formatAddress(url).toLowerCase(),
  };
}

function shownDate(page: Page): Date | null {
  const date = page.engineDate === undefined ? page.published : page.engineDate;
  return date === undefined || date === null ? null : new Date(date);
}

async function readPage(page: Page) {
  if (page.html !== undefined) return extractHtmlText(page.html);
  if (page.file !== undefined) return readFileText(page.file);
  return { title: '', text: page.text ?? '' };
}

async function readFileText(path: string) {
  const raw = await readFile(path);
  const bytes = path.endsWith('.gz') ? gunzipSync(raw) : raw;
  const name = path.replace(/\.gz$/, '');
  if (name.endsWith('.pdf')) return { title: '', text: extractPdfText(bytes) };
  if (/\.x?html?$/.test(name)) return extractHtmlText(bytes.toString('utf8'));
  return { title: '', text: /\.(txt|md|csv|json|xml)$/.test(name) ? bytes.toString('utf8') : '' };
}
