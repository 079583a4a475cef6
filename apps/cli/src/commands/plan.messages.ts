import { pluralize } from '@corroborate/domain';
import type { AddedSourceResponse, InvestigationResponse, PlanResponse } from '@corroborate/investigation';
import { printableLine } from '@corroborate/terminal';
import { formatCommand, type ServerOptions } from '../remote/server.options';
import { formatMoment } from './investigations.messages';

export interface ShownPlan {
  row: InvestigationResponse;
  plan: PlanResponse;
  /** Sources added by editors. */
  added: readonly AddedSourceResponse[];
  where: ServerOptions;
}

/** Text of a plan for review before approval. Each untrusted text is kept on one line. */
export function planText({ row, plan, added, where }: ShownPlan): string {
  const parts = [
    formatSection('Questions', plan.research_questions.flatMap(questionLines)),
    formatSection('Perspectives', plan.perspectives.map(perspectiveLine)),
    formatSection(
      'Search categories',
      plan.source_categories.map(({ category, why }) => `${category}: ${printableLine(why)}`),
    ),
    formatSection('First-round queries', plan.queries.map(queryLine)),
    formatSection('Engines', engineLines(plan)),
    formatSection('Data servers', plan.servers.map(serverLine)),
    formatSection("Editor's notes", briefLines(plan)),
    formatSection('Added sources', added.flatMap(addedLines)),
    formatSection('Expected', [expectedLine(plan)]),
  ];
  return [formatHeading(row), ...parts.filter((one) => one !== ''), formatEnding(row, plan, where)].join('\n\n') + '\n';
}

const formatHeading = ({ id, topic_title, mode, requested_by, created_at }: InvestigationResponse): string =>
  `Plan of investigation ${id}: ${printableLine(topic_title)}\n  ${mode}, requested by ` +
  `${printableLine(requested_by) || 'unknown'}, ${formatMoment(created_at)}`;

/** One section of the text; empty if it has no lines. */
const formatSection = (title: string, lines: readonly string[]): string =>
  lines.length === 0 ? '' : [title, ...lines.map((line) => `  ${line}`)].join('\n');

const questionLines = ({
  id,
  question,
  priority,
  depends_on,
  reasoning,
}: PlanResponse['research_questions'][number]) => [
  `${id} ${priority}: ${printableLine(question)}${depends_on.length > 0 ? ` (after ${depends_on.join(', ')})` : ''}`,
  `  ${printableLine(reasoning)}`,
];

const perspectiveLine = ({ name, focus, questions }: PlanResponse['perspectives'][number]): string =>
  `${printableLine(name)}: ${printableLine(focus)}${questions.length > 0 ? ` (${questions.join(', ')})` : ''}`;

const removedMark = (struck: boolean): string => (struck ? 'removed: ' : '');

const queryLine = ({ text, reason, struck }: PlanResponse['queries'][number]): string =>
  `${removedMark(struck)}${printableLine(text)} – ${printableLine(reason)}`;

function engineLines({ engines }: PlanResponse): string[] {
  const ready = engines.filter(({ configured }) => configured);
  const lines = ready.map(({ title, price_usd, struck }) => `${removedMark(struck)}${title}, ${priceOf(price_usd)}`);
  const without = engines.length - ready.length;
  return without > 0 ? [...lines, `${without} more not searched: no key`] : lines;
}

const priceOf = (usd: number): string => (usd > 0 ? `$${usd} per call` : 'free');

function serverLine({ title, price_usd, documents, struck }: PlanResponse['servers'][number]): string {
  const size = documents === null ? '' : `, ${pluralize(documents, 'document')}`;
  return `${removedMark(struck)}${printableLine(title)}, ${priceOf(price_usd)}${size}`;
}

const briefLines = ({ brief: { location, event_date, note } }: PlanResponse): string[] =>
  [
    location && `place: ${printableLine(location)}`,
    event_date && `date: ${printableLine(event_date)}`,
    note && `note: ${printableLine(note)}`,
  ].flatMap((line) => line || []);

function addedLines({ url, title, state, stars, quotes, reason }: AddedSourceResponse): string[] {
  const standing = stars === null ? '' : `, credibility ${stars} of 5`;
  const why = reason === null ? '' : `: ${printableLine(reason)}`;
  return [
    `${printableLine(title ?? url ?? '')} (${STATE_TEXT[state]}${standing})${why}`,
    ...(title !== null && url !== null ? [`  ${printableLine(url)}`] : []),
    ...quotes.map((quote) => `  “${printableLine(quote)}”`),
  ];
}

const STATE_TEXT: Record<AddedSourceResponse['state'], string> = {
  waiting: 'not read yet',
  read: 'read',
  weighed: 'evaluated',
  unread: 'could not be read',
};

function expectedLine({ expected: { seconds, cost_usd, budget_usd } }: PlanResponse): string {
  const time = seconds < 120 ? pluralize(Math.round(seconds), 'second') : pluralize(Math.round(seconds / 60), 'minute');
  return `about ${time} and $${cost_usd.toFixed(3)}; limit $${budget_usd.toFixed(2)}`;
}

/** Closing lines: the actions available now. */
function formatEnding(
  { id, status, approval_until }: InvestigationResponse,
  plan: PlanResponse,
  where: ServerOptions,
): string {
  if (status !== 'awaiting-approval') {
    const by = plan.approved_by === null ? '' : `, approved by ${printableLine(plan.approved_by)}`;
    return `Status: ${status}${by}.`;
  }
  return [
    'Waiting for approval: nothing has been searched yet.',
    `  approve: ${formatCommand(`plan approve ${id}`, where)}`,
    `  reject:  ${formatCommand(`plan reject ${id}`, where)}`,
    '  edit:    on the desk',
    `If not approved by ${formatMoment(approval_until) ?? 'then'}, it is canceled.`,
  ].join('\n');
}
