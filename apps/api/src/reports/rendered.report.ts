import {
  renderPdf,
  REPORT_CSP,
  reportHtml,
  reportJson,
  reportMarkdown,
  type Report,
  type ReportFormat,
} from '@corroborate/report';

/** A rendered report with its HTTP headers. */
interface RenderedFile {
  /** Actual format, which is HTML if a PDF was requested but no browser is available. */
  form: ReportFormat;
  type: string;
  body: string | object | Buffer;
  /** Content security policy. */
  policy?: string;
  /** Name for the download; null if the format differs from the requested one. */
  name?: string;
}

/** Renders a report in the export formats. */
export class RenderedReport {
  constructor(
    private readonly report: Report,
    private readonly browserPath: string | undefined,
  ) {}

  render(format: ReportFormat): Promise<RenderedFile> | RenderedFile {
    const name = `report-${this.report.investigationId}`;
    switch (format) {
      case 'json':
        return { form: format, type: 'application/json', body: reportJson(this.report) };
      case 'markdown':
        return {
          ...{ form: format, type: 'text/markdown; charset=utf-8' },
          ...{ body: reportMarkdown(this.report), name: `${name}.md` },
        };
      case 'html':
        return { ...this.html('how-to'), name: `${name}.html` };
      case 'pdf':
        return this.pdf(`${name}.pdf`);
    }
  }

  private html(note: 'how-to' | 'no-browser'): RenderedFile {
    const body = reportHtml(this.report, note);
    return { form: 'html', type: 'text/html; charset=utf-8', body, policy: REPORT_CSP };
  }

  private async pdf(name: string): Promise<RenderedFile> {
    if (this.browserPath === undefined) return this.html('no-browser');
    const body = await renderPdf(reportHtml(this.report, 'none'), this.browserPath);
    return { form: 'pdf', type: 'application/pdf', body, name };
  }
}
