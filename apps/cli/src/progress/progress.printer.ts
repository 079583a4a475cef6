import type { InvestigationAnswer } from '@corroborate/investigation';
import { colours, printableLine, type Board } from '@corroborate/terminal';
import type { News, ProgressEvent } from '../investigations/investigations.port';
import { clock, lineOf, say, standing } from './progress.lines';
import { after, NOTHING_YET, settled } from './progress.state';

/**
 * Shows progress until the end: findings stay, and a status is redrawn below on a terminal. Returns the last update;
 * null without any. @param board null without a terminal @param width current terminal columns
 */
export async function printProgress(
  news: AsyncIterable<News>,
  board: Board | null,
  width: () => number,
): Promise<InvestigationAnswer | null> {
  const began = performance.now();
  let progress = NOTHING_YET;
  let last: InvestigationAnswer | null = null;
  const silent = new Set<string>();
  try {
    for await (const { investigation, events } of news) {
      if (last === null) board?.keep(heading(investigation));
      progress = settled(events.reduce(after, progress), investigation.cost_usd);
      const seconds = (performance.now() - began) / 1000;
      if (board) printEvents(events.filter(oncePerEngine(silent)), board, { width: width(), seconds });
      board?.draw(standing(progress, investigation, { width: width(), seconds }));
      last = investigation;
    }
    return last;
  } finally {
    board?.done('gone');
  }
}

const heading = ({ id, topic_id, topic_title, mode, budget_usd }: InvestigationAnswer): string =>
  `${printableLine(topic_title)}\n` +
  `  investigation ${id} of topic ${topic_id}, ${mode}, at most $${budget_usd.toFixed(2)}`;

/** Reports an unresponsive engine once, although it is retried. */
const oncePerEngine =
  (silent: Set<string>) =>
  ({ type, data }: ProgressEvent): boolean => {
    if (type !== 'search.answered') return true;
    const key = `${say(data.provider)} ${say(data.outcome)}`;
    return !silent.has(key) && Boolean(silent.add(key));
  };

/** Prefixes each line with the elapsed time. */
function printEvents(events: ProgressEvent[], board: Board, { width, seconds }: Parameters<typeof standing>[2]): void {
  const at = `${clock(seconds).padStart(5)} `;
  for (const event of events) {
    const line = lineOf(event, board.live ? width - at.length : Infinity) ?? (board.live ? null : stageLine(event));
    if (line !== null) board.keep(`${colours.dim(at)}${line}`);
  }
}

/** Without a status display, prints a line when a stage starts. */
const stageLine = ({ type, data }: ProgressEvent): string | null =>
  type === 'stage.started' ? `  round ${say(data.round)}: ${say(data.stage)} started` : null;
