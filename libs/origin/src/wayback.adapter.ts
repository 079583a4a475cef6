import {
  failed,
  found,
  limited,
  nothingFound,
  type CallContext,
  type Clock,
  type UpstreamGateway,
  type Instant,
  type Outcome,
} from '@corroborate/domain';
import {
  parseJson,
  ProviderClient,
  parseRetryAt,
  createStatusMessage,
  type ProviderResponse,
  type Fields,
  type ProviderManifest,
} from '@corroborate/providers';
import type { ArchiveIndex } from './archive.port';
import { ARCHIVE_LIMITS } from './origin.thresholds';

const WAYBACK: ProviderManifest = {
  name: 'wayback',
  title: 'Wayback Machine, first captures',
  homepage: 'https://web.archive.org',
  priceUsd: 0,
  paceMs: ARCHIVE_LIMITS.paceMs,
  terms: 'The capture index is public if queried slowly; the pages belong to their publishers.',
  notes: ['Shares its rate limit with the search engine of the same name.'],
};

/** The capture index (CDX server) of the Wayback Machine. Needs no key; the gateway caches responses. */
export class WaybackIndex implements ArchiveIndex {
  private readonly api: ProviderClient;

  constructor(
    gateway: UpstreamGateway,
    private readonly clock: Clock,
  ) {
    this.api = new ProviderClient({ gateway, clock }, WAYBACK, {
      baseURL: 'https://web.archive.org',
      headers: { accept: 'application/json' },
      timeout: ARCHIVE_LIMITS.timeoutMs,
      maxContentLength: ARCHIVE_LIMITS.maxBytes,
      maxWaitMs: ARCHIVE_LIMITS.maxWaitMs,
      say: createStatusMessage('not available from the archive'),
      judge: judgeResponse,
    });
  }

  async firstCapture(url: string, context: CallContext): Promise<Outcome<Instant>> {
    // Captures are in chronological order, so one row is enough.
    const params = { url, output: 'json', fl: 'timestamp', filter: 'statuscode:200', limit: 1 };
    const { retries } = ARCHIVE_LIMITS;
    const answer = await this.api.callText(context, (http) => http.get('/cdx/search/cdx', { params }), { retries });
    return answer.kind === 'found' ? firstRow(answer.value.text.trim(), this.clock.now()) : answer;
  }
}

const judgeResponse = (answer: ProviderResponse, _body: Fields, now: Date): Outcome<never> | null =>
  answer.status === 429
    ? limited(
        'rate limit of the archive reached',
        parseRetryAt(answer, now) ?? new Date(now.getTime() + ARCHIVE_LIMITS.backOffMs).toISOString(),
      )
    : null;

/** `[["timestamp"],["20250305071500"]]`; `[]` or an empty body if there is no capture. */
function firstRow(text: string, now: Date): Outcome<Instant> {
  if (text === '') return nothingFound('no capture in the archive');
  const rows = parseJson(text);
  if (!Array.isArray(rows)) return failed('the archive returned no list of captures');
  if (rows.length < 2) return nothingFound('no capture in the archive');
  const instant = instantOf(rows[1]);
  if (!instant || Date.parse(instant) > now.getTime() + ARCHIVE_LIMITS.clockSlackMs)
    return failed('the archive gave an impossible time');
  return found(instant);
}

function instantOf(row: unknown): Instant | null {
  const stamp: unknown = Array.isArray(row) ? row[0] : null;
  const parts = typeof stamp === 'string' ? /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(stamp) : null;
  if (!parts) return null;
  const [, year, month, day, hour, minute, second] = parts;
  const at = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  return Number.isNaN(at.getTime()) ? null : at.toISOString();
}
