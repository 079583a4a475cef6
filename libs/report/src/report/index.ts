export { composeReport } from './compose-report';
export { reportHtml, REPORT_CSP } from './render/html';
export { reportMarkdown } from './render/markdown';
export { reportText } from './render/text';
export { reportJson } from './render/json';
export type { ReportInput } from './report.input';
export { REPORT_DEPTHS, REPORT_FORMATS, type Report, type ReportDepth, type ReportFormat } from './report.types';
