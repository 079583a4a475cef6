import {
  coreClaim,
  reasonText,
  reasonTexts,
  type Checkpoint,
  type Critique,
  type FrameworkResult,
  type Reason,
} from '@corroborate/domain';
import { cutAtWord } from '@corroborate/text';
import type { CaseData, RoundLog } from '../case.types';
import { answersOf } from '../inquiry.builder';
import { coverageByProvider } from '../result.builder';
import { isOnEvent } from '../relevant-sources';
import { capitalize, counted } from '../report/days';
import { escapeMarkdown } from '../report/render/escape-markdown';
import { inQuotes, plainLine } from '../report/quoting';
import type { Report } from '../report/report.types';
import type { CaseFile } from './case-file.types';

/** Maximum length, in characters, of the words a next search starts from. */
const MAX_GAP = 120;

const shown = (text: string): string => escapeMarkdown(plainLine(text));
const sentence = (why: Reason): string => shown(reasonText(why));
const section = (title: string, entries: string[], level = '###'): string[] => [
  '',
  `${level} ${title}`,
  '',
  ...(entries.length > 0 ? entries : ['None.']),
];

/** How the case was found, round by round, then search services and decision rules. */
export function iterationsFile(data: CaseData, report: Report): CaseFile {
  const cost = `${counted(data.rounds, 'round')}, $${data.costUsd.toFixed(4)}.`;
  const lines = [
    '# Iterations',
    '',
    [capitalize(cost), ...(data.inquiry?.ended ? [sentence(data.inquiry.ended)] : [])].join(' '),
    ...(data.log ?? []).flatMap((one) => roundLines(one, data, report)),
    ...section('Search services', services(data), '##'),
    ...(data.log ? [] : section('Queries', [...new Set(data.coverage.map(queryLine))], '##')),
    ...section('Decision rules', rules(data), '##'),
  ];
  return { path: 'iterations.md', text: `${lines.join('\n')}\n` };
}

function roundLines(log: RoundLog, data: CaseData, report: Report): string[] {
  const { inquiry } = data;
  const ofRound = <T extends { round: number }>(all: readonly T[] = []): T[] =>
    all.filter(({ round }) => round === log.round);
  return [
    ...['', `## Round ${log.round}`],
    ...section('Queries', queryLines(log)),
    ...section('Pages read', pageLines(log, data, report)),
    ...section('New questions', askedLines(log, data)),
    ...section('Questions answered', settledLines(log, data)),
    ...section('Methods', withCaution(frameworkLines(ofRound(inquiry?.frameworks)))),
    ...section('Critique', ofRound(inquiry?.critiques).flatMap(critiqueLines)),
    ...section('Checkpoint', ofRound(inquiry?.checkpoints).flatMap(checkpointLines)),
    ...section('Outcome', outcomeLines(log)),
  ];
}

/** By strategy, in the order of the first query of each. */
const queryLines = ({ queries }: RoundLog): string[] =>
  [...Map.groupBy(queries, ({ strategy }) => strategy)].flatMap(([strategy, same]) => [
    `- ${shown(strategy)}`,
    ...same.map(({ query, hits }) => `  - ${shown(query)} (${counted(hits, 'result')})`),
  ]);

const queryLine = ({ strategy, query }: { strategy: string; query: string }): string =>
  `- ${shown(strategy)}: ${shown(query)}`;

/** What each page says of the main claim, and its best passage or why it could not be read. */
function pageLines({ sourceIds }: RoundLog, data: CaseData, { sources }: Report): string[] {
  const labels = new Map(sources.map(({ sourceId, id }) => [sourceId, id]));
  const core = coreClaim(data.claims)?.id;
  const evidence = data.findings.find(({ claimId }) => claimId === core)?.evidence ?? [];
  return sourceIds.flatMap((id) => {
    const view = data.sources.find((one) => one.id === id);
    if (!view) return [];
    const label = labels.get(id);
    const link = label ? `[${label}](sources.md#${label.toLowerCase()}) ` : '';
    const said = view.readable ? readAs(view) : 'not read';
    const quote = evidence.find(({ sourceId }) => sourceId === id)?.passage ?? view.stance.passage;
    const words = quote && said !== 'unrelated' ? `: ${escapeMarkdown(inQuotes(quote.quote))}` : '';
    return [`- ${link}${shown(view.name)}, ${said}${words}`];
  });
}

