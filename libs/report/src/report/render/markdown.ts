import { STATE_TEXT } from '@corroborate/domain';
import type {
  Report,
  ReportDepth,
  ReportGroup,
  ReportItem,
  ReportSection,
  ReportSentence,
  ReportSource,
} from '../report.types';
import { escapeMarkdown, markdownAddress } from './escape-markdown';
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

/** Formats a citation number as a link to its source. */
export type CitationLink = (n: number) => string;

const plainNumber: CitationLink = (n) => `[${n}]`;

/** The report as CommonMark. */
export function reportMarkdown(report: Report, link: CitationLink = plainNumber): string {
  const parts = [
    `# ${escapeMarkdown(shownTitle(report))}`,
    `**${STATE_TEXT[report.verdict.state]}** · ${caseLine(report)}`,
    ...selectFilledSections(report).map((section) => sectionMarkdown(section, link)),
    report.depth === 'file' || shownSources(report).length > 0
      ? sourcesMarkdown(shownSources(report), report.depth)
      : '',
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

/** One section, with a heading of the given level. */
export function sectionMarkdown({ title, groups, empty }: ReportSection, link: CitationLink = plainNumber): string {
  const body = groups.map((group) => groupMarkdown(group, link));
  return [`## ${title}`, ...(empty ? [escapeMarkdown(empty.reason)] : body)].join('\n\n');
}

function groupMarkdown(group: ReportGroup, link: CitationLink): string {
  const { heading, as, items } = group;
  const lines = items.map((item) => `${as === 'list' ? '- ' : ''}${itemMarkdown(item, link)}`);
  const body = as === 'table' ? tableMarkdown(group, link) : lines.join(as === 'list' ? '\n' : '\n\n');
  return heading ? `### ${escapeMarkdown(heading)}\n\n${body}` : body;
}

function tableMarkdown({ columns = [], items }: ReportGroup, link: CitationLink): string {
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const lines = items.map(({ label, sentences }) => [
    escapeMarkdown(label ?? ''),
    ...sentences.map((one) => sentenceMarkdown(one, link)),
  ]);
  const head = ['Evidence', ...columns.map(escapeMarkdown)];
  return [row(head), row(head.map(() => '---')), ...lines.map(row)].join('\n');
}

function itemMarkdown({ label, href, sentences }: ReportItem, link: CitationLink): string {
  const text = sentences.map((sentence) => sentenceMarkdown(sentence, link)).join(' ');
  const address = href === undefined ? null : markdownAddress(href);
  const name = `**${escapeMarkdown(label ?? '')}**`;
  return label ? `${address ? `[${name}](${address})` : name}: ${text}` : text;
}

/** Citations come before the final period, as in newsrooms. */
function sentenceMarkdown({ text, citations }: ReportSentence, link: CitationLink): string {
  const numbers = citations.map(({ n }) => link(n)).join('');
  const [body, stop] = splitFinalStop(text);
  return numbers ? `${escapeMarkdown(body)} ${numbers}${stop}` : escapeMarkdown(text);
}

/** Cited and relevant sources first, then the others under their own heading. */
function sourcesMarkdown(sources: readonly ReportSource[], depth: ReportDepth): string {
  const [bearing, others] = splitByBearing(sources);
  const lines = bearing.map((source) => `${source.n}. ${sourceMarkdown(source, depth)}`);
  const rest = others.map((source) => `${source.n}. ${sourceMarkdown(source, depth)}`);
  return [
    '## Sources',
    ...(lines.length > 0 && depth !== 'brief' ? [SOURCES_NOTE] : []),
    lines.length > 0 ? lines.join('\n') : 'No source addresses the topic.',
    ...(rest.length > 0 ? ['### Read, not cited', rest.join('\n')] : []),
  ].join('\n\n');
}

/** A brief shows only the outlet; the file adds the summary and capture details. */
export function sourceMarkdown(source: ReportSource, depth: ReportDepth = 'file'): string {
  const address = markdownAddress(source.url) ?? escapeMarkdown(source.url);
  const [outlet, published] = [escapeMarkdown(source.outlet), source.published ?? 'no date'];
  if (depth === 'brief') return `${outlet}, ${published}. ${address}`;
  const isWhole = depth === 'file';
  const rest = [
    formatStars(source),
    sourceStatus(source),
    address,
    isWhole ? escapeMarkdown(capturedLine(source.capture)) : '',
  ];
  const summary = isWhole && source.summary ? ` According to the page: ${escapeMarkdown(source.summary)}` : '';
  return `**${escapeMarkdown(source.title)}**, ${outlet}, ${published}. ${rest.filter(Boolean).join(' · ')}.${summary}`;
}
