import type { Page } from '../world/world.types';
import type { Reply, UpstreamRequest } from './upstream.types';

/** The page at this request: its last version already in effect, otherwise the page itself. */
export function pageVersionAt(page: Page, { visit, now }: { visit: number; now: Date }): Page {
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
export function fillDynamicParts(page: Page, reply: Reply, { visit, now }: { visit: number; now: Date }): Reply {
  if (!page.moving || typeof reply.body !== 'string') return reply;
  const body = reply.body.replaceAll('{visit}', String(visit)).replaceAll('{now}', now.toISOString());
  return { ...reply, body };
}

/** Answers conditional requests: 304 if the page is unchanged. */
export function notModifiedOr(reply: Reply, { headers }: Pick<UpstreamRequest, 'headers'>): Reply {
  const { etag, 'last-modified': modified } = reply.headers ?? {};
  const asked = headers['if-none-match'];
  const since = headers['if-modified-since'];
  const byTag = etag !== undefined && asked === etag;
  // `If-None-Match` takes precedence over `If-Modified-Since` (RFC 9110).
  const byMoment = asked === undefined && modified !== undefined && since === modified;
  if (reply.status !== 200 || !(byTag || byMoment)) return reply;
  return { status: 304, headers: { ...(etag && { etag }), ...(modified && { 'last-modified': modified }) } };
}