const readAs = ({ stance }: CaseData['sources'][number]): string =>
  stance.stance === 'unrelated' || isOnEvent(stance) ? stance.stance : 'another event';

const askedLines = ({ asked }: RoundLog, { inquiry }: CaseData): string[] =>
  (inquiry?.questions ?? [])
    .filter(({ id }) => asked.includes(id))
    .map(({ question, priority, reasoning }) => `- **${priority}**: ${shown(question)} ${sentence(reasoning)}`);

/** With the answer as it stands now. */
const settledLines = ({ settled }: RoundLog, data: CaseData): string[] =>
  settled.flatMap(({ questionId, state }) =>
    answersOf(data)
      .filter(({ question }) => question.id === questionId)
      .map(({ question, answer }) => {
        const now = answer.state === state ? '' : `, ${answer.state} at the end`;
        return `- **${state}${now}**: ${shown(question.question)} ${shown(answer.answer ?? '')}`.trim();
      }),
  );

const frameworkLines = (results: readonly FrameworkResult[]): string[] =>
  results.map(({ framework, points, by }) => {
    const said = points.map(({ text }) => shown(text)).join(' ');
    return `- **${shown(framework)}** (${shown(by)}): ${said}`;
  });

/** A method is shown the notes that fit one request. */
const withCaution = (lines: string[]): string[] =>
  lines.length > 0
    ? ['By a language model from a selection of the notes; “no item” means none that it saw.', '', ...lines]
    : [];

const critiqueLines = ({ by, findings }: Critique): string[] => [
  ...findings.map(({ kind, what }) => `- **${kind}**: ${shown(what)}`),
  `- By ${shown(by)}.`,
];

const PASSED = new Map([
  [true, 'passed'],
  [false, 'not passed'],
  [null, 'nothing to check'],
]);

const POINTS: Record<Checkpoint['points'][number]['point'], string> = {
  people: 'Who the people and organizations are',
  contradictions: 'Contradictions explained',
  positions: 'Each side at its strongest',
  theories: 'Other explanations weighed',
  claims: 'Important claims settled',
  refuted: 'No refuted claim printed as fact',
};

const checkpointLines = ({ verdict, advice, why, points, issues }: Checkpoint): string[] => [
  `- **${verdict.replaceAll('_', ' ')}**, ${advice.replaceAll('_', ' ')}: ${sentence(why)}`,
  ...points.map(({ point, passed }) => `- ${POINTS[point]}: ${PASSED.get(passed) ?? ''}`),
  ...issues.map(
    ({ severity, description, suggestedAction }) =>
      `- **${severity}**: ${sentence(description)} ${sentence(suggestedAction)}`,
  ),
];

const outcomeLines = ({ why, gaps }: RoundLog): string[] => [
  ...(why ? [`- ${sentence(why)}`] : []),
  ...gaps.map((gap) => `- Next search: ${shown(cutAtWord(gap, MAX_GAP))}`),
];

const services = (data: CaseData): string[] =>
  coverageByProvider(data).map(({ provider, asked, answered, hits, not_configured }) =>
    not_configured === asked
      ? `- ${shown(provider)}: not set up`
      : `- ${shown(provider)}: ${answered} of ${asked} answered, ${hits} found`,
  );

const rules = ({ decision }: CaseData): string[] =>
  decision.rules.map(
    ({ rule, passed, reasons }) =>
      `- ${passed ? 'passed' : 'not passed'}, ${shown(rule)}: ${shown(reasonTexts(reasons).join(' '))}`,
  );
