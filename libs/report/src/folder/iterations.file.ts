import {
  findMainClaim,
  toReasonText,
  toReasonTexts,
  type Checkpoint,
  type Critique,
  type FrameworkResult,
  type Reason,
} from '@corroborate/domain';
import { cutAtWord } from '@corroborate/text';
import type { CaseData, RoundLog } from '../case.types';
import { buildAnswers } from '../inquiry.builder';
import { coverageByProvider } from '../result.builder';
import { isOnEvent } from '../relevant-sources';
import { capitalize, counted } from '../report/days';
import { escapeLine, escapeMarkdown } from '../report/render/escape-markdown';
import { inQuotes } from '../report/quoting';
import type { Report } from '../report/report.types';
import type { CaseFile } from './case-file.types';

/** Maximum length, in characters, of the text from which the next search starts. */
const MAX_GAP = 120;

const escapeReason = (why: Reason): string => escapeLine(toReasonText(why));
const markdownSection = (title: string, entries: string[], level = '###'): string[] => [
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
    [capitalize(cost), ...(data.inquiry?.ended ? [escapeReason(data.inquiry.ended)] : [])].join(' '),
    ...(data.log ?? []).flatMap((one) => roundLines(one, data, report)),
    ...markdownSection('Search services', serviceLines(data), '##'),
    ...(data.log ? [] : markdownSection('Queries', [...new Set(data.coverage.map(queryLine))], '##')),
    ...markdownSection('Decision rules', ruleLines(data), '##'),
  ];
  return { path: 'iterations.md', text: `${lines.join('\n')}\n` };
}

function roundLines(log: RoundLog, data: CaseData, report: Report): string[] {
  const { inquiry } = data;
  const ofRound = <T extends { round: number }>(all: readonly T[] = []): T[] =>
    all.filter(({ round }) => round === log.round);
  return [
    ...['', `## Round ${log.round}`],
    ...markdownSection('Queries', queryLines(log)),
    ...markdownSection('Pages read', pageLines(log, data, report)),
    ...markdownSection('New questions', askedLines(log, data)),
    ...markdownSection('Questions answered', settledLines(log, data)),
    ...markdownSection('Methods', withCaution(frameworkLines(ofRound(inquiry?.frameworks)))),
    ...markdownSection('Critique', ofRound(inquiry?.critiques).flatMap(critiqueLines)),
    ...markdownSection('Checkpoint', ofRound(inquiry?.checkpoints).flatMap(checkpointLines)),
    ...markdownSection('Outcome', outcomeLines(log)),
  ];
}

/** Queries by strategy, in the order of each strategy's first query. */
const queryLines = ({ queries }: RoundLog): string[] =>
  [...Map.groupBy(queries, ({ strategy }) => strategy)].flatMap(([strategy, same]) => [
    `- ${escapeLine(strategy)}`,
    ...same.map(({ query, hits }) => `  - ${escapeLine(query)} (${counted(hits, 'result')})`),
  ]);

const queryLine = ({ strategy, query }: { strategy: string; query: string }): string =>
  `- ${escapeLine(strategy)}: ${escapeLine(query)}`;

/** What each page says about the main claim, and its best passage or why it could not be read. */
function pageLines({ sourceIds }: RoundLog, data: CaseData, { sources }: Report): string[] {
  const labels = new Map(sources.map(({ sourceId, id }) => [sourceId, id]));
  const core = findMainClaim(data.claims)?.id;
  const evidence = data.findings.find(({ claimId }) => claimId === core)?.evidence ?? [];
  return sourceIds.flatMap((id) => {
    const view = data.sources.find((one) => one.id === id);
    if (!view) return [];
    const label = labels.get(id);
    const link = label ? `[${label}](sources.md#${label.toLowerCase()}) ` : '';
    const stance = view.readable ? describeStance(view) : 'not read';
    const quote = evidence.find(({ sourceId }) => sourceId === id)?.passage ?? view.stance.passage;
    const words = quote && stance !== 'unrelated' ? `: ${escapeMarkdown(inQuotes(quote.quote))}` : '';
    return [`- ${link}${escapeLine(view.name)}, ${stance}${words}`];
  });
}

const describeStance = ({ stance }: CaseData['sources'][number]): string =>
  stance.stance === 'unrelated' || isOnEvent(stance) ? stance.stance : 'another event';

const askedLines = ({ asked }: RoundLog, { inquiry }: CaseData): string[] =>
  (inquiry?.questions ?? [])
    .filter(({ id }) => asked.includes(id))
    .map(
      ({ question, priority, reasoning }) => `- **${priority}**: ${escapeLine(question)} ${escapeReason(reasoning)}`,
    );

/** Questions settled, with their current answers. */
const settledLines = ({ settled }: RoundLog, data: CaseData): string[] =>
  settled.flatMap(({ questionId, state }) =>
    buildAnswers(data)
      .filter(({ question }) => question.id === questionId)
      .map(({ question, answer }) => {
        const now = answer.state === state ? '' : `, ${answer.state} at the end`;
        return `- **${state}${now}**: ${escapeLine(question.question)} ${escapeLine(answer.answer ?? '')}`.trim();
      }),
  );

const frameworkLines = (results: readonly FrameworkResult[]): string[] =>
  results.map(({ framework, points, by }) => {
    const texts = points.map(({ text }) => escapeLine(text)).join(' ');
    return `- **${escapeLine(framework)}** (${escapeLine(by)}): ${texts}`;
  });

/** A method is shown only the notes that fit one request. */
const withCaution = (lines: string[]): string[] =>
  lines.length > 0
    ? ['By a language model from a selection of the notes; “no item” refers only to that selection.', '', ...lines]
    : [];

const critiqueLines = ({ by, findings }: Critique): string[] => [
  ...findings.map(({ kind, what }) => `- **${kind}**: ${escapeLine(what)}`),
  `- By ${escapeLine(by)}.`,
];

const checkpointLines = ({ verdict, advice, why, issues }: Checkpoint): string[] => [
  `- **${verdict.replaceAll('_', ' ')}**, ${advice.replaceAll('_', ' ')}: ${escapeReason(why)}`,
  ...issues
    .filter(({ severity }) => severity !== 'low')
    .map(
      ({ severity, description, suggestedAction }) =>
        `- **${severity}**: ${escapeReason(description)} ${escapeReason(suggestedAction)}`,
    ),
];

const outcomeLines = ({ why, gaps }: RoundLog): string[] => [
  ...(why ? [`- ${escapeReason(why)}`] : []),
  ...gaps.map((gap) => `- Next search: ${escapeLine(cutAtWord(gap, MAX_GAP))}`),
];

const serviceLines = (data: CaseData): string[] =>
  coverageByProvider(data).map(({ provider, asked, answered, hits, not_configured }) =>
    not_configured === asked
      ? `- ${escapeLine(provider)}: not set up`
      : `- ${escapeLine(provider)}: ${answered} of ${asked} answered, ${hits} found`,
  );

const ruleLines = ({ decision }: CaseData): string[] =>
  decision.rules.map(
    ({ rule, passed, reasons }) =>
      `- ${passed ? 'passed' : 'not passed'}, ${escapeLine(rule)}: ${escapeLine(toReasonTexts(reasons).join(' '))}`,
  );
