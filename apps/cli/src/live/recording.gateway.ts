import {
  limited,
  type CallContext,
  type GatewayRequest,
  type GatewayResponse,
  type Outcome,
  type UpstreamGateway,
} from '@corroborate/domain';
import type { LiveProbe, LiveRecording } from './live.types';
import type { SecretRemover } from './secrets.policy';

/** Maximum recorded body length. */
const MAX_BODY_CHARS = 1_000_000;

const PRICE_LIMIT_REASON = 'another call would exceed the price of this check';
const ROUNDING_TOLERANCE_USD = 1e-9;

/** Records responses and bypasses caches, within the price limit. */
export class RecordingGateway implements UpstreamGateway {
  readonly recordings: LiveRecording[] = [];
  costUsd = 0;
  private bookedUsd = 0;

  constructor(
    private readonly probe: Pick<LiveProbe, 'name' | 'priceUsd'>,
    private readonly gateway: UpstreamGateway,
    private readonly remover: SecretRemover,
  ) {}

  async call(request: GatewayRequest, context: CallContext): Promise<Outcome<GatewayResponse>> {
    if (this.bookedUsd + (request.priceUsd ?? 0) > this.probe.priceUsd + ROUNDING_TOLERANCE_USD)
      return limited(PRICE_LIMIT_REASON, undefined, 'budget');
    this.bookedUsd += request.priceUsd ?? 0;
    const outcome = await this.gateway.call({ ...request, cacheTtlMs: 0, retries: 0 }, context);
    if (outcome.kind === 'found') this.costUsd += outcome.value.costUsd;
    this.recordings.push(this.recorded(request, outcome));
    return outcome;
  }

  private recorded({ method = 'GET', url }: GatewayRequest, outcome: Outcome<GatewayResponse>): LiveRecording {
    const head = { probe: this.probe.name, method, url: this.remover.address(url) };
    if (outcome.kind !== 'found') {
      const kind = outcome.kind === 'blocked' || outcome.kind === 'limited' ? outcome.kind : 'failed';
      const failure = this.remover.text(outcome.reason);
      return { ...head, status: null, outcome: kind, failure, headers: {}, body: '' };
    }
    const { status, headers, body } = outcome.value;
    // Always stored as text, even if that adds replacement characters, because secrets cannot be found in
    // bytes.
    const written = this.remover.body(body.toString('utf8')).slice(0, MAX_BODY_CHARS);
    const kept = { headers: this.remover.headers(headers), body: written };
    return { ...head, status, outcome: 'found', failure: null, ...kept };
  }
}
