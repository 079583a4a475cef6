import { DAY_MS } from '@corroborate/domain';
import { createHash } from 'node:crypto';
import { DIALECTS } from '../index/query.parser';
import type { PageHit } from '../index/search-engine';
import { escapeMarkup, formOf, html, redirect, wholeNumber } from './replies';
import type { Reply, Upstream, UpstreamContext } from './upstream.types';

const HOSTS = new Set(['html.duckduckgo.com', 'lite.duckduckgo.com', 'duckduckgo.com', 'www.duckduckgo.com']);
const FIRST_PAGE = 10;
const NEXT_PAGE = 15;
const SPANS: Record<string, number> = { d: 1, w: 7, m: 31, y: 366 };

type Listing = ReturnType<typeof find>;

export const duckduckgo: Upstream = {
  name: 'duckduckgo',
  serves: (host) => HOSTS.has(host),
  handle: (request, context) => {
    const { pathname, hostname } = request.url;
    if (pathname === '/l/') return redirect(request.url.searchParams.get('uddg') ?? 'https://duckduckgo.com/', 302);
    if (pathname === '/robots.txt')
      return html('User-agent: *\nDisallow: /html\nDisallow: /lite\n', 200, { 'content-type': 'text/plain' });
    const lite = hostname.startsWith('lite.') || pathname.startsWith('/lite');
    const form = formOf(request);
    const query = (form.get('q') ?? '').slice(0, 499);
    if (query.trim() === '') return html(page('DuckDuckGo', '<div id="links" class="results"></div>'));
    const offset = wholeNumber(form.get('s'), 0, 0, 1000);
    // Paging without the token of the page before is what robots do.
    if (offset > 0 && form.get('vqd') !== tokenOf(query)) return { ...anomaly(lite), status: 403 };
    return render(find(query, offset, form, context), lite);
  },
};

function find(query: string, offset: number, form: URLSearchParams, { search, world }: UpstreamContext) {
  const all = search.search({
    engine: 'duckduckgo',
    raw: query,
    dialect: DIALECTS.duckduckgo,
    minCoverage: 0.6,
    ...windowOf(form.get('df') ?? '', world.now),
  });
  const size = offset === 0 ? FIRST_PAGE : NEXT_PAGE;
  const hits = all.slice(offset, offset + size);
  return {
    query,
    hits,
    offset,
    more: all.length > offset + size,
    vqd: tokenOf(query),
    region: form.get('kl') ?? 'wt-wt',
  };
}

function windowOf(df: string, now: Date): { from?: Date; to?: Date } {
  const days = SPANS[df];
  if (days !== undefined) return { from: new Date(now.getTime() - days * DAY_MS) };
  const range = /^(\d{4}-\d{2}-\d{2})\.\.(\d{4}-\d{2}-\d{2})$/.exec(df);
  if (!range) return {};
  return { from: new Date(range[1] ?? ''), to: new Date(Date.parse(range[2] ?? '') + DAY_MS) };
}

function tokenOf(query: string): string {
  return `4-${createHash('sha256').update(query).digest('hex').slice(0, 20).replace(/\D/g, '7')}`;
}

function render(listing: Listing, lite: boolean): Reply {
  return html(page(`${escapeMarkup(listing.query)} at DuckDuckGo`, lite ? liteBody(listing) : htmlBody(listing)));
}

function htmlBody(listing: Listing): string {
  const results = listing.hits.map(htmlResult).join('\n');
  const none =
    listing.hits.length === 0
      ? '<div class="result results_links no-results"><div class="no-results">No results.</div></div>'
      : '';
  return (
    '<form id="search_form_homepage" action="/html/" method="post"><input name="q" ' +
    `value="${escapeMarkup(listing.query)}"></form>\n` +
    `<div id="links" class="results">${advertisement(listing)}${results}${none}` +
    `${nextForm(listing, '/html/')}</div>`
  );
}

/** Advertisements come with any answer that has results. */
function advertisement({ hits, offset }: Listing): string {
  if (hits.length === 0 || offset > 0) return '';
  return (
    '<div class="result results_links results_links_deep result--ad "><div class="links_main links_deep ' +
    'result__body"><h2 class="result__title"><a rel="nofollow" class="result__a" ' +
    'href="https://duckduckgo.com/y.js?ad_domain=shop.example&amp;ad_provider=bingv7aa&amp;ad_type=txad">Great ' +
    'offers today</a></h2><a class="result__snippet" ' +
    'href="https://duckduckgo.com/y.js?ad_domain=shop.example">Order now, free delivery.</a></div></div>'
  );
}

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

