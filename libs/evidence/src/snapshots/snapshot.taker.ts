import {
  createReason,
  type Clock,
  type GatewayResponse,
  type Outcome,
  type Reason,
  type UpstreamGateway,
} from '@corroborate/domain';
import { startBrowser, type BrowserSettings, type RunningBrowser } from './chromium.adapter';
import { processGroupMemory } from './memory.adapter';
import { PageRequestHandler, SNAPSHOT_PROVIDER } from './page-request.handler';
import { fileType } from './requests.policy';
import { SNAPSHOT_LIMITS } from './snapshots.thresholds';
import { PageCapture, type PageToCapture } from './page.capture';
import type { SnapshotResult } from './snapshot.types';

export interface SnapshotTarget {
  investigationId: number;
  url: string;
  /** Minimum interval between requests that the site asks for, in ms. */
  intervalMs: number;
}

export interface SnapshotTakerDeps {
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
  constructor(private readonly parts: SnapshotTakerDeps) {}

  /**
   * Does not throw on page errors.
   * @throws the abort reason of `signal`
   */
  async take(order: SnapshotTarget, signal: AbortSignal): Promise<SnapshotResult> {
    const answer = await this.fetchDocument(order, signal);
    signal.throwIfAborted();
    if (answer.kind !== 'found') return failedSnapshot(createReason('snapshot.not-reached', { why: answer.reason }));
    const { headers, body, status } = answer.value;
    if (body.length === 0)
      return failedSnapshot(createReason('snapshot.not-reached', { why: `the response is empty (HTTP ${status})` }));
    const type = fileType(headers);
    if (type !== null) return failedSnapshot(createReason('snapshot.no-page', { type }));
    const running = await startBrowser(this.parts.browser).catch(() => null);
    if (!running) return failedSnapshot(createReason('snapshot.browser-does-not-start'));
    try {
      return await this.captureWithin(running, { asked: order.url, document: answer.value }, signal);
    } finally {
      await running.kill();
    }
  }

  /** Fetches the document. Its headers, certificate and bytes are stored with the case. */
  private fetchDocument({ investigationId, url, intervalMs }: SnapshotTarget, signal: AbortSignal) {
    return this.parts.gateway.call(
      {
        provider: SNAPSHOT_PROVIDER,
        url,
        headers: { accept: 'text/html,application/xhtml+xml,text/plain;q=0.8', 'accept-language': 'en,*;q=0.5' },
        maxBytes: SNAPSHOT_LIMITS.documentBytes,
        cacheTtlMs: 0,
        // Shares the rate limit of page reads, so that the site sees one visitor.
        pace: { key: `page:${URL.parse(url)?.hostname ?? ''}`, intervalMs },
      },
      { investigationId, stage: SNAPSHOT_PROVIDER, signal },
    ) satisfies Promise<Outcome<GatewayResponse>>;
  }

  private async captureWithin(
    running: RunningBrowser,
    shown: PageToCapture,
    outer: AbortSignal,
  ): Promise<SnapshotResult> {
    const { gateway, clock, timeMs = SNAPSHOT_LIMITS.timeMs } = this.parts;
    const stopping = new AbortController();
    const { signal } = stopping;
    const requests = new PageRequestHandler(gateway, shown.document, signal);
    const sitting = new PageCapture(running, shown, requests);
    const bounds = [
      timeLimitReached(timeMs, signal),
      memoryLimitReached(running.pid, signal),
      requests.tooManyRefused(),
    ];
    const ends = [...bounds, rejectOnAbort(outer, signal)];
    try {
      return sitting.result(await Promise.race([sitting.run(), ...ends]), clock.now());
    } finally {
      stopping.abort();
    }
  }
}

const failedSnapshot = (reason: Reason): SnapshotResult => ({ kind: 'failed', reason });

// Promises of the reason to end a page early. Aborting `done` stops the monitoring.

function timeLimitReached(timeMs: number, done: AbortSignal): Promise<Reason> {
  return new Promise((resolve) => {
    const onTimeout = () => resolve(createReason('snapshot.out-of-time', { seconds: timeMs / 1000 }));
    const timer = setTimeout(onTimeout, timeMs);
    done.addEventListener('abort', () => clearTimeout(timer), { once: true });
  });
}

function memoryLimitReached(leader: number, done: AbortSignal): Promise<Reason> {
  return new Promise((resolve) => {
    const look = async (): Promise<void> => {
      if ((await processGroupMemory(leader)) > SNAPSHOT_LIMITS.memoryBytes)
        return resolve(createReason('snapshot.out-of-memory', { megabytes: SNAPSHOT_LIMITS.memoryBytes / 1e6 }));
      if (!done.aborted) setTimeout(() => void look(), SNAPSHOT_LIMITS.memoryLookMs);
    };
    void look();
  });
}

/** @throws the abort reason of `outer` */
function rejectOnAbort(outer: AbortSignal, done: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const stop = () => reject(outer.reason instanceof Error ? outer.reason : new Error(String(outer.reason)));
    if (outer.aborted) return stop();
    outer.addEventListener('abort', stop, { once: true });
    done.addEventListener('abort', () => outer.removeEventListener('abort', stop), { once: true });
  });
}
