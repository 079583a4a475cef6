import { createReason, reasonText } from '@corroborate/domain';
import { sourceMarkdown } from '../report/render/markdown';
import type { Report, ReportSource } from '../report/report.types';
import type { CaseFile, StoredCase } from './case-file.types';
import { partsOfSource } from './original.files';

const joinLines = (...parts: (string | string[])[]): string => `${parts.flat().join('\n')}\n`;

/** All sources with links to their evidence. */
export function sourcesFile({ sources }: Report, stored: StoredCase): CaseFile {
  const entries = sources.flatMap((source) => [
    '',
    `## ${source.id}`,
    '',
    `\\[${source.n}\\] ${sourceMarkdown(source)}`,
    '',
    evidenceLinks(source, stored),
  ]);
  return { path: 'sources.md', text: joinLines('# Sources', entries) };
}

function evidenceLinks(source: ReportSource, stored: StoredCase): string {
  const folder = `evidence/web/${source.id}`;
  const files = Object.values(partsOfSource(source, stored)).flatMap(({ path }) => path ?? []);
  return [
    `[Captured text](${folder}/capture.txt)`,
    `[capture details](${folder}/metadata.json)`,
    ...files.map((path) => `[${path.split('/').at(-1)}](${path})`),
  ].join(' · ');
}

/** States that the check was not made, so an empty file is not mistaken for a passed one. */
export const notMadeFile = (path: string, title: string, part: 'integrity' | 'legal'): CaseFile => ({
  path,
  text: joinLines(`# ${title}`, '', reasonText(createReason('section.not-made', { part }))),
});
