import type { Report, ReportGroup, ReportItem, ReportSection, ReportSentence, ReportSource } from '../report.types';
import { escapeMarkdown, markdownAddress } from './escape-markdown';
import {
  capturedLine,
  filledSections,
  NOTHING_UNDER,
  partedSources,
  shownSources,
  standingOf,
  starsOf,
  verdictLine,
} from './shared';

/** How a number in the text leads to its source. */
export type CitationLink = (n: number) => string;

const plainNumber: CitationLink = (n) => `[${n}]`;

/** The report as CommonMark. */
export function reportMarkdown(report: Report, link: CitationLink = plainNumber): string {
  const [filled, nothing] = filledSections(report);
  const parts = [
    `# ${escapeMarkdown(report.title)}`,
    verdictLine(report),
    ...filled.map((section) => sectionMarkdown(section, link)),
    nothing.length > 0
      ? [`## ${NOTHING_UNDER}`, nothing.map((one) => `- ${escapeMarkdown(one)}`).join('\n')].join('\n\n')
      : '',
    sourcesMarkdown(shownSources(report)),
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

/** One section under a heading of that level. */
export function sectionMarkdown({ title, groups, empty }: ReportSection, link: CitationLink = plainNumber): string {
  const body = groups.map((group) => groupMarkdown(group, link));
  return [`## ${title}`, ...(empty ? [escapeMarkdown(empty.reason)] : body)].join('\n\n');
}

function groupMarkdown({ heading, as, items }: ReportGroup, link: CitationLink): string {
  const lines = items.map((item) => `${as === 'list' ? '- ' : ''}${itemMarkdown(item, link)}`);
  const body = lines.join(as === 'list' ? '\n' : '\n\n');
  return heading ? `### ${escapeMarkdown(heading)}\n\n${body}` : body;
}

function itemMarkdown({ label, href, sentences }: ReportItem, link: CitationLink): string {
  const text = sentences.map((sentence) => sentenceMarkdown(sentence, link)).join(' ');
  const address = href === undefined ? null : markdownAddress(href);
  const name = `**${escapeMarkdown(label ?? '')}**`;
  return label ? `${address ? `[${name}](${address})` : name}: ${text}` : text;
}

/** The numbers stand before the full stop, as newsrooms set them. */
function sentenceMarkdown({ text, citations }: ReportSentence, link: CitationLink): string {
  const numbers = citations.map(({ n }) => link(n)).join('');
  const [, body = text, stop = ''] = /^(.*?)([.!?]?)$/s.exec(text) ?? [];
  return numbers ? `${escapeMarkdown(body)} ${numbers}${stop}` : escapeMarkdown(text);
}

/** What is cited or bears on the story first; then what was read besides, in a line each. */
function sourcesMarkdown(sources: readonly ReportSource[]): string {
  const [bearing, others] = partedSources(sources);
  const lines = bearing.map((source) => `${source.n}. ${sourceMarkdown(source)}`);
  const rest = others.map((source) => `${source.n}. ${sourceMarkdown(source)}`);
  return [
    '## Sources',
    lines.length > 0 ? lines.join('\n') : 'No source speaks about the topic.',
    ...(rest.length > 0 ? ['### Read, and not cited', rest.join('\n')] : []),
  ].join('\n\n');
}

export function sourceMarkdown(source: ReportSource): string {
  const address = markdownAddress(source.url);
  const head = [`**${escapeMarkdown(source.title)}**`, escapeMarkdown(source.outlet), source.published ?? 'no date'];
  const rest = [
    starsOf(source),
    standingOf(source),
    address ?? escapeMarkdown(source.url),
    escapeMarkdown(capturedLine(source.capture)),
  ];
  const summary = source.summary ? ` ${escapeMarkdown(source.summary)}` : '';
  return `${head.join(', ')}. ${rest.filter(Boolean).join(' · ')}.${summary}`;
}
