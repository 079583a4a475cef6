import { createHash } from 'node:crypto';
import { DIALECTS } from '../index/query.parser';
import type { PageHit } from '../index/search-engine';
import { escapeMarkup, formOf, html, redirect } from './replies';
import type { Upstream } from './upstream.types';

const HOSTS = new Set(['html.duckduckgo.com', 'lite.duckduckgo.com', 'duckduckgo.com', 'www.duckduckgo.com']);
const RESULTS = 10;
export const duckduckgo: Upstream = {
  name: 'duckduckgo',
  serves: (host) => HOSTS.has(host),
  handle: (request, context) => {
    const { pathname, searchParams } = request.url;
    if (pathname === '/l/') return redirect(searchParams.get('uddg') ?? 'https://duckduckgo.com/', 302);
    const query = (formOf(request).get('q') ?? '').slice(0, 499);
    const hits = context.search.search({
      engine: 'duckduckgo',
      raw: query,
      dialect: DIALECTS.google,
      minCoverage: 0.6,
    });
    return html(page(query, hits.slice(0, RESULTS)));
  },
};

function page(query: string, hits: PageHit[]): string {
  const none = '<div class="result results_links no-results"><div class="no-results">No results.</div></div>';
  const body = hits.length === 0 ? none : `${ADVERTISEMENT}${hits.map(htmlResult).join('\n')}`;
  return (
    '<!DOCTYPE html><html><head><meta http-equiv="content-type" content="text/html; charset=UTF-8">' +
    `<title>${escapeMarkup(query)} at DuckDuckGo</title></head><body><form id="search_form_homepage" ` +
    `action="/html/" method="post"><input name="q" value="${escapeMarkup(query)}"></form>\n` +
    `<div id="links" class="results">${body}</div></body></html>`
  );
}

/** Comes with any answer that has results. */
const ADVERTISEMENT =
  '<div class="result results_links results_links_deep result--ad "><div class="links_main links_deep ' +
  'result__body"><h2 class="result__title"><a rel="nofollow" class="result__a" ' +
  'href="https://duckduckgo.com/y.js?ad_domain=shop.example&amp;ad_provider=bingv7aa&amp;ad_type=txad">Great ' +
  'offers today</a></h2><a class="result__snippet" ' +
  'href="https://duckduckgo.com/y.js?ad_domain=shop.example">Order now, free delivery.</a></div></div>';

function htmlResult(hit: PageHit): string {
  const link = escapeMarkup(wrapped(hit.page.url));
  const date = hit.date ? `<span>&nbsp; &nbsp; ${hit.date.toISOString().slice(0, 10)}T00:00:00.0000000</span>` : '';
  return (
    '<div class="result results_links results_links_deep web-result "><div class="links_main links_deep ' +
    'result__body">\n' +
    `<h2 class="result__title"><a rel="nofollow" class="result__a" href="${link}` +
    `">${escapeMarkup(hit.title)}</a></h2>\n` +
    '<div class="result__extras"><div class="result__extras__url"><span class="result__icon"><a ' +
    `rel="nofollow" href="${link}"><img class="result__icon__img" width="16" height="16" alt="" ` +
    `src="//external-content.duckduckgo.com/ip3/${hit.url.hostname}.ico" name="i15"></a></span>\n` +
    `<a class="result__url" href="${link}">${escapeMarkup(shownAddress(hit))}</a>${date}</div></div>\n` +
    `<a class="result__snippet" href="${link}">${escapeMarkup(hit.snippet(240))}</a><div class="clear">` +
    '</div></div></div>'
  );
}

function wrapped(url: string): string {
  const rut = createHash('sha256').update(url).digest('hex');
  return `//duckduckgo.com/l/?uddg=${encodeURIComponent(url)}&rut=${rut}`;
}

function shownAddress({ url }: PageHit): string {
  return `${url.hostname}${url.pathname === '/' ? '' : url.pathname}`;
}
