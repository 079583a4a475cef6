import type { CDPSession, Page } from 'playwright-core';
import type { SnapshotFacts } from './snapshot.types';
import { SNAPSHOT_LIMITS } from './snapshots.thresholds';

export type Viewport = SnapshotFacts['view'];

/** Captures a page through the DevTools protocol, so that the page's scripts cannot interfere. */
export class PageCapturer {
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
