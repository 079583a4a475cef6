import { blocked, failed, found, limited, nothingFound } from '@corroborate/domain';
import type { CallContext, Clock, Door, DoorResponse, Instant, Outcome } from '@corroborate/domain';
import type { ArchiveIndex } from './archive.port';
import { ARCHIVE } from './origin.thresholds';

/** The capture index (CDX server) of the Wayback Machine. Needs no key; answers are kept by the door. */
export class WaybackIndex implements ArchiveIndex {
  constructor(
    private readonly door: Door,
    private readonly clock: Clock,
  ) {}

  async firstCapture(url: string, context: CallContext): Promise<Outcome<Instant>> {
    const answer = await this.door.call(
      {
        provider: 'wayback',
        url: address(url),
        headers: { accept: 'application/json' },
        timeoutMs: ARCHIVE.timeoutMs,
        maxBytes: ARCHIVE.maxBytes,
        pace: { key: 'wayback', intervalMs: ARCHIVE.paceMs, maxWaitMs: ARCHIVE.maxWaitMs },
        retries: ARCHIVE.retries,
      },
      context,
    );
    return answer.kind === 'found' ? this.read(answer.value) : answer;
  }

  private read(response: DoorResponse): Outcome<Instant> {
    const now = this.clock.now();
    const { status, headers } = response;
    if (status === 429)
      return limited('the archive asks for more time between calls', retryAt(headers['retry-after'], now));
    if (status === 401 || status === 403 || status === 451)
      return blocked(`HTTP ${status}: the archive does not show this page`);
    if (status < 200 || status >= 300) return failed(`HTTP ${status}`);
    return firstRow(response.body.toString('utf8').trim(), now);
  }
}

/** Captures stand in the order of time, so that one row is enough. */
function address(url: string): string {
  const query = new URLSearchParams({ url, output: 'json', fl: 'timestamp', filter: 'statuscode:200', limit: '1' });
  return `https://web.archive.org/cdx/search/cdx?${query.toString()}`;
}

/** `[["timestamp"],["20250305071500"]]`; `[]` or nothing at all when there is no capture. */
function firstRow(text: string, now: Date): Outcome<Instant> {
  if (text === '') return nothingFound('the archive holds no capture');
  const rows = rowsIn(text);
  if (!rows) return failed('the archive answered with something that is no list of captures');
  if (rows.length < 2) return nothingFound('the archive holds no capture');
  const instant = instantOf(rows[1]);
  if (!instant || Date.parse(instant) > now.getTime() + ARCHIVE.clockSlackMs)
    return failed('the archive gave a time that cannot be');
  return found(instant);
}

function rowsIn(text: string): unknown[] | null {
  try {
    const rows: unknown = JSON.parse(text);
    return Array.isArray(rows) ? rows : null;
  } catch {
    return null;
  }
}

function instantOf(row: unknown): Instant | null {
  const stamp: unknown = Array.isArray(row) ? row[0] : null;
  const parts = typeof stamp === 'string' ? /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(stamp) : null;
  if (!parts) return null;
  const [, year, month, day, hour, minute, second] = parts;
  const at = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  return Number.isNaN(at.getTime()) ? null : at.toISOString();
}

function retryAt(header: string | undefined, now: Date): Instant {
  const seconds = /^\d{1,6}$/.test(header?.trim() ?? '') ? Number(header) : NaN;
  const at = Number.isNaN(seconds) ? Date.parse(header ?? '') : now.getTime() + seconds * 1000;
  return new Date(Number.isNaN(at) ? now.getTime() + ARCHIVE.backOffMs : at).toISOString();
}
