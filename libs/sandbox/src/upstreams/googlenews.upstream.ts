import { createHash } from 'node:crypto';
import { DIALECTS } from '../index/query.parser';
import type { PageHit } from '../index/search-engine';
import { escapeMarkup, parseForm, html, notFound, routed, xml } from './replies';
import type { Reply, Upstream, UpstreamContext, UpstreamRequest } from './upstream.types';

const MAX_ITEMS = 100;

export const googlenews: Upstream = {
  name: 'googlenews',
  serves: (host) => host === 'news.google.com',
  handle: routed([
    [/^\/rss\/search$/, (_, form, context) => feed(form, context)],
    [/^\/_\/DotsSplashUi\/data\/batchexecute$/, (_, __, context, request) => decode(request, context)],
    [/^\/(?:rss\/)?(?:articles|read)\/([\w-]+)$/, (id, _, context) => articlePage(id, context)],
  ]),
};

function feed(form: URLSearchParams, { search }: UpstreamContext): Reply {
  const query = form.get('q') ?? '';
  const hits = search.search({ engine: 'googlenews', raw: query, dialect: DIALECTS.google, minCoverage: 0.7 });
  return xml(
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?><rss version="2.0"><channel>' +
      `<title>${escapeMarkup(query)} - Google News</title>${hits.slice(0, MAX_ITEMS).map(item).join('')}` +
      '</channel></rss>',
  );
}

function item(hit: PageHit): string {
  const id = articleId(hit.page.url);
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

/** An ID as issued since 2024: contains no URL, only a token for the decoding endpoint. */
function articleId(url: string): string {
  const token = createHash('sha512').update(url).digest('base64url');
  const inner = Buffer.from(`AU_yqL${token}${token.slice(0, 40)}`);
  return Buffer.concat([Buffer.from([0x08, 0x13, 0x22, inner.length]), inner]).toString('base64url');
}

const addressOf = (id: string, { world }: UpstreamContext): string | undefined =>
  world.pages.find(({ url }) => articleId(url) === id)?.url;

const SIGNATURE = 'AW5X-signature';
const TIMESTAMP = '1795000000';

function articlePage(id: string, context: UpstreamContext): Reply {
  if (addressOf(id, context) === undefined) return notFound();
  return html(
    '<!doctype html><html lang="en-US"><head><meta charset="utf-8"><title>Google News</title></head>' +
      '<body><c-wiz jsrenderer="GLYuyb" jsdata="deferred-i1"><div jscontroller="aLI87" ' +
      `jsaction="rcuQ6b:npT2md" data-n-a-id="${id}" data-n-a-ts="${TIMESTAMP}" data-n-a-sg="${SIGNATURE}">` +
      '</div></c-wiz><script>window.WIZ_global_data={};</script></body></html>',
  );
}

/** `f.req=[[["Fbv4je", "[\"garturlreq\",[…],\"{id}\",{ts},\"{sg}\"]", null, "generic"]]]` */
function decode(request: UpstreamRequest, context: UpstreamContext): Reply {
  const calls = parse<unknown[][][]>(parseForm(request).get('f.req') ?? '');
  const answers = (calls?.[0] ?? []).map((call) => answerTo(parse<unknown[]>(String(call[1])), context));
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
  if (signature !== SIGNATURE || String(timestamp) !== TIMESTAMP) return null;
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
