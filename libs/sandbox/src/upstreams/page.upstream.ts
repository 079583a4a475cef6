import iconv from 'iconv-lite';
import { applyBehaviour } from '../behaviours';
import type { Page } from '../world/world.types';
import type { WorldView } from '../world/world.view';
import { buildBody } from './page.body';
import { notFound, plain, redirect } from './replies';
import type { Reply, Upstream, UpstreamRequest } from './upstream.types';

/** Outlet servers: all pages of the world and robots.txt. `now`: time of the sandbox, which selects page versions. */
export function createPageUpstream(view: WorldView, now: () => Date): Upstream {
  const visits = new Map<string, number>();
  return {
    name: 'page',
    serves: (host) => view.knowsHost(host),
    handle: async (request) => {
      const page = view.pageAt(request.url);
      if (!page) return replyWithoutPage(view, request);
      const visit = (visits.get(page.url) ?? 0) + 1;
      visits.set(page.url, visit);
      const at = { visit, now: now() };
      const current = pageVersionAt(page, at);
      const reply = fillDynamicParts(current, await regularReply(current, view), at);
      return applyBehaviour(current, notModifiedOr(reply, request), visit);
    },
  };
}

function replyWithoutPage(view: WorldView, { url }: UpstreamRequest): Reply {
  if (url.pathname === '/robots.txt') {
    const robots = view.outletOf(url.hostname)?.robots;
    return robots === undefined ? notFound() : plain(robots);
  }
  const near = view.pageNear(url);
  return near ? redirect(near.url, 301) : notFound();
}

async function regularReply(page: Page, view: WorldView): Promise<Reply> {
  const headers = lowerCased(page.headers);
  if (page.redirect !== undefined) {
    const status = page.status && page.status >= 300 && page.status < 400 ? page.status : 302;
    return {
      status,
      headers: { 'content-type': 'text/html; charset=utf-8', ...headers, location: page.redirect },
      body: page.html ?? '',
    };
  }
  const { type, body } = await buildBody(page, view);
  const sent = { 'content-type': type, ...headers };
  return { status: page.status ?? 200, headers: sent, body: encodeInCharset(body, sent['content-type']) };
}

/** Encodes a body in the charset declared by its content type. */
function encodeInCharset(body: string | Buffer, type = ''): string | Buffer {
  const charset = /charset=["']?([\w-]+)/i.exec(type)?.[1] ?? 'utf-8';
  if (typeof body !== 'string' || /^utf-?8$/i.test(charset) || !iconv.encodingExists(charset)) return body;
  return iconv.encode(body, charset);
}

function lowerCased(headers: Record<string, string> = {}): Record<string, string> {
  const unsafe = new Set(['content-length', 'transfer-encoding', 'connection', 'content-encoding']);
  return Object.fromEntries(
    Object.entries(headers)
      .map(([name, value]) => [name.toLowerCase(), value] as const)
      .filter(([name]) => !unsafe.has(name)),
  );
}

/** The page at this request: its last version already in effect, otherwise the page itself. */
function pageVersionAt(page: Page, { visit, now }: { visit: number; now: Date }): Page {
  const holds = page.versions?.findLast(
    (one) => (one.visit !== undefined && visit >= one.visit) || (one.from !== undefined && now >= new Date(one.from)),
  );
  if (!holds) return page;
  const { from: _from, visit: _visit, ...body } = holds;
  const { html: _html, file: _file, text: _text, status: _status, redirect: _redirect, ...rest } = page;
  // Validators belong to the old text; a version must set its own.
  return { ...rest, headers: withoutValidators(page.headers), ...body };
}

const VALIDATORS = ['etag', 'last-modified'];

const withoutValidators = (headers: Page['headers'] = {}): Page['headers'] =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !VALIDATORS.includes(name.toLowerCase())));

/** Markup with ads, counters and times that differ with every request. */
function fillDynamicParts(page: Page, reply: Reply, { visit, now }: { visit: number; now: Date }): Reply {
  if (!page.moving || typeof reply.body !== 'string') return reply;
  const body = reply.body.replaceAll('{visit}', String(visit)).replaceAll('{now}', now.toISOString());
  return { ...reply, body };
}

/** Answers conditional requests: 304 if the page is unchanged. */
function notModifiedOr(reply: Reply, { headers }: Pick<UpstreamRequest, 'headers'>): Reply {
  const { etag, 'last-modified': modified } = reply.headers ?? {};
  const asked = headers['if-none-match'];
  const since = headers['if-modified-since'];
  const byTag = etag !== undefined && asked === etag;
  // `If-None-Match` takes precedence over `If-Modified-Since` (RFC 9110).
  const byMoment = asked === undefined && modified !== undefined && since === modified;
  if (reply.status !== 200 || !(byTag || byMoment)) return reply;
  return { status: 304, headers: { ...(etag && { etag }), ...(modified && { 'last-modified': modified }) } };
}
