import type { CallContext, GatewayRequest, GatewayResponse, Outcome, UpstreamGateway } from '@corroborate/domain';
import { hexOfBytes } from '../bytes';
import type { ProofFault } from './proof.types';
import { PROVING } from './proof.thresholds';

export type CalendarAnswer = Uint8Array | Extract<ProofFault, 'unanswered' | 'too-large'>;

const HEADERS = { accept: 'application/vnd.opentimestamps.v1' };

/** A calendar of OpenTimestamps, asked through the gateway. */
export class CalendarClient {
  constructor(
    private readonly gateway: UpstreamGateway,
    /** Its address, without a slash at the end. */
    readonly address: string,
  ) {}

  /** Hands a digest in; answered is how the calendar goes on from it. */
  async submit(digest: Uint8Array, context: CallContext): Promise<CalendarAnswer> {
    const headers = { ...HEADERS, 'content-type': 'application/octet-stream' };
    const outcome = await this.call('/digest', { method: 'POST', headers, bytes: digest }, context);
    return bytesIn(outcome) ?? 'unanswered';
  }

  /** How the calendar went on from what it promised; null where it says that it has not yet. */
  async wayFrom(promise: Uint8Array, context: CallContext): Promise<CalendarAnswer | null> {
    const outcome = await this.call(`/timestamp/${hexOfBytes(promise)}`, { method: 'GET', headers: HEADERS }, context);
    if (outcome.kind === 'found' && outcome.value.status === 404) return null;
    return bytesIn(outcome) ?? 'unanswered';
  }

  private call(path: string, request: Pick<GatewayRequest, 'method' | 'headers' | 'bytes'>, context: CallContext) {
    const provider = `ots-${new URL(this.address).hostname}`;
    return this.gateway.call({ ...PROVING.call, provider, url: `${this.address}${path}`, ...request }, context);
  }
}

function bytesIn(outcome: Outcome<GatewayResponse>): CalendarAnswer | null {
  if (outcome.kind === 'failed' && outcome.code === 'limit-exceeded') return 'too-large';
  return outcome.kind === 'found' && outcome.value.status === 200 ? outcome.value.body : null;
}
