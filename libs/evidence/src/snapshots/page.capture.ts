import type { BrowserContext, Page, CDPSession } from 'playwright-core';
import { createReason, type GatewayResponse, type Reason } from '@corroborate/domain';
import { sha256 } from '../digest';
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

type Viewport = SnapshotFacts['view'];

/** Captures a page through the DevTools protocol, so that the page's scripts cannot interfere. */
class PageCapturer {
  constructor(
    private readonly page: Page,
    private readonly session: CDPSession,
  ) {}

  /** Scrolls to the end and back, so that lazy images load. Returns the viewport. */
  async scrollThrough(): Promise<Viewport> {
    const { page } = this;
    for (let y = 0; y < SNAPSHOT_LIMITS.height && y < (await this.height()); y += SNAPSHOT_LIMITS.windowHeight) {
      await page.mouse.wheel(0, SNAPSHOT_LIMITS.windowHeight);
      await page.waitForTimeout(SNAPSHOT_LIMITS.stepMs);
    }
    await page.mouse.wheel(0, -2 * SNAPSHOT_LIMITS.height);
    await page.waitForTimeout(SNAPSHOT_LIMITS.stepMs);
    const height = await this.height();
    return { width: SNAPSHOT_LIMITS.width, height, shown: Math.min(height, SNAPSHOT_LIMITS.height) };
  }

  async screenshot({ width, shown }: Viewport): Promise<Buffer> {
    const { data } = await this.session.send('Page.captureScreenshot', {
      format: 'png',
      captureBeyondViewport: true,
      clip: { x: 0, y: 0, width, height: shown, scale: 1 },
    });
    return Buffer.from(data, 'base64');
  }

  /** PDF of the page; null if too large. */
  async printPdf(): Promise<Buffer | null> {
    await this.page.emulateMedia({ media: 'screen' });
    const { stream } = await this.session.send('Page.printToPDF', {
      printBackground: true,
      paperWidth: 8.27,
      paperHeight: 11.69,
      pageRanges: `1-${SNAPSHOT_LIMITS.printPages}`,
      transferMode: 'ReturnAsStream',
    });
    return stream === undefined ? null : this.readStream(stream, SNAPSHOT_LIMITS.printBytes);
  }

  /** HTML of the page, read in an isolated world; null if it is too large. */
  async serializeDom(): Promise<Buffer | null> {
    const { frameTree } = await this.session.send('Page.getFrameTree');
    const { executionContextId: contextId } = await this.session.send('Page.createIsolatedWorld', {
      frameId: frameTree.frame.id,
    });
    const expression = `(document.documentElement?.outerHTML ?? '').slice(0, ${SNAPSHOT_LIMITS.domLength + 1})`;
    const { result } = await this.session.send('Runtime.evaluate', { expression, contextId, returnByValue: true });
    const html = String(result.value ?? '');
    return html.length > SNAPSHOT_LIMITS.domLength ? null : Buffer.from(html);
  }

  private async height(): Promise<number> {
    const { cssContentSize } = await this.session.send('Page.getLayoutMetrics');
    return Math.max(SNAPSHOT_LIMITS.windowHeight, Math.ceil(cssContentSize.height));
  }

  private async readStream(handle: string, most: number): Promise<Buffer | null> {
    const parts: Buffer[] = [];
    for (let size = 0; size <= most;) {
      const { data, base64Encoded, eof } = await this.session.send('IO.read', { handle });
      const part = Buffer.from(data, base64Encoded ? 'base64' : 'utf8');
      parts.push(part);
      size += part.length;
      if (eof) return size <= most ? Buffer.concat(parts) : null;
    }
    return null;
  }
}
