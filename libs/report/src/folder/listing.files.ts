import { because, sentenceOf, type SourceView } from '@corroborate/domain';
import { dateOf } from '../report/days';
import { escapeMarkdown, markdownAddress } from '../report/render/escape-markdown';
import { sourceMarkdown } from '../report/render/markdown';
import { plainLine } from '../report/quoting';
import type { ReportInput } from '../report/report.input';
import type { Report, ReportSource } from '../report/report.types';
import type { CaseFile } from './case-file.types';

const lines = (...parts: (string | string[])[]): string => `${parts.flat().join('\n')}\n`;
const shown = (text: string): string => escapeMarkdown(plainLine(text));

/** All sources with links to their evidence. */
export function sourcesFile({ sources }: Report): CaseFile {
  const entries = sources.flatMap((source) => [
    '',
    `## ${source.id}`,
    '',
    sourceMarkdown(source),
    '',
    evidenceLink(source),
  ]);
  return { path: 'sources.md', text: lines('# Sources', entries) };
}

const evidenceLink = ({ id }: ReportSource): string =>
  `[Captured text](evidence/${id}.txt) · [capture details](evidence/${id}.json)`;

/** All pages opened, whatever their stance. */
export function articlesFile({ data, pages }: ReportInput): CaseFile {
  const entries = [...data.sources]
    .sort((a, b) => a.id - b.id)
    .map((view) => articleLine(view, pages.get(view.id)?.title));
  return { path: 'articles.md', text: lines('# Pages opened', '', entries) };
}

function articleLine({ url, name, published, stance, tier, readable }: SourceView, title: string | undefined): string {
  const said = readable ? stance.stance : 'not read';
  const when = published ? dateOf(published) : 'no date';
  const address = markdownAddress(url) ?? shown(url);
  return `- **${shown(title || url)}**, ${shown(name)}, ${when}: ${said}, tier ${tier}. ${address}`;
}

/** States that the check was not made, so an empty file is not mistaken for a passed one. */
export const notMadeFile = (path: string, title: string, part: 'integrity' | 'legal'): CaseFile => ({
  path,
  text: lines(`# ${title}`, '', sentenceOf(because('section.not-made', { part }))),
});
