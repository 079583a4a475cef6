import { SNAPSHOT } from './snapshots.thresholds';

/** What a page in the browser asks for. */
export interface PageRequest {
  url: string;
  method: string;
  /** As the browser names it: `image`, `script`, `fetch` … */
  type: string;
  /** The document of the window itself, not of a frame in it. */
  isWindow: boolean;
}

/** What the page has used so far. */
export interface Spent {
  requests: number;
  bytes: number;
  /** The window has its document. */
  opened: boolean;
}

export type RequestVerdict =
  /** The document that is at hand. */
  { kind: 'document' } | { kind: 'fetch'; maxBytes: number } | { kind: 'refuse' };

/** What a picture needs. Nothing that streams, counts visits, or belongs to a program rather than a page. */
const SHOWN = new Set(['document', 'stylesheet', 'script', 'image', 'font', 'xhr', 'fetch']);
const REFUSED: RequestVerdict = { kind: 'refuse' };

/**
 * Pure: may the page have this? The window stays where it is, and a page only reads: what would be sent might do
 * something. The way out judges the address by itself, once more for each redirect and each connection.
 */
export function judgeRequest({ url, method, type, isWindow }: PageRequest, spent: Spent): RequestVerdict {
  if (isWindow) return spent.opened ? REFUSED : { kind: 'document' };
  if (method !== 'GET' || !SHOWN.has(type) || !/^https?:\/\//i.test(url)) return REFUSED;
  const left = SNAPSHOT.totalBytes - spent.bytes;
  if (spent.requests >= SNAPSHOT.requests || left <= 0) return REFUSED;
  return { kind: 'fetch', maxBytes: Math.min(SNAPSHOT.answerBytes, left) };
}

/** Headers of the page's request that the server may see: who asks is told by the way out itself. */
const SENT = ['accept', 'accept-language', 'origin', 'referer'];
/** Of the answer: what belongs to the connection it came by, would be kept, or would have the browser report. */
const KEPT_BACK = new Set([
  ...['content-encoding', 'content-length', 'content-disposition', 'transfer-encoding', 'connection', 'keep-alive'],
  ...['set-cookie', 'set-cookie2', 'refresh', 'alt-svc', 'nel', 'report-to', 'reporting-endpoints', 'clear-site-data'],
]);

const picked = (headers: Record<string, string>, wanted: (name: string) => boolean): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => wanted(name)));

export const sentHeaders = (headers: Record<string, string>): Record<string, string> =>
  picked(headers, (name) => SENT.includes(name));

export const shownHeaders = (headers: Record<string, string>): Record<string, string> =>
  picked(headers, (name) => !KEPT_BACK.has(name));

/** The type of a file that a browser would save instead of showing it as a page; null for a page. */
export function fileType(headers: Record<string, string>): string | null {
  const type = (headers['content-type'] ?? 'text/html').split(';', 1)[0]!.trim().toLowerCase().slice(0, 100);
  const isSaved = /^\s*attachment/i.test(headers['content-disposition'] ?? '');
  return !isSaved && /^(?:text\/html|application\/xhtml\+xml|text\/plain)$/.test(type) ? null : type;
}
