import { because, sentenceOf, sentencesOf, type Checkpoint, type FrameworkResult } from '@corroborate/domain';
import type { CaseData } from '../case.types';
import { coverageByProvider } from '../result.builder';
import { escapeMarkdown } from '../report/render/escape-markdown';
import { sourceMarkdown } from '../report/render/markdown';
import { plainLine } from '../report/quoting';
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

/** Queries, decision rules and methods. */
export function iterationsFile(data: CaseData): CaseFile {
  const asked = coverageByProvider(data).map(
    ({ provider, asked: questions, answered, hits }) =>
      `- ${shown(provider)}: ${answered} of ${questions} answered, ${hits} found`,
  );
  const queries = [...new Set(data.coverage.map(({ strategy, query }) => `- ${shown(strategy)}: ${shown(query)}`))];
  const rules = data.decision.rules.map(
    ({ rule, passed, reasons }) =>
      `- ${passed ? 'passed' : 'not passed'}, ${shown(rule)}: ${shown(sentencesOf(reasons).join(' '))}`,
  );
  const rounds = `${data.rounds} ${data.rounds === 1 ? 'round' : 'rounds'}, $${data.costUsd.toFixed(4)}.`;
  const ended = data.inquiry?.ended ? ` ${shown(sentenceOf(data.inquiry.ended))}` : '';
  const section = (title: string, entries: string[]) => [
    '',
    `## ${title}`,
    '',
    ...(entries.length ? entries : ['None.']),
  ];
  return {
    path: 'iterations.md',
    text: lines(
      '# Iterations',
      '',
      `${rounds}${ended}`,
      section('Checkpoints', (data.inquiry?.checkpoints ?? []).flatMap(checkpointLines)),
      section('Search services', asked),
      section('Queries', queries),
      section('Decision rules', rules),
      section('Methods', (data.inquiry?.frameworks ?? []).map(frameworkLine)),
    ),
  };
}

const checkpointLines = ({ round, verdict, issues }: Checkpoint): string[] => [
  `- round ${round}: ${verdict}`,
  ...issues.map(({ type, severity, description }) => `  - ${type} (${severity}): ${shown(sentenceOf(description))}`),
];

/** Thoughts of a model about the work. */
const frameworkLine = ({ round, framework, points, by }: FrameworkResult): string =>
  `- Round ${round}, **${shown(framework)}** (${shown(by)}): ${points.map(({ text }) => shown(text)).join(' ')}`;

/** States that the check was not made, so an empty file is not mistaken for a passed one. */
export const notMadeFile = (path: string, title: string, part: 'integrity' | 'legal'): CaseFile => ({
  path,
  text: lines(`# ${title}`, '', sentenceOf(because('section.not-made', { part }))),
});
