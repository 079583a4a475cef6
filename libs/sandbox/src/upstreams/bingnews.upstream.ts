import { createHash } from 'node:crypto';
import { DIALECTS } from '../index/query.parser';
import type { PageHit } from '../index/search-engine';
import { escapeMarkup, formOf, notFound, redirect, wholeNumber, xml } from './replies';
import type { Reply, Upstream, UpstreamContext, UpstreamRequest } from './upstream.types';

const PAGE_SIZE = 12;

export const bingnews: Upstream = {
  name: 'bingnews',
  serves: (host) => host === 'www.bing.com' || host === 'bing.com',
  owns: (url) => url.pathname.startsWith('/news/'),
  handle: (request, context) => {
    const { pathname, searchParams } = request.url;
    if (pathname === '/news/apiclick.aspx') return redirect(searchParams.get('url') ?? 'https://www.bing.com/');
    if (pathname !== '/news/search') return notFound();
    return feed(request, context);
  },
};

function feed(request: UpstreamRequest, { search, world }: UpstreamContext): Reply {
  const form = formOf(request);
  const query = form.get('q') ?? '';
  const all = search.search({
    engine: 'bingnews',
    raw: query,
    dialect: DIALECTS.bing,
    minCoverage: 0.7,
  });
  const first = wholeNumber(form.get('first'), 1, 1, 1000) - 1;
  const hits = all.slice(first, first + PAGE_SIZE);
  const self = `https://www.bing.com/news/search?q=${encodeURIComponent(query)}&format=rss`;
  return xml(
    `<?xml version="1.0" encoding="utf-8" ?><rss version="2.0" xmlns:News="${escapeMarkup(self)}">` +
      `<channel><title>${escapeMarkup(query)} - BingNews</title><link>${escapeMarkup(self)}</link>` +
      '<description>Search results</description><image><url>http://www.bing.com/rsslogo.gif</url>' +
      `<title>${escapeMarkup(query)}</title><link>${escapeMarkup(self)}</link></image><copyright>Copyright ` +
      `© ${world.now.getUTCFullYear()} Microsoft. All rights reserved.` +
      `</copyright>${hits.map(item).join('')}</channel></rss>`,
  );
}

function item(hit: PageHit): string {
  const tid = createHash('md5').update(hit.page.url).digest('hex');
  const target = encodeURIComponent(hit.page.url).replace(/%[0-9A-F]{2}/g, (escape) => escape.toLowerCase());
  const link =
    `http://www.bing.com/news/apiclick.aspx?ref=FexRss&aid=&tid=${tid}&url=${target}` +
    `&c=${parseInt(tid.slice(0, 8), 16)}&mkt=en-us`;
  const date = hit.date ? `<pubDate>${hit.date.toUTCString()}</pubDate>` : '';
  return (
    `<item><title>${escapeMarkup(hit.title)}</title><link>${escapeMarkup(link)}</link>` +
    `<description>${escapeMarkup(hit.snippet(220))}</description>${date}` +
    `<News:Source>${escapeMarkup(hit.outlet)}</News:Source></item>`
  );
}
