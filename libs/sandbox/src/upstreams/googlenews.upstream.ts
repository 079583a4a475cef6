import { createHash } from 'node:crypto';
import { DIALECTS } from '../index/query.parser';
import type { PageHit } from '../index/search-engine';
import { escapeMarkup, formOf, html, notFound, xml } from './replies';
import type { Reply, Upstream, UpstreamContext, UpstreamRequest } from './upstream.types';

const MAX_ITEMS = 100;

export const googlenews: Upstream = {
  name: 'googlenews',
  serves: (host) => host === 'news.google.com',
  handle: (request, context) => {
    const { pathname } = request.url;
    if (pathname === '/rss/search') return feed(request, context);
    if (pathname === '/_/DotsSplashUi/data/batchexecute' && request.method === 'POST') return decode(request, context);
    const article = /^\/(?:rss\/)?(?:articles|read)\/([\w-]+)$/.exec(pathname)?.[1];
    return article === undefined ? notFound() : articlePage(article, context);
  },
};

function feed(request: UpstreamRequest, context: UpstreamContext): Reply {
  const query = formOf(request).get('q') ?? '';
  const hits = context.search
    .search({ engine: 'googlenews', raw: query, dialect: DIALECTS.google, minCoverage: 0.7 })
    .slice(0, MAX_ITEMS);
  const edition = request.url.searchParams;
  const link =
    `https://news.google.com/search?q=${encodeURIComponent(query)}&hl=${edition.get('hl') ?? 'en-US'}` +
    `&gl=${edition.get('gl') ?? 'US'}&ceid=${edition.get('ceid') ?? 'US:en'}`;
  return xml(
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?><rss version="2.0" ' +
      'xmlns:media="http://search.yahoo.com/mrss/"><channel><generator>NFE/5.0</generator>' +
      `<title>${escapeMarkup(query)} - Google News</title><link>${escapeMarkup(link)}</link>` +
      `<language>${escapeMarkup(edition.get('hl') ?? 'en-US')}</language>` +
      '<webMaster>news-webmaster@google.com</webMaster><copyright>Copyright © ' +
      `${context.world.now.getUTCFullYear()} Google. All rights reserved.</copyright>` +
      `<lastBuildDate>${context.world.now.toUTCString()}</lastBuildDate><description>Google News` +
      `</description>${hits.map((hit) => item(hit, context)).join('')}</channel></rss>`,
  );
}

function item(hit: PageHit, context: UpstreamContext): string {
  const id = remember(hit.page.url, context);
  const link = `https://news.google.com/rss/articles/${id}?oc=5`;
  const description =
    `<a href="${link}" target="_blank">${escapeMarkup(hit.title)}</a>&nbsp;&nbsp;<font ` +
    `color="#6f6f6f">${escapeMarkup(hit.outlet)}</font>`;
  const date = hit.date ? `<pubDate>${hit.date.toUTCString()}</pubDate>` : '';
  return (
    `<item><title>${escapeMarkup(`${hit.title} - ${hit.outlet}`)}</title><link>${link}</link><guid ` +
    `isPermaLink="false">${id}</guid>${date}<description>${escapeMarkup(description)}</description>` +
    `<source url="${escapeMarkup(hit.url.origin)}">${escapeMarkup(hit.outlet)}</source></item>`
  );
}

/** An id as given out since 2024: no address inside, only a token that the decoding endpoint knows. */
function articleId(url: string): string {
  const token = createHash('sha512').update(url).digest('base64url');
  const inner = Buffer.from(`AU_yqL${token}${token.slice(0, 40)}`);
  return Buffer.concat([Buffer.from([0x08, 0x13, 0x22, inner.length]), inner]).toString('base64url');
}

function remember(url: string, { memory }: UpstreamContext): string {
  const id = articleId(url);
  memory.set(`googlenews:${id}`, url);
  return id;
}

/** Ids stay good after a restart: an unknown one is looked for among the world's pages. */
function addressOf(id: string, context: UpstreamContext): string | undefined {
  const key = `googlenews:${id}`;
  if (!context.memory.has(key)) for (const page of context.world.pages) remember(page.url, context);
  return context.memory.get(key) as string | undefined;
}

function signatureOf(id: string) {
  const digest = createHash('sha256').update(`sg:${id}`).digest();
  return {
    signature: `AW5X${digest.toString('base64url').slice(0, 28)}`,
    timestamp: String(1_795_000_000 + (digest[0] ?? 0)),
  };
}

function articlePage(id: string, context: UpstreamContext): Reply {
  if (addressOf(id, context) === undefined) return notFound();
  const { signature, timestamp } = signatureOf(id);
  return html(
    '<!doctype html><html lang="en-US"><head><meta charset="utf-8"><title>Google News</title></head>' +
      '<body><c-wiz jsrenderer="GLYuyb" jsdata="deferred-i1"><div jscontroller="aLI87" ' +
      `jsaction="rcuQ6b:npT2md" data-n-a-id="${id}" data-n-a-ts="${timestamp}" data-n-a-sg="${signature}">` +
      '</div></c-wiz><script>window.WIZ_global_data={};</script></body></html>',
  );
}

/** `f.req=[[["Fbv4je", "[\"garturlreq\",[…],\"{id}\",{ts},\"{sg}\"]", null, "generic"]]]` */
function decode(request: UpstreamRequest, context: UpstreamContext): Reply {
  const calls = parse<unknown[][][]>(formOf(request).get('f.req') ?? '');
  const answers = (calls?.[0] ?? []).map((call) => answerTo(parse<unknown[]>(String(call[1])), context));
  if (answers.length === 0) return html('<html><body>Error 400 (Bad Request)</body></html>', 400);
  const rows = answers.map((answer) => [
    'wrb.fr',
    'Fbv4je',
    answer,
    null,
    null,
    answer === null ? [3] : null,
    'generic',
  ]);
  const body = JSON.stringify([...rows, ['di', 12], ['af.httprm', 12, '-4371', 4]]);
  return {
    status: 200,
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: `)]}'\n\n${body}`,
  };
}

function answerTo(inner: unknown[] | null, context: UpstreamContext): string | null {
  const [kind, , id, timestamp, signature] = inner ?? [];
  if (kind !== 'garturlreq' || typeof id !== 'string') return null;
  const expected = signatureOf(id);
  if (signature !== expected.signature || String(timestamp) !== expected.timestamp) return null;
  const url = addressOf(id, context);
  return url === undefined ? null : JSON.stringify(['garturlres', url, 1]);
}

function parse<T>(text: string): T | null {
  try {
    return JSON.parse(text) as T;
  } catch {
    return null;
  }
}
