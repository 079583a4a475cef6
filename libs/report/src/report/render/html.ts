import { STATE_TEXT } from '@corroborate/domain';
import { createHash } from 'node:crypto';
import { escapeHtml } from '@corroborate/text';
import type { Report, ReportGroup, ReportItem, ReportSection, ReportSentence, ReportSource } from '../report.types';
import { REPORT_CSS } from './report.css';
import {
  splitFinalStop,
  capturedLine,
  caseLine,
  filledSections,
  splitByBearing,
  shownSources,
  shownTitle,
  SOURCES_NOTE,
  sourceStatus,
  starsOf,
} from './shared';

/** Allows only the embedded style sheet: no loading, no scripts. */
export const REPORT_CSP = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(REPORT_CSS).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** Print hint: instructions, or that no PDF could be made. */
export type PrintNote = 'how-to' | 'no-browser' | 'none';

const NOTES: Record<PrintNote, string> = {
  'how-to': 'To print this report or keep it as PDF, press Ctrl+P (⌘P on a Mac).',
  'no-browser':
    'No browser is configured to make a PDF (BROWSER_PATH). Press Ctrl+P (⌘P on a Mac) and choose “Save as PDF”.',
  none: '',
};

/** The report as a self-contained page, for light and dark screens and print. */
export function reportHtml(report: Report, note: PrintNote = 'how-to'): string {
  const title = escapeHtml(shownTitle(report));
  const head =
    `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<meta name="referrer" content="no-referrer">` +
    `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(REPORT_CSP)}">` +
    `<title>${title}</title><style>${REPORT_CSS}</style>`;
  const body = [
    NOTES[note] ? `<p class="note" role="note">${escapeHtml(NOTES[note])}</p>` : '',
    `<header><h1>${title}</h1>${verdictHtml(report)}</header>`,
    ...filledSections(report).map(sectionHtml),
    sourcesHtml(shownSources(report), report.depth === 'file'),
  ];
  const main = `<main>\n${body.join('\n')}\n</main>`;
  return `<!doctype html>\n<html lang="en"><head>${head}</head>\n<body>${main}</body></html>\n`;
}

const verdictHtml = (report: Report): string =>
  `<p class="standing"><b class="state ${report.verdict.state}">${STATE_TEXT[report.verdict.state]}</b> ` +
  `${escapeHtml(caseLine(report))}</p>`;

const sectionHtml = ({ id, title, groups }: ReportSection): string =>
  `<section aria-labelledby="${id}"><h2 id="${id}">${escapeHtml(title)}</h2>\n` +
  `${groups.map(groupHtml).join('\n')}</section>`;

function groupHtml(group: ReportGroup): string {
  const { heading, as, items } = group;
  if (as === 'table') return headHtml(heading) + tableHtml(group);
  const lines = items.map(itemHtml);
  const body =
    as === 'list'
      ? `<ul>${lines.map((line) => `<li>${line}</li>`).join('\n')}</ul>`
      : lines.map((line) => `<p>${line}</p>`).join('\n');
  return headHtml(heading) + body;
}

const headHtml = (heading: string | null): string => (heading ? `<h3>${escapeHtml(heading)}</h3>` : '');

function tableHtml({ columns = [], items }: ReportGroup): string {
  const head = ['Evidence', ...columns].map((title) => `<th scope="col">${escapeHtml(title)}</th>`).join('');
  const rows = items.map(
    ({ label, sentences }) =>
      `<tr><th scope="row">${escapeHtml(label ?? '')}</th>` +
      `${sentences.map((one) => `<td>${sentenceHtml(one)}</td>`).join('')}</tr>`,
  );
  return `<table><thead><tr>${head}</tr></thead><tbody>${rows.join('\n')}</tbody></table>`;
}

function itemHtml({ label, href, sentences }: ReportItem): string {
  const text = sentences.map(sentenceHtml).join(' ');
  const name = `<b>${escapeHtml(label ?? '')}</b>`;
  return label ? `${href === undefined ? name : linkHtml(href, name)}: ${text}` : text;
}

/** Links only http and https URLs. */
const linkHtml = (url: string, inside: string): string =>
  /^https?:\/\//i.test(url) ? `<a href="${escapeHtml(url)}" rel="noopener noreferrer nofollow">${inside}</a>` : inside;

function sentenceHtml({ text, citations }: ReportSentence): string {
  const numbers = citations.map(({ n }) => `<a class="cite" href="#source-${n}">[${n}]</a>`).join('');
  const [body, stop] = splitFinalStop(text);
  return numbers ? `${escapeHtml(body)} ${numbers}${stop}` : escapeHtml(text);
}

function sourcesHtml(sources: readonly ReportSource[], isWhole: boolean): string {
  const [bearing, others] = splitByBearing(sources);
  const none = '<p class="empty">No source addresses the topic.</p>';
  const rest = others.length > 0 ? `<h3>Read, not cited</h3>${listHtml(others, isWhole)}` : '';
  const body = bearing.length > 0 ? `<p class="about">${SOURCES_NOTE}</p>${listHtml(bearing, isWhole)}` : none;
  return `<section aria-labelledby="sources"><h2 id="sources">Sources</h2>\n${body}${rest}</section>`;
}

const listHtml = (sources: readonly ReportSource[], isWhole: boolean): string => {
  const lines = sources.map((one) => `<li id="source-${one.n}" value="${one.n}">${sourceHtml(one, isWhole)}</li>`);
  return `<ol>${lines.join('\n')}</ol>`;
};

function sourceHtml(source: ReportSource, isWhole: boolean): string {
  const { title, outlet, published, url, capture, summary, stars } = source;
  const name = escapeHtml(title);
  const kept = isWhole ? escapeHtml(capturedLine(capture)) : '';
  const rest = [escapeHtml(outlet), escapeHtml(published ?? 'no date'), escapeHtml(sourceStatus(source)), kept];
  const said = isWhole && summary ? `<br>According to the page: ${escapeHtml(summary)}` : '';
  return (
    `${linkHtml(url, name)}<br><span class="about">${rest.filter(Boolean).join(' · ')} · ` +
    `<span role="img" aria-label="${stars} of 5 stars">${starsOf(source)}</span></span>` +
    `<br><span class="address">${escapeHtml(url)}</span>${said}`
  );
}
