import {
  pdfOf,
  REPORT_POLICY,
  reportHtml,
  reportJson,
  reportMarkdown,
  type Report,
  type ReportFormat,
} from '@corroborate/report';

/** A report in one of its forms, with what goes before it on the wire. */
interface Rendered {
  type: string;
  body: string | object | Buffer;
  /** What a browser may do with it. */
  policy?: string;
  /** As a file; none where it is not the form that was asked for. */
  name?: string;
}

/** A report in the forms in which it is handed on. */
export class RenderedReport {
  constructor(
    private readonly report: Report,
    private readonly browserPath: string | undefined,
  ) {}

  as(format: ReportFormat): Promise<Rendered> | Rendered {
    const name = `report-${this.report.investigationId}`;
    switch (format) {
      case 'json':
        return { type: 'application/json', body: reportJson(this.report) };
      case 'markdown':
        return { type: 'text/markdown; charset=utf-8', body: reportMarkdown(this.report), name: `${name}.md` };
      case 'html':
        return { ...this.html('how-to'), name: `${name}.html` };
      case 'pdf':
        return this.pdf(`${name}.pdf`);
    }
  }

  private html(note: 'how-to' | 'no-browser'): Rendered {
    return { type: 'text/html; charset=utf-8', body: reportHtml(this.report, note), policy: REPORT_POLICY };
  }

  private async pdf(name: string): Promise<Rendered> {
    if (this.browserPath === undefined) return this.html('no-browser');
    return { type: 'application/pdf', body: await pdfOf(reportHtml(this.report, 'none'), this.browserPath), name };
  }
}
