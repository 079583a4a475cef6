import type { InvestigationResponse } from '@corroborate/investigation';
import { colours, printableLine, type Board } from '@corroborate/terminal';
import type { InvestigationUpdate, ProgressEvent } from '../investigations/investigations.port';
import { clock, eventLine, toText, statusLines } from './progress.lines';
import { applyEvent, INITIAL_PROGRESS, withActualCost } from './progress.state';

/**
 * Shows progress until the end: findings are printed permanently, and on a terminal a status is redrawn below. Returns
 * the last update; null if there was none.
 * @param board null if there is no terminal
 * @param width current terminal columns
 */
export async function printProgress(
  news: AsyncIterable<InvestigationUpdate>,
  board: Board | null,
  width: () => number,
): Promise<InvestigationResponse | null> {
  const began = performance.now();
  let progress = INITIAL_PROGRESS;
  let last: InvestigationResponse | null = null;
  const printed = new Set<string>();
  try {
    for await (const { investigation, events } of news) {
      if (last === null) board?.keep(heading(investigation));
      progress = withActualCost(events.reduce(applyEvent, progress), investigation.cost_usd);
      const seconds = (performance.now() - began) / 1000;
      if (board) printEvents(events.filter(createFirstTimeFilter(printed)), board, { width: width(), seconds });
      board?.draw(statusLines(progress, investigation, { width: width(), seconds }));
      last = investigation;
    }
    return last;
  } finally {
    board?.done('gone');
  }
}

const heading = ({ id, topic_id, topic_title, mode, budget_usd }: InvestigationResponse): string =>
  `${printableLine(topic_title)}\n` +
  `  investigation ${id} of topic ${topic_id}, ${mode}, at most $${budget_usd.toFixed(2)}`;

/** Filters repeated lines: engines are retried, rounds check claims again, and pages have two events. */
const createFirstTimeFilter =
  (printed: Set<string>) =>
  ({ type, data }: ProgressEvent): boolean => {
    const key = KEY_BY_EVENT[type]?.(data);
    return key === undefined || (!printed.has(key) && Boolean(printed.add(key)));
  };

const sourceKey = ({ source_id, stance }: ProgressEvent['data']): string =>
  `source ${toText(source_id)} ${toText(stance)}`;

const KEY_BY_EVENT: Record<string, ((data: ProgressEvent['data']) => string) | undefined> = {
  'search.answered': ({ provider, outcome }) => `engine ${toText(provider)} ${toText(outcome)}`,
  'source.summarised': sourceKey,
  'source.found': sourceKey,
  'fact.checked': ({ claim_id, verdict, confidence }) =>
    `claim ${toText(claim_id)} ${toText(verdict)} ${toText(confidence)}`,
};

/** Prints events, each line with the elapsed time. */
function printEvents(
  events: ProgressEvent[],
  board: Board,
  { width, seconds }: Parameters<typeof statusLines>[2],
): void {
  const at = `${clock(seconds).padStart(5)} `;
  for (const event of events) {
    const line = eventLine(event, board.live ? width - at.length : Infinity) ?? (board.live ? null : stageLine(event));
    if (line !== null) board.keep(`${colours.dim(at)}${line}`);
  }
}

/** Without a status display, prints a line when a stage starts. */
const stageLine = ({ type, data }: ProgressEvent): string | null =>
  type === 'stage.started' ? `  round ${toText(data.round)}: ${toText(data.stage)} started` : null;
