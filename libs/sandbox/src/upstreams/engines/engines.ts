import { createHash } from 'node:crypto';
import { DAY_MS } from '@corroborate/domain';
import { DIALECTS, type Dialect } from '../../index/query.parser';
import type { PageHit, PageQuery } from '../../index/search-engine';
import type { EngineName } from '../../world/world.types';
import { escapeMarkup, html, json, xml, parseForm, jsonBody } from '../replies';
import type { Reply, Upstream } from '../upstream.types';

const secondsOf = ({ date }: PageHit) => date?.toISOString().slice(0, 19);
/** Parses a client date and adds an offset in ms; undefined if missing. */
const parseClientDate = (value: unknown, extra = 0) => {
  const time = typeof value === 'string' ? Date.parse(value) : NaN;
  return Number.isNaN(time) ? undefined : new Date(time + extra);
};
const pageOf = (number: number, size: number) => ({ start: (number - 1) * size, size });

const BRAVE: PageSearch = {
  ...{ name: 'brave', host: /^api\.search\.brave\.com$/, path: /^\/res\/v1\/(web|news)\/search$/ },
  ...{ dialect: DIALECTS.bing, minCoverage: 0.6 },
  ask: (form) => {
    const [from, to] = (form.get('freshness') ?? '').split('to');
    const window = { from: parseClientDate(from), to: parseClientDate(to, DAY_MS) };
    return {
      text: form.get('q') ?? '',
      ...window,
      ...pageOf(Number(form.get('offset')) + 1, Number(form.get('count'))),
    };
  },
  answer: (hits, { url }) => {
    const isNews = url.pathname.includes('news');
    const results = hits.map((hit) => ({
      ...{ title: hit.title, url: hit.page.url, description: hit.snippet(300), page_age: secondsOf(hit) },
      profile: isNews ? undefined : { name: hit.outlet },
    }));
    return json(isNews ? { results } : { web: { results } });
  },
};

/** Any SearXNG instance, recognized by its host name. */
const SEARXNG: PageSearch = {
  ...{ name: 'searxng', host: /(^|[.-])searx(ng)?[.-]/, path: /^\/search$/ },
  ...{ dialect: DIALECTS.google, minCoverage: 0.6 },
  ask: (form) => ({
    text: (form.get('q') ?? '').replace(/(^|\s)[!:<][\w-]+/g, ' '),
    ...pageOf(Number(form.get('pageno') ?? 1), 10),
  }),
  answer: (hits) =>
    json({
      results: hits.map((hit) => ({
        ...{ url: hit.page.url, title: hit.title, content: hit.snippet(300), publishedDate: secondsOf(hit) ?? null },
      })),
      unresponsive_engines: [],
    }),
};

const TAVILY: PageSearch = {
  ...{ name: 'tavily', host: /^api\.tavily\.com$/, path: /^\/search$/, dialect: DIALECTS.google, minCoverage: 0.5 },
  ask: (_, { query, exact_match: exact, start_date: from, end_date: to, max_results: most }) => ({
    ...{
      text: String(query),
      from: parseClientDate(from),
      to: parseClientDate(to, DAY_MS),
      start: 0,
      size: Number(most),
    },
    ...(exact === true ? { minCoverage: 1 } : {}),
  }),
  answer: (hits, { body }) =>
    json({
      results: hits.map((hit) => ({
        ...{ url: hit.page.url, title: hit.title, content: hit.snippet(500) },
        published_date: body.topic === 'news' ? hit.date?.toUTCString() : undefined,
      })),
    }),
};

