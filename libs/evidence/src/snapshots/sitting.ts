import type { BrowserContext, Page } from 'playwright-core';
import { because, type GatewayResponse, type Reason } from '@corroborate/domain';
import { sha256 } from '../digest';
import { Camera, type View } from './camera';
import type { RunningBrowser } from './chromium.adapter';
import type { PageRequests } from './page.requests';
import { SNAPSHOT } from './snapshots.thresholds';
import { SNAPSHOT_PARTS, type SnapshotFacts, type SnapshotPart, type SnapshotResult } from './snapshot.types';

/** The page to capture. */
export interface Shown {
  /** The requested URL. */
  asked: string;
  document: GatewayResponse;
}

/** Capture of one page. Partial results are available however it ends. */
export class Sitting {
  private readonly ready = new Map<SnapshotPart, Buffer>();
  private view: View | null = null;

  constructor(
    private readonly running: RunningBrowser,
    private readonly shown: Shown,
    private readonly requests: PageRequests,
  ) {}

  /** Null if complete; otherwise the reason. */
  async whole(): Promise<Reason | null> {
    try {
      await this.sit();
      return null;
    } catch {
      return because('snapshot.broke');
    }
  }

  /** A picture suffices for a snapshot, even if the rest timed out. */
  result(why: Reason | null, now: Date): SnapshotResult {
    const { ready, view } = this;
    if (!view || !ready.has('picture')) return { kind: 'failed', reason: why ?? because('snapshot.too-large') };
    const parts = [...ready].map(([part, bytes]) => ({ part, bytes }));
    return { kind: 'taken', snapshot: { at: now.toISOString(), facts: this.facts(view), parts } };
  }

  private async sit(): Promise<void> {
    const { browser } = this.running;
    const context = await browser.newContext(CONTEXT);
    const page = await context.newPage();
    await this.guard(context, page);
    const crashed = new Promise<never>((_, reject) => {
      page.once('crash', () => reject(new Error('The page crashed')));
      browser.once('disconnected', () => reject(new Error('The browser ended')));
    });
    await Promise.race([this.photograph(context, page), crashed]);
  }

  private async guard(context: BrowserContext, page: Page): Promise<void> {
    await context.route('**/*', (route) => this.requests.answer(route, page).catch(() => undefined));
    context.on('page', (other) => void other.close().catch(() => undefined));
  }

  private async photograph(context: BrowserContext, page: Page): Promise<void> {
    const { url } = this.shown.document;
    await page.goto(url, { waitUntil: 'commit', timeout: SNAPSHOT.loadMs });
    await page.waitForLoadState('load', { timeout: SNAPSHOT.loadMs }).catch(() => undefined);
    await page.waitForLoadState('networkidle', { timeout: SNAPSHOT.quietMs }).catch(() => undefined);
    const camera = new Camera(page, await context.newCDPSession(page));
    const view = await camera.lookThrough();
    this.view = view;
    this.keep('picture', await camera.picture(view), SNAPSHOT.pictureBytes);
    this.keep('dom', await camera.dom());
    this.keep('print', await camera.print());
  }

  private keep(part: SnapshotPart, bytes: Buffer | null, most = Infinity): void {
    if (bytes && bytes.length > 0 && bytes.length <= most) this.ready.set(part, bytes);
  }

  private facts(view: View): SnapshotFacts {
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

const CONTEXT = {
  viewport: { width: SNAPSHOT.width, height: SNAPSHOT.windowHeight },
  deviceScaleFactor: 1,
  serviceWorkers: 'block',
  acceptDownloads: false,
  locale: 'en-US',
  timezoneId: 'UTC',
  reducedMotion: 'reduce',
  colorScheme: 'light',
} as const;
