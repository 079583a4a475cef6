import {
  blocked,
  failed,
  found,
  limited,
  nothingFound,
  type Article,
  type CallContext,
  type GatewayRequest,
  type GatewayResponse,
  type Instant,
  type Outcome,
} from '@corroborate/domain';
import { readJson } from '@corroborate/text';
import { getHost, parseAddress, toSite } from '../address';
import { parseResponse } from '../answer.parser';
import { COPY_RULES } from '../pages.thresholds';
import type { CopyFinderDeps, CopyRequest, CopySource } from './copy.types';

/** One row of the CDX index. */
interface Capture {
  timestamp: string;
  original: string;
}

const REPLAY = /^\/web\/(\d{14})(?:id_)?\/(.+)$/;

/** Captures of the Wayback Machine, newest first. Needs no key. */
export class WaybackCopies implements CopySource {
  readonly name = 'archive';

  constructor(private readonly deps: CopyFinderDeps) {}

  async *copies(request: CopyRequest, context: CallContext): AsyncGenerator<Outcome<Article>, void, void> {
    const listed = await this.newest(request.address, context);
    if (listed.kind !== 'found') yield listed;
    else for (const capture of listed.value) yield await this.replay(capture, request, context);
  }

  /** Looks up the index; if that fails, the lookup by nearest date may still work. */
  private async newest(address: string, context: CallContext): Promise<Outcome<Capture[]>> {
    const answer = await this.deps.gateway.call(this.lookUp(indexAddress(address, this.deps.clock.now())), context);
    const listed = readAnswer(answer, (body) => capturesIn(body, address));
    if (listed.kind !== 'failed') return listed;
    const nearest = await this.deps.gateway.call(this.lookUp(nearestAddress(address, this.deps.clock.now())), context);
    return readAnswer(nearest, (body) => parseNearest(body, address));
  }

  private lookUp(url: string): GatewayRequest {
    const { indexPaceMs: intervalMs, maxWaitMs, timeoutMs, indexMaxBytes: maxBytes } = COPY_RULES;
    const pace = { key: 'wayback', intervalMs, maxWaitMs };
    return {
      provider: 'wayback',
      url,
      headers: { accept: 'application/json' },
      timeoutMs,
      maxBytes,
      pace,
      retries: 0,
    };
  }

  private async replay(capture: Capture, request: CopyRequest, context: CallContext): Promise<Outcome<Article>> {
    const { replayPaceMs: intervalMs, maxWaitMs, timeoutMs } = COPY_RULES;
    const answer = await this.deps.gateway.call(
      {
        provider: 'wayback',
        // `id_`: the archived bytes, without the archive's links and banner.
        url: `https://web.archive.org/web/${capture.timestamp}id_/${capture.original}`,
        timeoutMs,
        maxBytes: this.deps.settings.FETCH_MAX_BYTES,
        maxRedirects: 3,
        pace: { key: 'wayback-replay', intervalMs, maxWaitMs },
        retries: 0,
      },
      context,
    );
    const read = readReplay(answer, request.address);
    if (read.kind !== 'found' || answer.kind !== 'found') return read as Outcome<never>;
    return found(await this.parse(answer.value, read.value, request));
  }

  /**
   * Parsed as of the capture time, because relative dates ("two hours ago") and the latest possible date depend on it.
   */
  private async parse(response: GatewayResponse, capturedAt: Instant, request: CopyRequest): Promise<Article> {
    const head = {
      url: request.asked,
      finalUrl: request.address,
      httpStatus: response.status,
      headers: originalHeaders(response.headers),
      fetchedAt: capturedAt,
      via: 'archive' as const,
    };
    const article = await parseResponse(head, { ...response, headers: head.headers }, this.deps.pool);
    return {
      ...article,
      verdictReason: `Archived copy of ${capturedAt} (web.archive.org). ${article.verdictReason}`,
    };
  }
}

function indexAddress(address: string, now: Date): string {
  const query = new URLSearchParams({
    url: address,
    output: 'json',
    fl: 'timestamp,original,digest',
    filter: 'statuscode:200',
    to: toTimestamp(now),
    limit: `-${COPY_RULES.indexRows}`,
  });
  return `https://web.archive.org/cdx/search/cdx?${query.toString()}`;
}

