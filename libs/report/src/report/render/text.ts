import { STATE_TEXT } from '@corroborate/domain';
import { toPrintableText } from '@corroborate/text';
import type { Report, ReportGroup, ReportItem, ReportSection, ReportSentence, ReportSource } from '../report.types';
import {
  splitFinalStop,
  caseLine,
  selectFilledSections,
  splitByBearing,
  shownSources,
  shownTitle,
  sourceStatus,
  formatStars,
} from './shared';

/** The report as plain text without line wrapping. */
export function reportText(report: Report): string {
  const [bearing, others] = splitByBearing(shownSources(report));
  const parts = [
    `${shownTitle(report)}\n${STATE_TEXT[report.verdict.state]} · ${caseLine(report)}`,
    ...selectFilledSections(report).map(sectionText),
    block('Sources', bearing.map(sourceText)),
    block('Read, not cited', others.map(sourceText)),
  ];
  // Names of pages, outlets and topics are untrusted.
  return toPrintableText(parts.filter(Boolean).join('\n\n'));
}

const block = (title: string, lines: readonly string[]): string =>
  lines.length > 0 ? [title, ...lines.map((line) => `  ${line}`)].join('\n') : '';

const sectionText = ({ title, groups }: ReportSection): string => block(title, groups.flatMap(groupLines));

function groupLines({ heading, as, columns = [], items }: ReportGroup): string[] {
  const named = columns.map((title, at) => `(${at + 1}) ${title}`);
  const lines = [...named, ...items.map((item) => `${as === 'prose' ? '' : '- '}${itemText(item)}`)];
  return heading ? [`${heading}:`, ...lines] : lines;
}

const itemText = ({ label, sentences }: ReportItem): string =>
  `${label ? `${label}: ` : ''}${sentences.map(sentenceText).join(' ')}`;

/** Citations come before the final period, as in newsrooms. */
function sentenceText({ text, citations }: ReportSentence): string {
  if (citations.length === 0) return text;
  const [body, stop] = splitFinalStop(text);
  return `${body} ${citations.map(({ n }) => `[${n}]`).join('')}${stop}`;
}

const sourceText = (source: ReportSource): string =>
  [
    `[${source.n}] ${source.title}`,
    source.outlet,
    source.published ?? 'no date',
    formatStars(source),
    sourceStatus(source),
  ]
    .filter(Boolean)
    .join(', ') + ` ${source.url}`;
