import {
  blocked,
  failed,
  found,
  limited,
  type GatewayRequest,
  type GatewayResponse,
  type Outcome,
  type UpstreamGateway,
} from '@corroborate/domain';
import type { LiveRecording } from './live.types';

/** Responds from recordings, in recorded order; makes no network calls. */
export class ReplayGateway implements UpstreamGateway {
  private readonly left: LiveRecording[];

  constructor(recordings: readonly LiveRecording[]) {
    this.left = [...recordings];
  }

  async call(request: GatewayRequest): Promise<Outcome<GatewayResponse>> {
    const same = this.left.findIndex(({ url }) => withoutQuery(url) === withoutQuery(request.url));
    const [recording] = this.left.splice(Math.max(0, same), 1);
    if (!recording) return failed('this call was not recorded');
    if (recording.status === null) return toFailure(recording);
    return found({
      status: recording.status,
      headers: recording.headers,
      body: Buffer.from(recording.body),
      url: request.url,
      redirects: [],
      fromCache: false,
      latencyMs: 0,
      costUsd: 0,
    });
  }
}

function toFailure({ outcome, failure }: LiveRecording): Outcome<never> {
  const reason = failure ?? 'no reason was recorded';
  if (outcome === 'limited') return limited(reason);
  return outcome === 'blocked' ? blocked(reason) : failed(reason);
}

/** Place of a recording without its query, which contains dates and tokens that differ between runs. */
const withoutQuery = (url: string): string => {
  const read = URL.parse(url);
  return read ? `${read.host}${read.pathname}` : url;
};