/** This endpoint expects the URL without its scheme. */
function nearestAddress(address: string, now: Date): string {
  const query = new URLSearchParams({ url: address.replace(/^https?:\/\//i, ''), timestamp: toTimestamp(now) });
  return `https://archive.org/wayback/available?${query.toString()}`;
}

function readAnswer<T>(
  answer: Outcome<GatewayResponse>,
  read: (body: string, response: GatewayResponse) => Outcome<T>,
): Outcome<T> {
  if (answer.kind !== 'found') return answer;
  const { status, body } = answer.value;
  if (status === 429) return limited('rate limit of the archive reached');
  if (status === 401 || status === 403 || status === 451)
    return blocked(`HTTP ${status}: not available from the archive`);
  if (status === 404) return nothingFound('no capture in the archive');
  if (status < 200 || status >= 300) return failed(`the archive returned HTTP ${status}`);
  return read(body.toString('utf8'), answer.value);
}

/** Only a response with `memento-datetime` is a capture; its status is that of the archived page, not the archive. */
function readReplay(answer: Outcome<GatewayResponse>, address: string): Outcome<Instant> {
  if (answer.kind !== 'found') return answer;
  const { status, headers } = answer.value;
  if (headers['memento-datetime'] === undefined)
    return readAnswer(answer, () =>
      blocked('the archive shows its own page instead of a capture, as it does for excluded sites'),
    );
  return status >= 200 && status < 300
    ? readReplayTime(answer.value, address)
    : nothingFound(`the capture is a response with HTTP ${status}`);
}

/**
 * `[["timestamp","original","digest"],["20260303091500","https://…","Q4YU…"]]`, oldest first; empty body or `[]` if
 * there are none.
 */
function capturesIn(body: string, address: string): Outcome<Capture[]> {
  const rows = body.trim() === '' ? [] : readJson(body);
  if (!Array.isArray(rows)) return failed('the archive returned no list of captures');
  const seen = new Set<unknown>();
  const captures: Capture[] = [];
  for (const row of (rows as unknown[]).slice(1).reverse()) {
    const [timestamp, original, digest] = Array.isArray(row) ? (row as unknown[]) : [];
    const capture = captureOf(timestamp, original, address);
    // Identical bytes would give the same result.
    if (!capture || seen.has(digest)) continue;
    seen.add(digest);
    captures.push(capture);
  }
  return captures.length > 0
    ? found(captures.slice(0, COPY_RULES.maxCaptures))
    : nothingFound('no capture in the archive');
}

/**
 * `{"archived_snapshots":{"closest":{"status":"200","available":true,"url":"http://web.archive.org/web/…",
 * "timestamp":"…"}}}`
 */
function parseNearest(body: string, address: string): Outcome<Capture[]> {
  const answer = readJson(body) as { archived_snapshots?: { closest?: Record<string, unknown> } } | null | undefined;
  if (!answer || typeof answer !== 'object') return failed('the archive returned an unreadable response');
  const closest = answer.archived_snapshots?.closest;
  if (!closest || closest.available !== true || (closest.status !== '200' && closest.status !== 200))
    return nothingFound('the archive lists no capture');
  const path = parseAddress(typeof closest.url === 'string' ? closest.url : null);
  const original = path ? REPLAY.exec(path.pathname + path.search)?.[2] : undefined;
  const capture = captureOf(closest.timestamp, original, address);
  return capture ? found([capture]) : nothingFound('the archive lists no capture');
}

/** Accepts captures of the same site only. */
function captureOf(timestamp: unknown, original: unknown, address: string): Capture | null {
  if (typeof timestamp !== 'string' || instantOf(timestamp) === null || typeof original !== 'string') return null;
  const url = parseAddress(original);
  return url && toSite(url.hostname) === toSite(getHost(address)) ? { timestamp, original: url.href } : null;
}

/** Time of the replayed capture; the archive may redirect to another time or page than the one requested. */
function readReplayTime(response: GatewayResponse, address: string): Outcome<Instant> {
  const played = parseAddress(response.url);
  const parts = played?.hostname === 'web.archive.org' ? REPLAY.exec(played.pathname + played.search) : null;
  const capture = parts ? captureOf(parts[1], parts[2], address) : null;
  const at = capture ? instantOf(capture.timestamp) : null;
  return at ? found(at) : nothingFound('the capture redirects to another page');
}

/** Replays carry the original headers under another prefix. */
function originalHeaders(headers: Record<string, string>): Record<string, string> {
  const prefix = 'x-archive-orig-';
  const own = Object.entries(headers)
    .filter(([name]) => name.startsWith(prefix))
    .map(([name, value]): [string, string] => [name.slice(prefix.length), value]);
  return { ...Object.fromEntries<string>(own), 'content-type': headers['content-type'] ?? '' };
}

const toTimestamp = (date: Date): string => date.toISOString().slice(0, 19).replace(/\D/g, '');

function instantOf(stamp: string): Instant | null {
  const parts = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(stamp);
  if (!parts) return null;
  const [, year, month, day, hour, minute, second] = parts;
  const at = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  return Number.isNaN(at.getTime()) ? null : at.toISOString();
}
