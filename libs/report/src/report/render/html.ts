import { STATE_TEXT } from '@corroborate/domain';
import { createHash } from 'node:crypto';
import { escapeHtml } from '@corroborate/text';
import type { Report, ReportGroup, ReportItem, ReportSection, ReportSentence, ReportSource } from '../report.types';
import {
  splitFinalStop,
  capturedLine,
  caseLine,
  selectFilledSections,
  splitByBearing,
  shownSources,
  shownTitle,
  SOURCES_NOTE,
  sourceStatus,
  formatStars,
} from './shared';

/** Style sheet of the report: one column, readable on phones, in dark mode and on paper. */
const REPORT_CSS = `
:root{color-scheme:light dark;--ink:#1b1d21;--paper:#fff;--soft:#5a616c;--line:#d9dde3;--link:#0b57a4}
@media (prefers-color-scheme:dark){:root{--ink:#e7e9ec;--paper:#15171a;--soft:#a3abb6;--line:#353a41;--link:#8ab8ff}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.55 Charter,Georgia,"Times New Roman",serif}
main{max-width:44rem;margin:0 auto;padding:1.5rem 1rem 4rem;overflow-wrap:anywhere}
h1,h2,h3,.standing,.note,.about,.address{font-family:system-ui,"Segoe UI",Roboto,Helvetica,Arial,sans-serif}
h1{font-size:1.7rem;line-height:1.2;margin:.5rem 0}
h2{font-size:1.15rem;margin:2rem 0 .6rem;padding-top:.8rem;border-top:1px solid var(--line)}
h3{font-size:.95rem;margin:1.1rem 0 .3rem}
p{margin:.5rem 0}
ul,ol{margin:.3rem 0;padding-left:1.4rem}
li{margin:.35rem 0}
a{color:var(--link)}
a.cite{text-decoration:none;font-size:.85em}
a.cite:hover,a.cite:focus{text-decoration:underline}
.standing,.about,.address,.empty,.note{color:var(--soft);font-size:.9rem}
.address{font-size:.8rem}
.state{color:#fff;background:#55595f;border-radius:999px;padding:.15rem .6rem;margin-right:.3rem}
.state.certified,.state.verified{background:#1f6b3f}.state.disputed,.state.refuted{background:#a3262a}
.state.held,.state.incomplete{background:#7a5000}
.note{border:1px solid var(--line);border-radius:6px;padding:.5rem .75rem}
li:target{outline:2px solid var(--link);outline-offset:4px}
@media print{
:root{--ink:#000;--paper:#fff;--soft:#444;--line:#bbb;--link:#000}
body{font-size:11pt}main{max-width:none;padding:0}.note{display:none}
h2,h3{break-after:avoid}li,p{orphans:3;widows:3}a{text-decoration:none}
}
@page{size:A4;margin:18mm 16mm 20mm}`;

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
    ...selectFilledSections(report).map(sectionHtml),
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
  const note = isWhole && summary ? `<br>According to the page: ${escapeHtml(summary)}` : '';
  return (
    `${linkHtml(url, name)}<br><span class="about">${rest.filter(Boolean).join(' · ')} · ` +
    `<span role="img" aria-label="${stars} of 5 stars">${formatStars(source)}</span></span>` +
    `<br><span class="address">${escapeHtml(url)}</span>${note}`
  );
}
