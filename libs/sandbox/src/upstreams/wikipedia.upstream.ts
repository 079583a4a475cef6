import { DIALECTS, parseQuery } from '../index/query.parser';
import { textOfHtml } from '../index/page.text';
import { bestPassage, wantedStems } from '../index/snippet';
import type { PublicRecord } from '../world/world.types';
import { escapeMarkup, formOf, json, plain, wholeNumber } from './replies';
import type { Reply, Upstream, UpstreamContext, UpstreamRequest } from './upstream.types';

/** Articles come from `records.jsonl` and from pages that name `wikipedia` among their engines. */
interface Entry {
  id: number;
  title: string;
  text: string;
  timestamp: string | undefined;
  url: string;
  item?: string;
}

export const wikipedia: Upstream = {
  name: 'wikipedia',
  serves: (host) => /^([a-z-]{2,12}\.)?(m\.)?wikipedia\.org$/.test(host),
  owns: ({ pathname }) => pathname === '/w/api.php',
  handle: (request, context) => {
    if (anonymous(request))
      return plain('Please set a user-agent and respect our robot policy https://w.wiki/4wJS', 403);
    return action(formOf(request), request.url.hostname, context);
  },
};

/** Wikimedia wants to know who calls; library defaults do not say it. */
export function anonymous({ headers }: UpstreamRequest): boolean {
  const agent = headers['api-user-agent'] ?? headers['user-agent'] ?? '';
  return (
    agent.trim() === '' ||
    /^(undici|node|node-fetch|axios\/[\d.]+|python-requests\/[\d.]+|curl\/[\d.]+)$/i.test(agent.trim())
  );
}

function entryOfRecord(record: PublicRecord, host: string): Entry {
  const id = Number(record.fields.pageid ?? record.id);
  return {
    id: Number.isInteger(id) ? id : 1,
    title: record.title,
    text: record.text,
    timestamp: record.date,
    url: record.url ?? `https://${host}/wiki/${encodeURIComponent(record.title.replaceAll(' ', '_'))}`,
    ...(typeof record.fields.wikibase_item === 'string' ? { item: record.fields.wikibase_item } : {}),
  };
}

function allEntries(host: string, { side, world, view }: UpstreamContext): Entry[] {
  const records = side.recordsOf('wikipedia').entries.map(({ item }) => entryOfRecord(item, host));
  const pages = world.pages.filter(
    (page) => page.indexed?.includes('wikipedia') && view.knowsHost(new URL(page.url).hostname),
  );
  return [
    ...records,
    ...pages.map((page, index) => {
      const read = page.html === undefined ? { title: '', text: page.text ?? '' } : textOfHtml(page.html);
      return {
        id: 90_000_000 + index,
        title: page.title ?? read.title,
        text: read.text,
        timestamp: page.published,
        url: page.url,
      };
    }),
  ];
}

function found(query: string, host: string, context: UpstreamContext): Entry[] {
  const { side, search } = context;
  const records = side
    .find(side.recordsOf('wikipedia'), query, DIALECTS.plain)
    .map(({ entry }) => entryOfRecord(entry.item, host));
  const urls = search
    .search({ engine: 'wikipedia', raw: query, dialect: DIALECTS.plain, minCoverage: 1 })
    .map(({ page }) => page.url);
  return [...records, ...allEntries(host, context).filter(({ url, id }) => id >= 90_000_000 && urls.includes(url))];
}

function action(form: URLSearchParams, host: string, context: UpstreamContext): Reply {
  if (form.get('action') !== 'query')
    return apiError('badvalue', `Unrecognized value for parameter "action": ${form.get('action') ?? ''}.`);
  if (form.get('list') === 'search') return actionSearch(form, host, context);
  return actionPages(form, host, context);
}

function actionSearch(form: URLSearchParams, host: string, context: UpstreamContext): Reply {
  const query = form.get('srsearch') ?? '';
  if (query.trim() === '') return apiError('missingparam', 'The "srsearch" parameter must be set.');
  const all = found(query, host, context);
  const offset = wholeNumber(form.get('sroffset'), 0, 0, 10_000);
  const limit = wholeNumber(form.get('srlimit'), 10, 1, 500);
  const more = all.length > offset + limit;
  return json({
    batchcomplete: true,
    ...(more ? { continue: { sroffset: offset + limit, continue: '-||' } } : {}),
    query: {
      searchinfo: { totalhits: all.length },
      search: all.slice(offset, offset + limit).map((entry) => ({
        ns: 0,
        title: entry.title,
        pageid: entry.id,
        size: entry.text.length,
        wordcount: entry.text.split(/\s+/).length,
        snippet: marked(entry.text, query),
        ...(entry.timestamp === undefined ? {} : { timestamp: stampOf(entry.timestamp) }),
      })),
    },
  });
}

function actionPages(form: URLSearchParams, host: string, context: UpstreamContext): Reply {
  const titles = (form.get('titles') ?? '').split('|').filter(Boolean);
  const all = allEntries(host, context);
  const pages = titles.map((title) => {
    const known = all.find((entry) => entry.title.toLowerCase() === title.replaceAll('_', ' ').toLowerCase());
    return known ? pageOf(known, form) : { ns: 0, title, missing: true };
  });
  return json({ batchcomplete: true, query: { pages } });
}

function pageOf(entry: Entry, form: URLSearchParams) {
  const props = (form.get('prop') ?? '').split('|');
  const wantsText = form.has('explaintext');
  const intro = form.has('exintro') ? (entry.text.split(/\n\s*\n/)[0] ?? '') : entry.text;
  return {
    pageid: entry.id,
    ns: 0,
    title: entry.title,
    ...(props.includes('extracts') ? { extract: wantsText ? intro : `<p>${escapeMarkup(intro)}</p>` } : {}),
    ...(props.includes('pageprops')
      ? { pageprops: entry.item === undefined ? {} : { wikibase_item: entry.item } }
      : {}),
    ...(props.includes('info')
      ? {
          contentmodel: 'wikitext',
          pagelanguage: 'en',
          touched: stampOf(entry.timestamp ?? '2026-01-01'),
          length: entry.text.length,
          fullurl: entry.url,
          canonicalurl: entry.url,
        }
      : {}),
  };
}

/** A passage in which the query's words stand in `<span class="searchmatch">`. */
function marked(text: string, query: string): string {
  const wanted = wantedStems(parseQuery(query, DIALECTS.plain).clauses);
  const words = new Set(query.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []);
  return escapeMarkup(bestPassage(text, wanted, 200)).replace(/[\p{L}\p{N}]{3,}/gu, (word) =>
    words.has(word.toLowerCase()) ? `<span class="searchmatch">${word}</span>` : word,
  );
}

function stampOf(date: string): string {
  return `${new Date(date).toISOString().slice(0, 19)}Z`;
}

/** The action API reports errors with 200. */
function apiError(code: string, info: string): Reply {
  return json({ error: { code, info }, servedby: 'mw1' }, 200, { 'mediawiki-api-error': code });
}
