import {
  createReason,
  type CallContext,
  type GatewayResponse,
  type Reason,
  type UpstreamGateway,
} from '@corroborate/domain';
import pLimit from 'p-limit';
import type { Page, Request, Route } from 'playwright-core';
import { judgeRequest, requestHeaders, responseHeaders, type PageRequest } from './requests.policy';
import { SNAPSHOT_LIMITS } from './snapshots.thresholds';

/**
 * Provider name of these calls at the egress gateway: they are counted by host, and no operator setting grants this
 * name extra trust.
 */
export const SNAPSHOT_PROVIDER = 'snapshot';

/** Answers all requests of a page: the document from memory, others through the egress gateway or not at all. */
export class PageRequestHandler {
  readonly counts = { answered: 0, refused: 0, failed: 0 };
  private readonly atOnce = pLimit(SNAPSHOT_LIMITS.atOnce);
  private flooded: () => void = () => undefined;
  private spent = { requests: 0, bytes: 0, opened: false };

  constructor(
    private readonly gateway: UpstreamGateway,
    private readonly document: GatewayResponse,
    private readonly signal: AbortSignal,
  ) {}

  /** Resolves with the reason if too many requests were refused. */
  tooManyRefused(): Promise<Reason> {
    const { mostRequests: requests } = SNAPSHOT_LIMITS;
    return new Promise((resolve) => {
      this.flooded = () => resolve(createReason('snapshot.too-many-requests', { requests }));
    });
  }

  async answer(route: Route, page: Page): Promise<void> {
    const request = route.request();
    const asked = toPageRequest(request, page);
    const verdict = judgeRequest(asked, this.spent);
    if (verdict.kind === 'document') {
      this.spent.opened = true;
      return fulfillRoute(route, this.document);
    }
    if (verdict.kind === 'refuse') return this.abort(route, 'refused');
    this.spent.requests += 1;
    const answer = await this.atOnce(() => this.fetch(asked.url, request.headers()));
    if (!answer) return this.abort(route, 'failed');
    this.spent.bytes += answer.body.length;
    this.counts.answered += 1;
    await fulfillRoute(route, answer);
  }

  /** Aborts, so that the window keeps its document if a new one is refused. */
  private async abort(route: Route, how: 'refused' | 'failed'): Promise<void> {
    this.counts[how] += 1;
    if (this.counts.refused > SNAPSHOT_LIMITS.mostRequests) this.flooded();
    await route.abort('aborted');
  }

  private async fetch(url: string, headers: Record<string, string>): Promise<GatewayResponse | null> {
    // Checked again, because other requests were answered while this one waited.
    const verdict = judgeRequest(
      { url, method: 'GET', type: 'fetch', isWindow: false },
      { ...this.spent, requests: 0 },
    );
    if (verdict.kind !== 'fetch' || this.signal.aborted) return null;
    const outcome = await this.gateway.call(
      {
        provider: SNAPSHOT_PROVIDER,
        url,
        headers: requestHeaders(headers),
        maxBytes: verdict.maxBytes,
        timeoutMs: SNAPSHOT_LIMITS.requestMs,
        cacheTtlMs: 0,
        retries: 0,
        keepOriginal: false,
      },
      this.context(),
    );
    return outcome.kind === 'found' ? outcome.value : null;
  }

  /** Not tied to the investigation, whose list of calls would otherwise be flooded with images and scripts. */
  private context(): CallContext {
    return { investigationId: null, stage: SNAPSHOT_PROVIDER, signal: this.signal };
  }
}

function toPageRequest(request: Request, page: Page): PageRequest {
  const isWindow = request.isNavigationRequest() && isMainFrame(request, page);
  return { url: request.url(), method: request.method(), type: request.resourceType(), isWindow };
}

/** A request without a frame comes from a window that is being opened; it counts as one for the main frame. */
function isMainFrame(request: Request, page: Page): boolean {
  try {
    const frame = request.frame();
    return frame === page.mainFrame() || frame.parentFrame() === null;
  } catch {
    return true;
  }
}

async function fulfillRoute(route: Route, { status, headers, body }: GatewayResponse): Promise<void> {
  await route.fulfill({ status, headers: responseHeaders(headers), body }).catch(() => route.abort('aborted'));
}
