import { googleNewsId, decodeOldId } from './google-news-id.policy';

type Rule = (url: URL) => string | null;
const MAX_NESTING = 5;

const urlParameter =
  (...names: string[]): Rule =>
  (url) =>
    names.map((name) => url.searchParams.get(name)).find((value) => value !== null && /^https?:\/\//i.test(value)) ??
    null;

/** Host and path patterns and how to extract the target. Nothing is fetched. */
const RULES: { host: RegExp; path: RegExp; target: Rule }[] = [
  { host: /^(\w+\.)?duckduckgo\.com$/, path: /^\/l\/?$/, target: urlParameter('uddg') },
  { host: /^(www\.|cn\.)?bing\.com$/, path: /^\/news\/apiclick\.aspx$/i, target: urlParameter('url') },
  { host: /^(www\.|cn\.)?bing\.com$/, path: /^\/ck\/a$/, target: bingTarget },
  { host: /^(www\.)?google\.[a-z]{2,3}(\.[a-z]{2})?$/, path: /^\/url$/, target: urlParameter('q', 'url') },
  { host: /^(www\.)?google\.[a-z]{2,3}(\.[a-z]{2})?$/, path: /^\/amp\//, target: googleAmpTarget },
  { host: /\.cdn\.ampproject\.org$/, path: /^\/[a-z]\//, target: ampCacheTarget },
  {
    host: /^news\.google\.com$/,
    path: /\/(articles|read)\//,
    target: (url) => decodeOldId(googleNewsId(url.href) ?? ''),
  },
  { host: /^r\.search\.yahoo\.com$/, path: /\/RU=/, target: yahooTarget },
  { host: /^(l|lm)\.facebook\.com$/, path: /^\/l\.php$/, target: urlParameter('u') },
  { host: /^web\.archive\.org$/, path: /^\/web\/\d{4,14}/, target: waybackTarget },
];

/** Target of known redirectors, recursively; other URLs are unchanged. */
export function unwrapRedirect(url: string): string {
  let current = url.trim().startsWith('//') ? `https:${url.trim()}` : url.trim();
  for (let depth = 0; depth < MAX_NESTING; depth++) {
    const next = unwrapOnce(current);
    if (next === null || next === current) return current;
    current = next;
  }
  return current;
}

function unwrapOnce(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  const rule = RULES.find(({ host, path }) => host.test(url.hostname) && path.test(url.pathname));
  const target = rule?.target(url) ?? null;
  return target !== null && /^https?:\/\/[^\s/]/i.test(target) && URL.canParse(target) ? target : null;
}

/** True for links that lead to an advertiser. */
export function isAdvert(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { hostname, pathname } = new URL(address);
  return (
    (/(^|\.)duckduckgo\.com$/.test(hostname) && pathname === '/y.js') ||
    (/(^|\.)bing\.com$/.test(hostname) && pathname === '/aclick') ||
    (/(^|\.)google\.[a-z.]{2,6}$/.test(hostname) && pathname === '/aclk')
  );
}

function bingTarget(url: URL): string | null {
  const coded = url.searchParams.get('u') ?? '';
  return coded.startsWith('a1') ? Buffer.from(coded.slice(2), 'base64url').toString('utf8') : null;
}

function googleAmpTarget(url: URL): string | null {
  const rest = url.pathname.slice('/amp/'.length);
  const target = rest.startsWith('s/') ? `https://${rest.slice(2)}` : `http://${rest}`;
  return hasHost(target) ? target + url.search : null;
}

function ampCacheTarget(url: URL): string | null {
  const match = /^\/[a-z]\/(s\/)?(.+)$/.exec(url.pathname);
  const target = match ? `${match[1] ? 'https' : 'http'}://${match[2]}` : '';
  return hasHost(target) ? target + url.search : null;
}

const hasHost = (target: string) => URL.canParse(target) && new URL(target).hostname.includes('.');

function yahooTarget(url: URL): string | null {
  const coded = /\/RU=([^/]+)/.exec(url.pathname)?.[1];
  try {
    return coded === undefined ? null : decodeURIComponent(coded);
  } catch {
    return null;
  }
}

function waybackTarget(url: URL): string | null {
  const match = /^\/web\/\d{4,14}(?:[a-z]{2}_)?\/(.+)$/.exec(url.pathname);
  if (!match?.[1]) return null;
  const target = match[1].replace(/^(https?):\/+/i, '$1://');
  return (/^https?:/i.test(target) ? target : `http://${target}`) + url.search;
}
