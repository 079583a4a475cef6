import type { CallContext, GatewayRequest, UpstreamGateway } from '@corroborate/domain';
import { readSaveAnswer, type SaveAnswer } from './save-answer.policy';

/** Keys of an account at the Internet Archive (archive.org/account/s3.php). */
export interface SaverKeys {
  key: string;
  secret: string;
}

const SAVE = 'https://web.archive.org/save';
/** Seven copies a minute are allowed; a little less is asked of it. Answers about an order are small and quick. */
const ORDER = { pace: { key: 'wayback-save', intervalMs: 9_000, maxWaitMs: 60_000 }, timeoutMs: 60_000 };
const LOOK = { pace: { key: 'wayback-save-status', intervalMs: 1_000, maxWaitMs: 30_000 }, timeoutMs: 20_000 };

/** Asks the Wayback Machine for public copies of pages ("Save Page Now", version 2). */
export class WaybackSaver {
  constructor(
    private readonly gateway: UpstreamGateway,
    private readonly keys: SaverKeys,
  ) {}

  /** Orders a copy; one of the last hour is taken for it, so that a page is not burdened twice. */
  order(url: string, context: CallContext): Promise<SaveAnswer> {
    const body = new URLSearchParams({ url, if_not_archived_within: '1h', skip_first_archive: '1' }).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    return this.ask({ ...ORDER, url: SAVE, method: 'POST', body, headers }, context);
  }

  /** How an order goes; the archive forgets it after about an hour. */
  look(job: string, context: CallContext): Promise<SaveAnswer> {
    return this.ask({ ...LOOK, url: `${SAVE}/status/${encodeURIComponent(job)}` }, context);
  }

  private async ask(
    request: Pick<GatewayRequest, 'url' | 'method' | 'body' | 'headers' | 'pace' | 'timeoutMs'>,
    context: CallContext,
  ): Promise<SaveAnswer> {
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
        // What the archive says is told in the chain by an entry of its own.
        keepOriginal: false,
      },
      context,
    );
    if (outcome.kind === 'found') return readSaveAnswer(outcome.value.status, outcome.value.body);
    return { kind: 'later', why: `error:${outcome.kind}` };
  }
}

/** Where a copy is shown. */
export const copyAddress = (timestamp: string, url: string): string =>
  `https://web.archive.org/web/${timestamp}/${url}`;
