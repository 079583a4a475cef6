import type { Outlet, Page, World } from './world.types';

/** Host without `www.`, lower case. */
export function getHost(url: URL): string {
  return bareHost(url.hostname);
}

function bareHost(host: string): string {
  return host.toLowerCase().replace(/^www\./, '');
}

/** `example.org/news/dam?x=1`: a URL without scheme, `www.` and fragment. */
export function formatAddress(url: URL): string {
  const port = url.port === '' ? '' : `:${url.port}`;
  return `${getHost(url)}${port}${url.pathname === '/' ? '' : url.pathname}${url.search}`;
}

const TRACKING = /^(utm_\w+|gclid|fbclid|msclkid|oc|rut|ref|ref_src|cmpid)$/i;

/** Finds pages and outlets by URL, like a web server: by scheme, host and path. */
export class WorldView {
  private readonly pages = new Map<string, Page>();
  private readonly byAddress = new Map<string, Page>();
  private readonly outlets = new Map<string, Outlet>();
  private readonly hosts = new Set<string>();

  constructor(readonly world: World) {
    for (const page of world.pages) {
      const url = new URL(page.url);
      this.pages.set(exactKey(url), page);
      if (!this.byAddress.has(looseKey(url))) this.byAddress.set(looseKey(url), page);
      this.hosts.add(getHost(url));
    }
    for (const outlet of world.outlets) this.outlets.set(outlet.domain, outlet);
  }

  knowsHost(host: string): boolean {
    return this.hosts.has(bareHost(host)) || this.outlets.has(bareHost(host));
  }

  pageAt(url: URL): Page | undefined {
    return this.pages.get(exactKey(url)) ?? this.pages.get(exactKey(withoutTracking(url)));
  }

  /** The page at a URL that differs only in scheme, `www.`, a trailing slash or tracking parameters. */
  pageNear(url: URL): Page | undefined {
    return this.byAddress.get(looseKey(withoutTracking(url)));
  }

  /** The outlet of a host or of the nearest parent domain. */
  outletOf(host: string): Outlet | undefined {
    for (let name = bareHost(host); name.includes('.'); name = name.slice(name.indexOf('.') + 1)) {
      const outlet = this.outlets.get(name);
      if (outlet) return outlet;
    }
    return undefined;
  }

  outletName(host: string): string {
    return this.outletOf(host)?.name ?? bareHost(host);
  }
}

function exactKey(url: URL): string {
  return `${url.protocol}//${url.host}${decoded(url.pathname)}${url.search}`;
}

function looseKey(url: URL): string {
  return decoded(formatAddress(url)).replace(/\/(?=\?|$)/, '');
}

/** `%2C` and `,` are the same path on most servers. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function withoutTracking(url: URL): URL {
  const clean = new URL(url);
  for (const key of [...clean.searchParams.keys()]) if (TRACKING.test(key)) clean.searchParams.delete(key);
  return clean;
}
