import type { BrowserContext, Page } from 'playwright-core';
import { createReason, type GatewayResponse, type Reason } from '@corroborate/domain';
import { sha256 } from '../digest';
import { PageCapturer, type Viewport } from './page.capturer';
import type { RunningBrowser } from './chromium.adapter';
import type { PageRequestHandler } from './page-request.handler';
import { SNAPSHOT_LIMITS } from './snapshots.thresholds';
import { SNAPSHOT_PARTS, type SnapshotFacts, type SnapshotPart, type SnapshotResult } from './snapshot.types';

/** The page to capture. */
export interface PageToCapture {
  /** The requested URL. */
  asked: string;
  document: GatewayResponse;
}

/** Captures one page. Parts finished so far are available however the capture ends. */
export class PageCapture {
  private readonly ready = new Map<SnapshotPart, Buffer>();
  private view: Viewport | null = null;

  constructor(
    private readonly running: RunningBrowser,
    private readonly shown: PageToCapture,
    private readonly requests: PageRequestHandler,
  ) {}

  /** Null if the capture is complete; otherwise why it is not. */
  async run(): Promise<Reason | null> {
    try {
      await this.capture();
      return null;
    } catch {
      return createReason('snapshot.broke');
    }
  }

  /** A picture alone is enough for a snapshot, even if the rest timed out. */
  result(why: Reason | null, now: Date): SnapshotResult {
    const { ready, view } = this;
    if (!view || !ready.has('picture')) return { kind: 'failed', reason: why ?? createReason('snapshot.too-large') };
    const parts = [...ready].map(([part, bytes]) => ({ part, bytes }));
    return { kind: 'taken', snapshot: { at: now.toISOString(), facts: this.snapshotFacts(view), parts } };
  }

  private async capture(): Promise<void> {
    const { browser } = this.running;
    const context = await browser.newContext(CONTEXT_OPTIONS);
    const page = await context.newPage();
    await this.routeRequests(context, page);
    const crashed = new Promise<never>((_, reject) => {
      page.once('crash', () => reject(new Error('The page crashed')));
      browser.once('disconnected', () => reject(new Error('The browser ended')));
    });
    await Promise.race([this.captureParts(context, page), crashed]);
  }

  private async routeRequests(context: BrowserContext, page: Page): Promise<void> {
    await context.route('**/*', (route) => this.requests.answer(route, page).catch(() => undefined));
    context.on('page', (other) => void other.close().catch(() => undefined));
  }

  private async captureParts(context: BrowserContext, page: Page): Promise<void> {
    const { url } = this.shown.document;
    await page.goto(url, { waitUntil: 'commit', timeout: SNAPSHOT_LIMITS.loadMs });
    await page.waitForLoadState('load', { timeout: SNAPSHOT_LIMITS.loadMs }).catch(() => undefined);
    await page.waitForLoadState('networkidle', { timeout: SNAPSHOT_LIMITS.quietMs }).catch(() => undefined);
    const camera = new PageCapturer(page, await context.newCDPSession(page));
    const view = await camera.scrollThrough();
    this.view = view;
    this.savePart('picture', await camera.screenshot(view), SNAPSHOT_LIMITS.pictureBytes);
    this.savePart('dom', await camera.serializeDom());
    this.savePart('print', await camera.printPdf());
  }

  private savePart(part: SnapshotPart, bytes: Buffer | null, most = Infinity): void {
    if (bytes && bytes.length > 0 && bytes.length <= most) this.ready.set(part, bytes);
  }

  private snapshotFacts(view: Viewport): SnapshotFacts {
    const { asked, document } = this.shown;
    return {
      asked,
      url: document.url,
      redirects: document.redirects,
      status: document.status,
      documentSha256: sha256(document.body),
      browser: `Chromium ${this.running.browser.version()}`,
      view,
      requests: { ...this.requests.counts },
      leftOut: SNAPSHOT_PARTS.filter((part) => !this.ready.has(part)),
    };
  }
}

const CONTEXT_OPTIONS = {
  viewport: { width: SNAPSHOT_LIMITS.width, height: SNAPSHOT_LIMITS.windowHeight },
  deviceScaleFactor: 1,
  serviceWorkers: 'block',
  acceptDownloads: false,
  locale: 'en-US',
  timezoneId: 'UTC',
  reducedMotion: 'reduce',
  colorScheme: 'light',
} as const;
