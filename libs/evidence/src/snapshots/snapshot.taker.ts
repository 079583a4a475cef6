import {
  because,
  type Clock,
  type GatewayResponse,
  type Outcome,
  type Reason,
  type UpstreamGateway,
} from '@corroborate/domain';
import { startBrowser, type BrowserSettings, type RunningBrowser } from './chromium.adapter';
import { aborted, outOfMemory, outOfTime } from './ends';
import { PageRequests, PROVIDER } from './page.requests';
import { fileType } from './requests.policy';
import { SNAPSHOT } from './snapshots.thresholds';
import { Sitting, type Shown } from './sitting';
import type { SnapshotResult } from './snapshot.types';

export interface SnapshotOrder {
  investigationId: number;
  url: string;
  /** Interval that the site asks for, in ms. */
  intervalMs: number;
}

export interface TakerParts {
  gateway: UpstreamGateway;
  browser: BrowserSettings;
  /** Wall clock. */
  clock: Clock;
  /** Time limit per page, in ms. */
  timeMs?: number;
}

/**
 * Renders a page in an isolated browser. Its document and resources come through the egress gateway, with guard, rate
 * limits and circuit breakers.
 */
export class SnapshotTaker {
  constructor(private readonly parts: TakerParts) {}

  /** Never throws for page errors. @throws the abort reason of `signal` */
  async take(order: SnapshotOrder, signal: AbortSignal): Promise<SnapshotResult> {
    const answer = await this.document(order, signal);
    signal.throwIfAborted();
    if (answer.kind !== 'found') return failed(because('snapshot.not-reached', { why: answer.reason }));
    const { headers, body, status } = answer.value;
    if (body.length === 0)
      return failed(because('snapshot.not-reached', { why: `the response is empty (HTTP ${status})` }));
    const type = fileType(headers);
    if (type !== null) return failed(because('snapshot.no-page', { type }));
    const running = await startBrowser(this.parts.browser).catch(() => null);
    if (!running) return failed(because('snapshot.browser-does-not-start'));
    try {
      return await this.shown(running, { asked: order.url, document: answer.value }, signal);
    } finally {
      await running.kill();
    }
  }

  /** Stored with the case: headers, certificate and bytes of the rendered page. */
  private document({ investigationId, url, intervalMs }: SnapshotOrder, signal: AbortSignal) {
    return this.parts.gateway.call(
      {
        provider: PROVIDER,
        url,
        headers: { accept: 'text/html,application/xhtml+xml,text/plain;q=0.8', 'accept-language': 'en,*;q=0.5' },
        maxBytes: SNAPSHOT.documentBytes,
        cacheTtlMs: 0,
        // Shares the pace of page reads, so the site sees one visitor.
        pace: { key: `page:${URL.parse(url)?.hostname ?? ''}`, intervalMs },
      },
      { investigationId, stage: PROVIDER, signal },
    ) satisfies Promise<Outcome<GatewayResponse>>;
  }

  private async shown(running: RunningBrowser, shown: Shown, outer: AbortSignal): Promise<SnapshotResult> {
    const { gateway, clock, timeMs = SNAPSHOT.timeMs } = this.parts;
    const stopping = new AbortController();
    const { signal } = stopping;
    const requests = new PageRequests(gateway, shown.document, signal);
    const sitting = new Sitting(running, shown, requests);
    const bounds = [outOfTime(timeMs, signal), outOfMemory(running.pid, signal), requests.flood()];
    const ends = [...bounds, aborted(outer, signal)];
    try {
      return sitting.result(await Promise.race([sitting.whole(), ...ends]), clock.now());
    } finally {
      stopping.abort();
    }
  }
}

const failed = (reason: Reason): SnapshotResult => ({ kind: 'failed', reason });
