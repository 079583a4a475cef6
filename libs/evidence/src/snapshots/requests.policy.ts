import { SNAPSHOT_LIMITS } from './snapshots.thresholds';

/** A request made by a page. */
export interface PageRequest {
  url: string;
  method: string;
  /** Resource type as named by the browser: `image`, `script`, `fetch` … */
  type: string;
  /** True for the document of the main frame, false for that of a nested frame. */
  isWindow: boolean;
}

/** Resources that the page has used so far. */
export interface ResourceUsage {
  requests: number;
  bytes: number;
  /** True once the main frame has received its document. */
  opened: boolean;
}

export type RequestVerdict =
  /** `document`: the document already fetched. */
  { kind: 'document' } | { kind: 'fetch'; maxBytes: number } | { kind: 'refuse' };

/** Resource types needed for a picture; excludes streaming, tracking and plug-ins. */
const ALLOWED_TYPES = new Set(['document', 'stylesheet', 'script', 'image', 'font', 'xhr', 'fetch']);
const REFUSE_REQUEST: RequestVerdict = { kind: 'refuse' };

/**
 * Whether a request is allowed. Pure. Blocks navigation and everything but reads, because writes could have effects.
 * The egress gateway itself checks each URL, redirect and connection.
 */
export function judgeRequest({ url, method, type, isWindow }: PageRequest, spent: ResourceUsage): RequestVerdict {
  if (isWindow) return spent.opened ? REFUSE_REQUEST : { kind: 'document' };
  if (method !== 'GET' || !ALLOWED_TYPES.has(type) || !/^https?:\/\//i.test(url)) return REFUSE_REQUEST;
  const left = SNAPSHOT_LIMITS.totalBytes - spent.bytes;
  if (spent.requests >= SNAPSHOT_LIMITS.requests || left <= 0) return REFUSE_REQUEST;
  return { kind: 'fetch', maxBytes: Math.min(SNAPSHOT_LIMITS.answerBytes, left) };
}

/** Request headers passed on; the egress gateway adds its own identification. */
const FORWARDED_HEADERS = ['accept', 'accept-language', 'origin', 'referer'];
/** Response headers dropped: connection, caching and reporting. */
const DROPPED_HEADERS = new Set([
  ...['content-encoding', 'content-length', 'content-disposition', 'transfer-encoding', 'connection', 'keep-alive'],
  ...['set-cookie', 'set-cookie2', 'refresh', 'alt-svc', 'nel', 'report-to', 'reporting-endpoints', 'clear-site-data'],
]);

const filterHeaders = (headers: Record<string, string>, wanted: (name: string) => boolean): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => wanted(name)));

export const requestHeaders = (headers: Record<string, string>): Record<string, string> =>
  filterHeaders(headers, (name) => FORWARDED_HEADERS.includes(name));

export const responseHeaders = (headers: Record<string, string>): Record<string, string> =>
  filterHeaders(headers, (name) => !DROPPED_HEADERS.has(name));

/** Media type of a file that a browser would save rather than display as a page; null for a page. */
export function fileType(headers: Record<string, string>): string | null {
  const type = (headers['content-type'] ?? 'text/html').split(';', 1)[0]!.trim().toLowerCase().slice(0, 100);
  const isSaved = /^\s*attachment/i.test(headers['content-disposition'] ?? '');
  return !isSaved && /^(?:text\/html|application\/xhtml\+xml|text\/plain)$/.test(type) ? null : type;
}
