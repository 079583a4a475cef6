import type { Reply, Upstream, UpstreamContext, UpstreamRequest } from './upstream.types';

export function json(value: unknown, status = 200, headers: Record<string, string> = {}): Reply {
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
    body: JSON.stringify(value),
  };
}

export function html(body: string, status = 200, headers: Record<string, string> = {}): Reply {
  return { status, headers: { 'content-type': 'text/html; charset=utf-8', ...headers }, body };
}

export function xml(body: string, status = 200): Reply {
  return { status, headers: { 'content-type': 'application/xml; charset=utf-8' }, body };
}

export function plain(body: string, status = 200, headers: Record<string, string> = {}): Reply {
  return { status, headers: { 'content-type': 'text/plain; charset=utf-8', ...headers }, body };
}

export function redirect(location: string, status = 302): Reply {
  return { status, headers: { location, 'content-type': 'text/html; charset=utf-8' }, body: '' };
}

export function notFound(): Reply {
  return html(
    '<!DOCTYPE html><html><head><title>404 Not Found</title></head><body><h1>Not Found</h1></body></html>',
    404,
  );
}

export function retryAfter(seconds: number | undefined): Record<string, string> {
  return seconds === undefined ? {} : { 'retry-after': String(seconds) };
}

export function escapeMarkup(text: string): string {
  return text
    .replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`)
    .replaceAll('&#38;', '&amp;')
    .replaceAll('&#60;', '&lt;')
    .replaceAll('&#62;', '&gt;')
    .replaceAll('&#34;', '&quot;');
}

/** Fields of a query string or form body; the body takes precedence, as on the real servers. */
export function parseForm(request: UpstreamRequest): URLSearchParams {
  const form = new URLSearchParams(request.url.search);
  if ((request.headers['content-type'] ?? '').includes('application/x-www-form-urlencoded')) {
    for (const [key, value] of new URLSearchParams(request.body)) form.set(key, value);
  }
  return form;
}

/** JSON body as an object; null if invalid. */
export function jsonBody(request: UpstreamRequest): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(request.body);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}

/** A whole number within bounds; `fallback` if absent or not a number. */
export function parseWholeNumber(value: string | null | undefined, fallback: number, min: number, max: number): number {
  const number = value === null || value === undefined || value === '' ? NaN : Math.trunc(Number(value));
  return Number.isNaN(number) ? fallback : Math.min(max, Math.max(min, number));
}

/** A path pattern and its handler, called with the first group of the path, the query string and the world. */
export type Route = [
  path: RegExp,
  answer: (
    part: string,
    form: URLSearchParams,
    context: UpstreamContext,
    request: UpstreamRequest,
  ) => Reply | Promise<Reply>,
];

/** The first matching route handles the request; otherwise 404. */
export const routed =
  (routes: readonly Route[]): Upstream['handle'] =>
  (request, context) => {
    const { pathname, searchParams } = request.url;
    const route = routes.find(([path]) => path.test(pathname));
    const part = decodeURIComponent(route?.[0].exec(pathname)?.[1] ?? '');
    return route ? route[1](part, searchParams, context, request) : notFound();
  };

/** Sort order: newest first. */
export const byNewest = (a: { created: string }, b: { created: string }): number =>
  Date.parse(b.created) - Date.parse(a.created);
