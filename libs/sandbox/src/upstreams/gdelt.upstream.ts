import { DAY_MS } from '@corroborate/domain';
import { DIALECTS } from '../index/query.parser';
import type { PageHit } from '../index/search-engine';
import { html, json, routed, parseWholeNumber } from './replies';
import type { Reply, Upstream, UpstreamContext } from './upstream.types';

const QUARTER_HOUR_MS = 15 * 60_000;
/** Total number of reports per day, to which counts are relative. */
const REPORTS_PER_DAY = 1_000;

export const gdelt: Upstream = {
  name: 'gdelt',
  serves: (host) => host === 'api.gdeltproject.org',
  handle: routed([[/^\/api\/v2\/doc\/doc\/?$/, answer]]),
};

function answer(_: string, form: URLSearchParams, context: UpstreamContext): Reply {
  const query = (form.get('query') ?? '').trim();
  const words = query.replace(/"[^"]*"|\S+:\S+|[()]/g, ' ').match(/\S+/g) ?? [];
  // Errors are sent as status 200 with a plain sentence and an HTML content type.
  if (words.some((word) => word !== 'OR' && word.replace(/^-/, '').length < 3))
    return html('One or more of your keywords were too short, too long or too common.\n');
  const [from, to] = [parseGdeltTime(form.get('startdatetime')), parseGdeltTime(form.get('enddatetime'))];
  const found = context.search.search({
    ...{ engine: 'gdelt', raw: query, dialect: DIALECTS.gdelt, minCoverage: 1 },
    ...{ from, to: to && new Date(to.getTime() + 1000) },
  });
  // Default window: three months; undated pages are kept.
  const since = context.world.now.getTime() - 93 * DAY_MS;
  const hits = from || to ? found : found.filter(({ date }) => !date || date.getTime() >= since);
  if (form.get('mode') === 'timelinevolraw') return json({ timeline: [{ data: dailyCounts(hits) }] });
  const most = parseWholeNumber(form.get('maxrecords'), 75, 1, 250);
  return json(hits.length === 0 ? {} : { articles: hits.slice(0, most).map(articleOf) });
}

/** `20261120174500` */
const parseGdeltTime = (text: string | null) =>
  text ? new Date(text.replace(/^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/, '$1-$2-$3T$4:$5:$6Z')) : undefined;

/** `seendate` is the crawl time on a 15-minute grid; empty if the world has no date. */
const articleOf = ({ page, title, date, url }: PageHit) => ({
  url: page.url,
  title: title.replace(/\s*([:;,!?|])\s*/g, ' $1 ').trim(),
  seendate: date ? `${stampOf(new Date(Math.ceil(date.getTime() / QUARTER_HOUR_MS) * QUARTER_HOUR_MS))}Z` : '',
  domain: url.hostname.replace(/^www\./, ''),
});

const stampOf = (date: Date) => date.toISOString().slice(0, 19).replace(/[-:]/g, '');

function dailyCounts(hits: PageHit[]) {
  const days = new Map<string, number>();
  for (const { date } of hits) {
    const day = date?.toISOString().slice(0, 10).replaceAll('-', '');
    if (day) days.set(day, (days.get(day) ?? 0) + 1);
  }
  const sorted = [...days].sort(([a], [b]) => a.localeCompare(b));
  return sorted.map(([day, value]) => ({ date: `${day}T000000Z`, value, norm: REPORTS_PER_DAY }));
}