function liteBody(listing: Listing): string {
  const rows = listing.hits.map((hit, index) => liteResult(hit, listing.offset + index + 1)).join('\n');
  const ad = listing.hits.length > 0 && listing.offset === 0 ? LITE_AD : '';
  const none = listing.hits.length === 0 ? '<tr><td><span class="no-results">No more results.</span></td></tr>' : '';
  return (
    `<form action="/lite/" method="post"><input class='query' type="text" name="q" ` +
    `value="${escapeMarkup(listing.query)}"></form>\n` +
    `<table border="0">${ad}${rows}${none}</table>${nextForm(listing, '/lite/')}`
  );
}

const LITE_AD =
  '<tr class="result-sponsored"><td valign="top">&nbsp;</td><td><a rel="nofollow" ' +
  `href="https://duckduckgo.com/y.js?ad_domain=shop.example" class='result-link'>Great offers today` +
  `</a></td></tr><tr class="result-sponsored"><td>&nbsp;</td><td class='result-snippet'>Order now, ` +
  'free delivery.</td></tr>';

function liteResult(hit: PageHit, position: number): string {
  const date = hit.date
    ? `<span class='timestamp'>&nbsp; &nbsp; ${hit.date.toISOString().slice(0, 10)}T00:00:00.0000000</span>`
    : '';
  return (
    `<tr><td valign="top">${position}.&nbsp;</td><td><a rel="nofollow" ` +
    `href="${escapeMarkup(wrapped(hit.page.url))}" class='result-link'>${escapeMarkup(hit.title)}</a>` +
    '</td></tr>\n' +
    `<tr><td>&nbsp;&nbsp;&nbsp;</td><td class='result-snippet'>${escapeMarkup(hit.snippet(240))}</td>` +
    '</tr>\n' +
    `<tr><td>&nbsp;&nbsp;&nbsp;</td><td><span class='link-text'>${escapeMarkup(shownAddress(hit))}` +
    `</span>${date}</td></tr>\n` +
    '<tr><td>&nbsp;</td><td>&nbsp;</td></tr>'
  );
}

function nextForm({ more, query, offset, hits, vqd, region }: Listing, action: string): string {
  if (!more) return '';
  const next = offset + hits.length;
  const fields = {
    q: query,
    s: String(next),
    nextParams: '',
    v: 'l',
    o: 'json',
    dc: String(next + 1),
    api: 'd.js',
    vqd,
    kl: region,
  };
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escapeMarkup(value)}">`,
  );
  return (
    `<div class="nav-link"><form action="${action}" method="post"><input type="submit" class='btn ` +
    `btn--alt' value="Next">${inputs.join('')}</form></div>`
  );
}

function wrapped(url: string): string {
  const rut = createHash('sha256').update(url).digest('hex');
  return `//duckduckgo.com/l/?uddg=${encodeURIComponent(url)}&rut=${rut}`;
}

function shownAddress({ url }: PageHit): string {
  return `${url.hostname}${url.pathname === '/' ? '' : url.pathname}`;
}

function page(title: string, body: string): string {
  return (
    '<!DOCTYPE html><html><head><meta http-equiv="content-type" content="text/html; charset=UTF-8">' +
    `<title>${title}</title></head><body>${body}</body></html>`
  );
}

/** The page that DuckDuckGo shows to what it takes for a robot. */
function anomaly(lite: boolean): Reply {
  const tiles = Array.from(
    { length: 9 },
    (_, index) => `<div class="anomaly-modal__puzzle-item" data-index="${index}"></div>`,
  ).join('');
  return html(
    page(
      'DuckDuckGo',
      `<form id="challenge-form" action="//duckduckgo.com/anomaly.js?sv=${lite ? 'lite' : 'html'}` +
        '&amp;cc=botnet&amp;ti=0" method="POST"><div class="anomaly-modal__mask"><div ' +
        'class="anomaly-modal__modal" data-testid="anomaly-modal"><div ' +
        'class="anomaly-modal__title">Unfortunately, bots use DuckDuckGo too.</div><div ' +
        'class="anomaly-modal__description">Please complete the following challenge to confirm this search ' +
        `was made by a human.</div><div class="anomaly-modal__puzzle">${tiles}</div></div></div></form>`,
    ),
    202,
  );
}
