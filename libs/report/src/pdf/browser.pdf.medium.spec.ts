import { existsSync } from 'node:fs';
import { composeReport, reportHtml } from '../report';
import { millCase } from '../testing';
import { renderPdf } from './browser.pdf';

const browser = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((file) =>
  existsSync(file),
);

describe('PDF report', () => {
  // Without a Chromium there is nothing to try; `.ci/run` demands one.
  (browser ? it : it.skip)('is printed by the browser', async () => {
    const pdf = await renderPdf(reportHtml(composeReport(millCase()), 'none'), browser ?? '');
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('names the setting to change if the browser does not start', () =>
    expect(renderPdf('<p>', '/nonexistent/browser')).rejects.toMatchObject({ code: 'invalid-configuration' }));
});