const CROSSREF: PageSearch = {
  ...{ name: 'crossref', host: /^api\.crossref\.org$/, path: /^\/works$/, dialect: DIALECTS.plain, minCoverage: 0.5 },
  ask: (form) => {
    const days = new Map((form.get('filter') ?? '').split(',').map((pair) => pair.split(':') as [string, string]));
    return {
      text: (form.get('query.bibliographic') ?? '').replace(/["():]/g, ' '),
      ...{ from: parseClientDate(days.get('from-pub-date')), to: parseClientDate(days.get('until-pub-date'), DAY_MS) },
      ...{ start: Number(form.get('offset')), size: Number(form.get('rows')) },
    };
  },
  answer: (hits) => json({ message: { items: hits.map(workOf) } }),
};

const workOf = (hit: PageHit) => ({
  ...{ type: 'journal-article', title: [hit.title], 'container-title': [hit.outlet] },
  issued: {
    'date-parts': [hit.date ? [hit.date.getUTCFullYear(), hit.date.getUTCMonth() + 1, hit.date.getUTCDate()] : [null]],
  },
  resource: { primary: { URL: hit.page.url } },
  abstract: `<jats:p>${hit.snippet(600).replace(/[<>&]/g, ' ')}</jats:p>`,
});

const BING_NEWS: PageSearch = {
  ...{ name: 'bingnews', host: /^(www\.)?bing\.com$/, path: /^\/news\/search$/ },
  ...{ dialect: DIALECTS.bing, minCoverage: 0.7 },
  ask: (form) => ({ text: form.get('q') ?? '', start: Number(form.get('first') ?? 1) - 1, size: 12 }),
  answer: (hits, { text }) =>
    xml(
      '<?xml version="1.0" encoding="utf-8" ?><rss version="2.0" xmlns:News="https://www.bing.com/news/search">' +
        `<channel><title>${escapeMarkup(text)} - BingNews</title>${hits.map(newsItem).join('')}</channel></rss>`,
    ),
};

function newsItem(hit: PageHit): string {
  const target = encodeURIComponent(hit.page.url).replace(/%[0-9A-F]{2}/g, (escape) => escape.toLowerCase());
  const link = `http://www.bing.com/news/apiclick.aspx?ref=FexRss&aid=&url=${target}&mkt=en-us`;
  return (
    `<item><title>${escapeMarkup(hit.title)}</title><link>${escapeMarkup(link)}</link>` +
    `<description>${escapeMarkup(hit.snippet(220))}</description>` +
    `${hit.date ? `<pubDate>${hit.date.toUTCString()}</pubDate>` : ''}` +
    `<News:Source>${escapeMarkup(hit.outlet)}</News:Source></item>`
  );
}

const DUCKDUCKGO: PageSearch = {
  ...{ name: 'duckduckgo', host: /^(html\.|lite\.|www\.)?duckduckgo\.com$/, path: /^/ },
  ...{ dialect: DIALECTS.google, minCoverage: 0.6 },
  ask: (form) => ({ text: (form.get('q') ?? '').slice(0, 499), start: 0, size: 10 }),
  answer: (hits, { text }) => {
    const none = '<div class="result results_links no-results"><div class="no-results">No results.</div></div>';
    return html(
      `<!DOCTYPE html><html><head><title>${escapeMarkup(text)} at DuckDuckGo</title></head><body>` +
        `<div id="links" class="results">${hits.length === 0 ? none : ADVERTISEMENT}` +
        `${hits.map(resultOf).join('\n')}</div></body></html>`,
    );
  },
};

/** Added to every response with results. */
const ADVERTISEMENT =
  '<div class="result results_links results_links_deep result--ad "><div class="links_main links_deep ' +
  'result__body"><h2 class="result__title"><a rel="nofollow" class="result__a" ' +
  'href="https://duckduckgo.com/y.js?ad_domain=shop.example&amp;ad_provider=bingv7aa&amp;ad_type=txad">Great ' +
  'offers today</a></h2><a class="result__snippet" ' +
  'href="https://duckduckgo.com/y.js?ad_domain=shop.example">Order now, free delivery.</a></div></div>';

function resultOf(hit: PageHit): string {
  const { page, title, url, date } = hit;
  const rut = createHash('sha256').update(page.url).digest('hex');
  const link = escapeMarkup(`//duckduckgo.com/l/?uddg=${encodeURIComponent(page.url)}&rut=${rut}`);
  const address = escapeMarkup(`${url.hostname}${url.pathname === '/' ? '' : url.pathname}`);
  const day = date ? `<span>&nbsp; &nbsp; ${date.toISOString().slice(0, 10)}T00:00:00.0000000</span>` : '';
  return (
    '<div class="result results_links results_links_deep web-result "><div class="links_main links_deep ' +
    `result__body">\n<h2 class="result__title"><a rel="nofollow" class="result__a" href="${link}">` +
    `${escapeMarkup(title)}</a></h2>\n<div class="result__extras"><div class="result__extras__url">` +
    `<a class="result__url" href="${link}">${address}</a>${day}</div></div>\n` +
    `<a class="result__snippet" href="${link}">${escapeMarkup(hit.snippet(240))}</a></div></div>`
  );
}

interface PageQuestion extends Partial<Pick<PageQuery, 'from' | 'to' | 'minCoverage'>> {
  text: string;
  start: number;
  size: number;
}

interface PageAnswer {
  form: URLSearchParams;
  body: Record<string, unknown>;
  url: URL;
  text: string;
}

/** A search engine: its request format and its response format. */
interface PageSearch {
  name: EngineName;
  host: RegExp;
  path: RegExp;
  dialect: Dialect;
  /** 1: every word must occur. */
  minCoverage: number;
  ask: (form: URLSearchParams, body: Record<string, unknown>) => PageQuestion;
  answer: (hits: PageHit[], asked: PageAnswer) => Reply;
}

const engineUpstream = ({ name, host, path, ask, answer, ...engine }: PageSearch): Upstream => ({
  name,
  serves: (candidate) => host.test(candidate),
  owns: ({ pathname }) => path.test(pathname),
  handle: (request, { search }) => {
    const [form, body] = [parseForm(request), jsonBody(request) ?? {}];
    const { text, start, size, ...bounds } = ask(form, body);
    const hits = search.search({ engine: name, raw: text, ...engine, ...bounds });
    return answer(hits.slice(start, start + size), { form, body, url: request.url, text });
  },
});

export const engines = [DUCKDUCKGO, BING_NEWS, BRAVE, SEARXNG, TAVILY, CROSSREF].map(engineUpstream);
