import { CorroborateError, isTerminal, pluralize, STATE_TEXT } from '@corroborate/domain';
import type { InvestigationResponse } from '@corroborate/investigation';
import { printableLine } from '@corroborate/terminal';
import Table from 'cli-table3';
import { formatCommand, type ServerOptions } from '../remote/server.options';

export const notFoundError = (id: number, where: ServerOptions): CorroborateError =>
  new CorroborateError('not-found', `There is no investigation ${id}.`, {
    hint: `List all investigations: ${formatCommand('list', where)}`,
  });

/** Message for an empty list, with a hint on where else to look. */
export const emptyListText = (isFiltered: boolean, { server }: ServerOptions): string => {
  if (isFiltered) return 'No matching investigations.\n';
  const elsewhere = 'To query another server, including the demo, add --server http://127.0.0.1:3000.';
  return `No investigations yet.${server === undefined ? ` ${elsewhere}` : ''}\n`;
};

/** Maximum characters of a title in the list. */
const MAX_TITLE_WIDTH = 80;
/** Minimum width for the title; in less space, it gets its own line. */
const MIN_TITLE_WIDTH = 30;
const HEADER = ['id', 'requested (UTC)', 'status', 'verdict', 'review', 'cost'];

/** One line per investigation, newest first; two lines if `columns` is too narrow for the title. */
export function listText(investigations: InvestigationResponse[], columns = Infinity): string {
  const facts = tableOf([HEADER, ...investigations.map(toRow)]);
  const width = Math.max(...facts.map((line) => line.length));
  const room = columns - width - 2;
  const titles = [
    'topic',
    ...investigations.map((one) => titleOf(one, Math.min(MAX_TITLE_WIDTH, Math.max(room, MIN_TITLE_WIDTH)))),
  ];
  const lines = facts.flatMap((line, at) =>
    room >= MIN_TITLE_WIDTH ? [`${line.padEnd(width)}  ${titles[at]}`] : [line, `     ${titles[at]}`],
  );
  return `${lines.join('\n')}\n`;
}

const toRow = (one: InvestigationResponse) => [
  one.id,
  one.created_at.slice(0, 16).replace('T', ' '),
  formatStatus(one),
  one.verdict ? STATE_TEXT[one.verdict.state] : '–',
  reviewStatus(one),
  formatCost(one),
];

function tableOf(rows: (string | number)[][]): string[] {
  const table = new Table({ style: { head: [], border: [], 'padding-left': 0 }, chars: PLAIN_BORDERS });
  table.push(...rows);
  return table
    .toString()
    .split('\n')
    .map((line) => line.trimEnd());
}

/** Table without a frame: narrow terminals wrap frames, and plain lines are easy to process with other programs. */
const PLAIN_BORDERS = {
  ...{ top: '', 'top-mid': '', 'top-left': '', 'top-right': '', bottom: '', 'bottom-mid': '', 'bottom-left': '' },
  ...{ 'bottom-right': '', left: '', 'left-mid': '', mid: '', 'mid-mid': '', right: '', 'right-mid': '', middle: ' ' },
};

/** Status of an investigation in a few lines. */
export function formatDetails(one: InvestigationResponse): string {
  const { verdict, new_verification_level: level } = one;
  const rows: [string, string | null][] = [
    [
      'verdict',
      verdict && `${STATE_TEXT[verdict.state]}${verdict.confidence ? ` (${verdict.confidence} confidence)` : ''}`,
    ],
    ['why', verdict && verdict.reasons.join(' ')],
    ['next', verdict && verdict.next],
    ['status', formatStatus(one)],
    ['mode', `${one.mode}, priority ${one.priority}, requested by ${printableLine(one.requested_by) || 'unknown'}`],
    ['requested', formatMoment(one.created_at)],
    ['started', formatMoment(one.started_at)],
    ['paused since', formatMoment(one.paused_at)],
    ['wrapped up', formatMoment(one.wrap_up_at)],
    ['approve by', formatMoment(one.approval_until)],
    ['finished', formatMoment(one.finished_at)],
    ['expected', formatMoment(one.estimated_completion)],
    ['level', level ?? one.verification_level_before],
    [
      'sources',
      `${pluralize(one.sources_found, 'page')} on this or a similar event, ` +
        pluralize(one.social_sources_found, 'post'),
    ],
    ['cost', `${formatCost(one)} of $${one.budget_usd.toFixed(2)}${reservedNote(one)}`],
    ['review', one.review_reason],
    ['failure', one.failure],
  ];
  const lines = rows.flatMap(([name, value]) =>
    value === null ? [] : [`  ${name.padEnd(13)}${printableLine(value)}`],
  );
  return [`Investigation ${one.id}: ${titleOf(one, 1_000)}`, ...lines, ''].join('\n');
}

function titleOf({ topic_title }: InvestigationResponse, longest: number): string {
  const title = printableLine(topic_title);
  return title.length <= longest ? title : `${title.slice(0, longest - 1).trimEnd()}…`;
}

const formatStatus = ({ status, stage, phase, round }: InvestigationResponse): string =>
  isTerminal(status) || !stage ? status : `${status}: ${phase ?? stage}, round ${round}`;

const REVIEW_STATE_TEXT: Record<NonNullable<InvestigationResponse['review_state']>, string> = {
  open: 'open',
  decided: 'decided',
  superseded: 'superseded',
};
function reviewStatus({ requires_human_review: asked, review_state: state }: InvestigationResponse): string {
  if (state) return REVIEW_STATE_TEXT[state];
  return asked ? 'requested' : '–';
}
/** Note on the cost reserved for calls in progress, which is their maximum. */
const reservedNote = ({ status }: InvestigationResponse): string => (isTerminal(status) ? '' : ' including reserved');
const formatCost = ({ cost_usd }: InvestigationResponse): string => `$${cost_usd.toFixed(3)}`;
export const formatMoment = (moment: string | null): string | null =>
  moment === null ? null : `${moment.slice(0, 19).replace('T', ' ')} UTC`;
