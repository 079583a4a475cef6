import { toSite } from '@corroborate/domain';
import { googleNewsId } from './google-news-id.policy';
import { unwrapRedirect } from './redirects.policy';
import { RENDERING_PARAMETERS, TRACKING, TRACKING_UNLESS_ID } from './tracking.registry';

/**
 * Canonical URL of an article: without redirectors, tracking, mobile, AMP and print variants. For comparison, not for
 * fetching. Keeps whatever may distinguish articles, such as unknown parameters and path case. Invalid URLs are only
 * trimmed.
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
  return `https://${host}${port}${canonicalPath(url.pathname)}${canonicalQuery(url)}${routePath(url.hash)}`;
}

const VARIANT_HOST = /^(www\d?|m|mobile|amp|wap)\./;

const canonicalHost = (hostname: string): string =>
  applyUntilStable(hostname.toLowerCase().replace(/\.$/, ''), withoutVariant);

/** Applies `step` until the text no longer changes. */
function applyUntilStable(text: string, step: (text: string) => string): string {
  const next = step(text);
  return next === text ? text : applyUntilStable(next, step);
}

/** `amp.example.org` → `example.org`, but never past the registrable domain (`m.co.uk` stays). */
function withoutVariant(host: string): string {
  const site = toSite(host);
  const shorter = VARIANT_HOST.test(host) ? host.replace(VARIANT_HOST, '') : host.replace(/^([a-z-]{2,7})\.m\./, '$1.');
  return shorter !== host && site !== '' && toSite(shorter) === site ? shorter : host;
}

const canonicalPath = (pathname: string): string =>
  applyUntilStable(normalEscapes(pathname).replace(/;jsessionid=[^/;]*/i, ''), withoutRendering) || '/';

function withoutRendering(path: string): string {
  const plain = path
    .replace(/\/+$/, '')
    .replace(/\/(index|default)\.(html?|php\d?|aspx?|jsp|shtml)$/i, '')
    .replace(/\.amp\.(html?)$/i, '.$1')
    .replace(/(\.html?)\/amp$/i, '$1');
  const shorter = plain.replace(/(\/(amp|print)|\.amp)$/i, '').replace(/^\/(amp|print)(?=\/)/i, '');
  return isArticlePath(shorter) ? shorter : plain;
}

/** `/story-of-a-dam`, `/2026/x.html`, `/123`: specific enough that a trailing `amp` is a variant. */
const isArticlePath = (path: string) => /[-_\d.]/.test(path.slice(path.lastIndexOf('/')));

/** Decodes unnecessary escapes and normalizes the others to upper case. */
function normalEscapes(path: string): string {
  return path.replace(/%[0-9a-f]{2}/gi, (escape) => {
    const char = String.fromCharCode(parseInt(escape.slice(1), 16));
    return /[A-Za-z0-9_~-]/.test(char) ? char : escape.toUpperCase();
  });
}

function canonicalQuery(url: URL): string {
  const kept = [...url.searchParams].filter(([name, value]) => !isTrackingParameter(name.toLowerCase(), value, url));
  kept.sort(([a, x], [b, y]) => compareCodeUnits(a, b) || compareCodeUnits(x, y));
  return kept.length === 0 ? '' : `?${new URLSearchParams(kept).toString()}`;
}

/** Locale-independent order. */
const compareCodeUnits = (a: string, b: string): number => Number(a > b) - Number(a < b);

const exactTrackingNames = new Set(TRACKING.filter((name) => !name.endsWith('*')));
const trackingPrefixes = TRACKING.filter((name) => name.endsWith('*')).map((name) => name.slice(0, -1));
const doubtfulParameters = new Set(TRACKING_UNLESS_ID);

function isTrackingParameter(name: string, value: string, url: URL): boolean {
  if (exactTrackingNames.has(name) || trackingPrefixes.some((prefix) => name.startsWith(prefix))) return true;
  if (doubtfulParameters.has(name)) return value.length <= 24 && !/\d/.test(value);
  if (Object.hasOwn(RENDERING_PARAMETERS, name))
    return RENDERING_PARAMETERS[name]?.includes(value.toLowerCase()) ?? false;
  return isPostDecoration(name, url);
}

/** Sharing parameters of platforms whose posts are identified by path. */
function isPostDecoration(name: string, url: URL): boolean {
  if (/(^|\.)(x|twitter)\.com$/.test(url.hostname)) return /\/status\/\d+/.test(url.pathname);
  return /(^|\.)(youtube\.com|youtu\.be)$/.test(url.hostname) && (name === 'si' || name === 'pp');
}

/** Fragments are ignored unless used as a client-side route. */
const routePath = (hash: string) => (/^#!?\/./.test(hash) ? hash : '');
