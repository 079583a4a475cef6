import { childEnvironment, CorroborateError } from '@corroborate/domain';

/** Time limit for one report, in ms. */
const PDF_TIMEOUT_MS = 20_000;

const FOOTER =
  '<div style="font:8px system-ui,sans-serif;color:#555;width:100%;text-align:center">' +
  '<span class="pageNumber"></span> / <span class="totalPages"></span></div>';

/**
 * Prints a self-contained page. The browser is offline and runs no scripts. @throws CorroborateError
 * `invalid-configuration` if the browser does not start
 */
export async function renderPdf(html: string, browserPath: string): Promise<Buffer> {
  // Loaded on demand, because most processes make no PDF.
  const { chromium } = await import('playwright-core');
  const browser = await chromium
    .launch({
      executablePath: browserPath,
      args: ['--disable-dev-shm-usage'],
      chromiumSandbox: false,
      env: childEnvironment(),
      timeout: PDF_TIMEOUT_MS,
    })
    .catch((cause: unknown) => {
      throw new CorroborateError('invalid-configuration', 'The browser for PDF output cannot be started.', {
        cause,
        hint: 'Set BROWSER_PATH to a Chromium browser this account can run, or unset it and print the HTML.',
      });
    });
  try {
    const context = await browser.newContext({ javaScriptEnabled: false, offline: true });
    const page = await context.newPage();
    await page.setContent(html, { waitUntil: 'load', timeout: PDF_TIMEOUT_MS });
    const options = { format: 'A4', printBackground: true, displayHeaderFooter: true } as const;
    return await page.pdf({ ...options, headerTemplate: '<span></span>', footerTemplate: FOOTER, tagged: true });
  } finally {
    await browser.close();
  }
}
