import { HOUR_MS } from '@corroborate/domain';
import { DIALECTS } from '../index/query.parser';
import type { PageHit } from '../index/search-engine';
import { json, notFound, plain, wholeNumber } from './replies';
import type { Reply, Upstream, UpstreamContext } from './upstream.types';

const QUARTER_MS = 15 * 60_000;
/** Reports of a day, all told: what counts are measured against. */
const ALL_REPORTS = 1_000;
const THREE_MONTHS_MS = 93 * 24 * HOUR_MS;

export const gdelt: Upstream = {
  name: 'gdelt',
  serves: (host) => host === 'api.gdeltproject.org',
  handle: (request, context) => {
    if (!/^\/api\/v2\/doc\/doc\/?$/.test(request.url.pathname)) return notFound();
    const form = request.url.searchParams;
    const query = (form.get('query') ?? '').trim();
    const window = windowOf(form, context.world.now);
    const problem = queryProblem(query) ?? (typeof window === 'string' ? window : null);
    if (problem !== null || typeof window === 'string') return sentence(problem ?? '');
    return answer(query, window, form, context);
  },
};

/** Complaints come as 200 and a plain sentence that calls itself HTML. */
function sentence(text: string): Reply {
  return plain(`${text}\n`, 200, { 'content-type': 'text/html; charset=utf-8' });
}

/** What it refuses that clients are apt to send. */
function queryProblem(query: string): string | null {
  if (query.length < 3 || query.length > 2000) return 'Your query was too short or too long.';
  if ([...query.matchAll(/"([^"]*)"/g)].some(([, phrase = '']) => phrase.trim().length < 3))
    return 'The specified phrase is too short.';
  const groups = [...query.matchAll(/\(([^()]*)\)/g)].map(([, inner = '']) => inner);
  if (groups.some((inner) => !/\sOR\s/.test(inner))) return "Parentheses may only be used around OR'd statements.";
  if (/\sOR\s/.test(query.replace(/\([^()]*\)/g, ' ')))
    return "Queries containing OR'd terms must be surrounded by ().";
  const words = query
    .replace(/"[^"]*"|\S+:\S+|[()]/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '' && word !== 'OR');
  if (words.some((word) => word.replace(/^-/, '').length < 3))
    return 'One or more of your keywords were too short, too long or too common.';
  return null;
}

interface Window {
  from?: Date;
  to?: Date;
  /** Only asked-for windows drop what has no date. */
  asked: boolean;
}

function windowOf(form: URLSearchParams, now: Date): Window | string {
  const [start, end] = [form.get('startdatetime'), form.get('enddatetime')];
  if (!start && !end) return { from: new Date(now.getTime() - THREE_MONTHS_MS), asked: false };
  const [from, to] = [start, end].map((text) => (text ? stamp(text) : undefined));
  if (from === null || to === null) return `Invalid/missing ${from === null ? 'start' : 'end'} datetime.`;
  return { from, to: to && new Date(to.getTime() + 1000), asked: true };
}

/** `20261120174500` */
function stamp(value: string): Date | null {
  const [, year, month, day, hour, minute, second] = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(value) ?? [];
  const date = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  return Number.isNaN(date.getTime()) ? null : date;
}

function answer(query: string, window: Window, form: URLSearchParams, context: UpstreamContext): Reply {
  const mode = (form.get('mode') ?? 'artlist').toLowerCase();
  const hits = find(query, window, context);
  if (mode.startsWith('timelinevol')) return json(timeline(query, hits, mode === 'timelinevolraw'));
  if (mode !== 'artlist') return sentence('Invalid mode.');
  const most = wholeNumber(form.get('maxrecords'), 75, 1, 250);
  return json(hits.length === 0 ? {} : { articles: hits.slice(0, most).map((hit) => article(hit, context)) });
}

function find(query: string, window: Window, context: UpstreamContext): PageHit[] {
  const hits = context.search.search({
    engine: 'gdelt',
    raw: query,
    dialect: DIALECTS.gdelt,
    minCoverage: 1,
    ...(window.asked ? { from: window.from, to: window.to } : {}),
  });
  const from = window.from;
  return window.asked || !from ? hits : hits.filter((hit) => !hit.date || hit.date >= from);
}
const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'code' });
const regionNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' });

/** `seendate` is when the crawler came by, on its 15-minute grid; empty where the world says that no date is known. */
function article(hit: PageHit, { view, world }: UpstreamContext): unknown {
  const country = view.outletOf(hit.url.hostname)?.country;
  return {
    url: hit.page.url,
    url_mobile: '',
    title: hit.title.replace(/\s*([:;,!?|])\s*/g, ' $1 ').trim(),
    seendate: hit.date ? seenDate(hit.date) : '',
    socialimage: '',
    domain: hit.url.hostname.replace(/^www\./, ''),
    language: languageNames.of(world.language.split('-')[0] ?? 'en') ?? 'English',
    sourcecountry: country === undefined ? '' : (regionNames.of(country.toUpperCase()) ?? ''),
  };
}

function seenDate(date: Date): string {
  const seen = new Date(Math.ceil(date.getTime() / QUARTER_MS) * QUARTER_MS);
  return `${seen.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

/**
 * Raw counts come with the number of all reports of the day; else it is the share of them in percent, taken of this
 * small web.
 */
function timeline(query: string, hits: PageHit[], raw: boolean): unknown {
  const days = new Map<string, number>();
  for (const { date } of hits)
    if (date) days.set(date.toISOString().slice(0, 10), (days.get(date.toISOString().slice(0, 10)) ?? 0) + 1);
  const data = [...days]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([day, value]) => ({
      date: `${day.replaceAll('-', '')}T000000Z`,
      value: raw ? value : (100 * value) / ALL_REPORTS,
      ...(raw ? { norm: ALL_REPORTS } : {}),
    }));
  return {
    query_details: { title: query, date_resolution: 'day' },
    timeline: data.length === 0 ? [] : [{ series: raw ? 'Article Count' : 'Volume Intensity', data }],
  };
}
