import { siteOf } from '@corroborate/domain';
import { googleNewsId } from './google-news-id.policy';
import { unwrapRedirect } from './redirects.policy';
import { RENDERING, TRACKING, TRACKING_UNLESS_ID } from './tracking.registry';

/**
 * One spelling for all addresses of one article: redirectors, tracking, mobile, AMP and print variants
 * removed. It is a key for comparing, not an address to fetch. What could tell two articles apart stays:
 * every unknown query parameter, letter case of the path. An unreadable address comes back trimmed.
 */
export function canonicalUrl(address: string): string {
  const unwrapped = unwrapRedirect(address);
  if (!URL.canParse(unwrapped)) return unwrapped;
  const url = new URL(unwrapped);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return url.href;
  const newsId = googleNewsId(url.href);
  if (newsId) return `https://news.google.com/articles/${newsId}`;
  const host = canonicalHost(url.hostname);
  const port = url.port === '' || url.port === '80' || url.port === '443' ? '' : `:${url.port}`;
  return `https://${host}${port}${canonicalPath(url.pathname)}${canonicalQuery(url)}${route(url.hash)}`;
}

const VARIANT_HOST = /^(www\d?|m|mobile|amp|wap)\./;

const canonicalHost = (hostname: string): string =>
  untilSettled(hostname.toLowerCase().replace(/\.$/, ''), withoutVariant);

/** Again and again, until nothing changes any more. */
function untilSettled(text: string, step: (text: string) => string): string {
  const next = step(text);
  return next === text ? text : untilSettled(next, step);
}

/** `amp.example.org` → `example.org`, but never past the registrable domain (`m.co.uk` stays). */
function withoutVariant(host: string): string {
  const site = siteOf(host);
  const shorter = VARIANT_HOST.test(host) ? host.replace(VARIANT_HOST, '') : host.replace(/^([a-z-]{2,7})\.m\./, '$1.');
  return shorter !== host && site !== '' && siteOf(shorter) === site ? shorter : host;
}

const canonicalPath = (pathname: string): string =>
  untilSettled(normalEscapes(pathname).replace(/;jsessionid=[^/;]*/i, ''), withoutRendering) || '/';

function withoutRendering(path: string): string {
  const plain = path
    .replace(/\/+$/, '')
    .replace(/\/(index|default)\.(html?|php\d?|aspx?|jsp|shtml)$/i, '')
    .replace(/\.amp\.(html?)$/i, '.$1')
    .replace(/(\.html?)\/amp$/i, '$1');
  const shorter = plain.replace(/(\/(amp|print)|\.amp)$/i, '').replace(/^\/(amp|print)(?=\/)/i, '');
  return namesAnArticle(shorter) ? shorter : plain;
}

/** `/story-of-a-dam`, `/2026/x.html`, `/123`: long enough that `amp` beside it can only be a variant. */
const namesAnArticle = (path: string) => /[-_\d.]/.test(path.slice(path.lastIndexOf('/')));

/** Escapes of letters that need none are written out, all others in upper case. */
function normalEscapes(path: string): string {
  return path.replace(/%[0-9a-f]{2}/gi, (escape) => {
    const char = String.fromCharCode(parseInt(escape.slice(1), 16));
    return /[A-Za-z0-9_~-]/.test(char) ? char : escape.toUpperCase();
  });
}

function canonicalQuery(url: URL): string {
  const kept = [...url.searchParams].filter(([name, value]) => !isNoise(name.toLowerCase(), value, url));
  kept.sort(([a, x], [b, y]) => byUnit(a, b) || byUnit(x, y));
  return kept.length === 0 ? '' : `?${new URLSearchParams(kept).toString()}`;
}

/** The same order on every machine, whatever its language. */
const byUnit = (a: string, b: string): number => Number(a > b) - Number(a < b);

const exact = new Set(TRACKING.filter((name) => !name.endsWith('*')));
const prefixes = TRACKING.filter((name) => name.endsWith('*')).map((name) => name.slice(0, -1));
const doubtful = new Set(TRACKING_UNLESS_ID);

function isNoise(name: string, value: string, url: URL): boolean {
  if (exact.has(name) || prefixes.some((prefix) => name.startsWith(prefix))) return true;
  if (doubtful.has(name)) return value.length <= 24 && !/\d/.test(value);
  if (Object.hasOwn(RENDERING, name)) return RENDERING[name]?.includes(value.toLowerCase()) ?? false;
  return isPostDecoration(name, url);
}

/** Share decorations of two platforms whose posts are named by path alone. */
function isPostDecoration(name: string, url: URL): boolean {
  if (/(^|\.)(x|twitter)\.com$/.test(url.hostname)) return /\/status\/\d+/.test(url.pathname);
  return /(^|\.)(youtube\.com|youtu\.be)$/.test(url.hostname) && (name === 'si' || name === 'pp');
}

/** Fragments point inside a page, except where a page's script uses them as its path. */
const route = (hash: string) => (/^#!?\/./.test(hash) ? hash : '');
