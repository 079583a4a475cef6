import type { Settings } from '@corroborate/config';
import type { CallContext, Clock, GatewayResponse, Outcome, PictureState, UpstreamGateway } from '@corroborate/domain';
import { parseAddress } from '../address';
import { AGENT_NAME, buildUserAgent } from '../agent';
import { MAX_PACE_WAIT_MS, PAGE_PACE_MS, PICTURE_LIMITS } from '../pages.thresholds';
import { RobotsGate } from '../robots/robots.gate';

export interface PictureFetcherDeps {
  gateway: UpstreamGateway;
  clock: Clock;
  settings: Pick<Settings, 'FETCH_TIMEOUT_MS' | 'CONTACT'>;
}

/** Bytes of a picture as received, or why there are none. */
export type FetchedPicture =
  | { state: 'received'; body: Buffer; mediaType: string }
  | { state: Extract<PictureState, 'refused' | 'too-large' | 'away'> };

/** Provider and stage under which a picture request is recorded. */
export interface PictureOwner {
  provider: string;
  stage: string;
}

/** Fetches pictures as politely as pages: as robots.txt allows, at the pace set for their host. */
export class PictureFetcher {
  private readonly robots: RobotsGate;

  constructor(private readonly deps: PictureFetcherDeps) {
    const { gateway, clock, settings } = deps;
    this.robots = new RobotsGate({
      ...{ gateway, clock, timeoutMs: settings.FETCH_TIMEOUT_MS },
      ...{ agent: AGENT_NAME, userAgent: buildUserAgent(settings) },
    });
  }

  /** @param owner provider and stage for the request, if the picture is not part of a page */
  async fetch(url: string, context: CallContext, owner: Partial<PictureOwner> = {}): Promise<FetchedPicture> {
    const address = parseAddress(url);
    if (!address) return { state: 'refused' };
    const { allowed, crawlDelayMs } = await this.robots.rule(address, context);
    if (!allowed) return { state: 'refused' };
    const { provider = 'page', stage = context.stage } = owner;
    const paceMs = Math.max(PAGE_PACE_MS, crawlDelayMs);
    const outcome = await this.call(address, { provider, paceMs }, { ...context, stage });
    if (outcome.kind !== 'found') return { state: failureState(outcome) };
    const { status, body, headers } = outcome.value;
    if (!(await this.mayStayAt(address, outcome.value, context))) return { state: 'refused' };
    if (status !== 200 || body.length === 0) return { state: 'away' };
    return { state: 'received', body, mediaType: (headers['content-type'] ?? '').split(';', 1)[0]!.trim() };
  }

  /** Content redirected from another host is used only if that host's robots.txt allows it. */
  private async mayStayAt(from: URL, { url }: GatewayResponse, context: CallContext): Promise<boolean> {
    const to = parseAddress(url);
    return !to || to.hostname === from.hostname || (await this.robots.rule(to, context)).allowed;
  }

  private call(
    address: URL,
    { provider, paceMs: intervalMs }: { provider: string; paceMs: number },
    context: CallContext,
  ): Promise<Outcome<GatewayResponse>> {
    const { settings, gateway } = this.deps;
    return gateway.call(
      {
        provider,
        url: address.href,
        headers: { 'user-agent': buildUserAgent(settings), accept: 'image/jpeg,image/png,image/webp,image/*;q=0.5' },
        timeoutMs: settings.FETCH_TIMEOUT_MS,
        maxBytes: PICTURE_LIMITS.maxBytes,
        pace: { key: `page:${address.hostname}`, intervalMs, maxWaitMs: MAX_PACE_WAIT_MS },
      },
      context,
    );
  }
}

function failureState(outcome: Exclude<Outcome<unknown>, { kind: 'found' }>) {
  if (outcome.kind === 'blocked') return 'refused';
  return outcome.kind === 'failed' && outcome.code === 'limit-exceeded' ? 'too-large' : 'away';
}
