import { because, sentenceOf } from '@corroborate/domain';
import { sourceMarkdown } from '../report/render/markdown';
import type { Report, ReportSource } from '../report/report.types';
import type { CaseFile } from './case-file.types';

const lines = (...parts: (string | string[])[]): string => `${parts.flat().join('\n')}\n`;

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

/** States that the check was not made, so an empty file is not mistaken for a passed one. */
export const notMadeFile = (path: string, title: string, part: 'integrity' | 'legal'): CaseFile => ({
  path,
  text: lines(`# ${title}`, '', sentenceOf(because('section.not-made', { part }))),
});
