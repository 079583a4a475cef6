import type {
  CallContext,
  Clock,
  GatewayRequest,
  GatewayResponse,
  Outcome,
  UpstreamGateway,
} from '@corroborate/domain';
import { encodeUriPart } from '@corroborate/text';
import { findCaptureTimestamp, parseSaveResponse, parseCaptureTimestamp, type SaveResult } from './save-answer.policy';

/** Keys of an Internet Archive account (archive.org/account/s3.php). */
export interface SaverKeys {
  key: string;
  secret: string;
}

const SAVE_URL = 'https://web.archive.org/save';
/** The archive allows seven copies a minute; we stay a little below. Status responses are small and fast. */
const SAVE_CALL = { pace: { key: 'wayback-save', intervalMs: 9_000, maxWaitMs: 60_000 }, timeoutMs: 60_000 };
const FIND_CALL = { pace: { key: 'wayback-replay', intervalMs: 2_000, maxWaitMs: 30_000 }, timeoutMs: 30_000 };
const STATUS_CALL = { pace: { key: 'wayback-save-status', intervalMs: 1_000, maxWaitMs: 30_000 }, timeoutMs: 20_000 };

/** The interval sent with a request (one hour), plus some minutes for clocks and the queue. */
const RECENT_COPY_MS = 75 * 60_000;

/** Asks the Wayback Machine for public copies of pages ("Save Page Now", version 2). */
export class WaybackSaver {
  constructor(
    private readonly gateway: UpstreamGateway,
    private readonly keys: SaverKeys,
    private readonly clock: Clock,
  ) {}

  /** Requests a copy. Accepts an existing copy from the last hour, so that pages are not captured twice. */
  async requestCopy(url: string, context: CallContext): Promise<SaveResult> {
    const body = new URLSearchParams({ url, if_not_archived_within: '1h', skip_first_archive: '1' }).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await this.ask({ ...SAVE_CALL, url: SAVE_URL, method: 'POST', body, headers }, context);
    return answer.kind === 'made-before' ? this.findRecent(url, context) : answer;
  }

  /** Status of a copy request, which the archive forgets after about an hour. */
  async readStatus(job: string, context: CallContext): Promise<SaveResult> {
    const answer = await this.ask({ ...STATUS_CALL, url: `${SAVE_URL}/status/${encodeUriPart(job)}` }, context);
    return answer.kind === 'made-before' ? { kind: 'later', why: 'error:no-job' } : answer;
  }

  /** The recent copy because of which no new one was made; the URL used redirects to the latest capture. */
  private async findRecent(url: string, context: CallContext): Promise<SaveResult> {
    const now = this.clock.now();
    const address = `https://web.archive.org/web/${now.toISOString().slice(0, 19).replace(/\D/g, '')}id_/${url}`;
    const outcome = await this.gateway.call(
      {
        ...FIND_CALL,
        provider: 'wayback-save',
        url: address,
        method: 'HEAD',
        maxRedirects: 3,
        retries: 0,
        cacheTtlMs: 0,
        keepOriginal: false,
      },
      context,
    );
    const timestamp = capturedAt(outcome);
    const isRecent =
      timestamp !== null && now.getTime() - Date.parse(parseCaptureTimestamp(timestamp)) <= RECENT_COPY_MS;
    return isRecent ? { kind: 'kept', timestamp } : { kind: 'later', why: 'error:copy-not-shown-yet' };
  }

  private async ask(
    request: Pick<GatewayRequest, 'url' | 'method' | 'body' | 'headers' | 'pace' | 'timeoutMs'>,
    context: CallContext,
  ): Promise<ReturnType<typeof parseSaveResponse>> {
    const { key, secret } = this.keys;
    const outcome = await this.gateway.call(
      {
        ...request,
        provider: 'wayback-save',
        headers: { ...request.headers, accept: 'application/json', authorization: `LOW ${key}:${secret}` },
        maxBytes: 1_000_000,
        maxRedirects: 0,
        retries: 0,
        cacheTtlMs: 0,
        // The result gets its own chain entry.
        keepOriginal: false,
      },
      context,
    );
    if (outcome.kind === 'found') return parseSaveResponse(outcome.value.status, outcome.value.body);
    return { kind: 'later', why: `error:${outcome.kind}` };
  }
}

const capturedAt = (outcome: Outcome<GatewayResponse>): string | null =>
  outcome.kind === 'found' && outcome.value.headers['memento-datetime'] !== undefined
    ? findCaptureTimestamp(outcome.value.url)
    : null;

/** URL of a copy. */
export const toSavedCopy = (timestamp: string, url: string): string =>
  `https://web.archive.org/web/${timestamp}/${url}`;
