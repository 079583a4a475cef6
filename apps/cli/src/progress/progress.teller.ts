import type { InvestigationAnswer } from '@corroborate/investigation';
import { printableLine, type Board } from '@corroborate/terminal';
import type { News, ProgressEvent } from '../investigations/investigations.port';
import { lineOf, say, standing } from './progress.lines';
import { after, NOTHING_YET } from './progress.state';

/**
 * Tells of an investigation until it is over: what was found stays, and below, on a terminal, how far it is. Gives the
 * last news; null where there were none.
 * @param board null where nobody looks on
 * @param width columns of the terminal now: people change them while they look
 */
export async function tellOf(
  news: AsyncIterable<News>,
  board: Board | null,
  width: () => number,
): Promise<InvestigationAnswer | null> {
  const began = performance.now();
  let progress = NOTHING_YET;
  let last: InvestigationAnswer | null = null;
  try {
    for await (const { investigation, events } of news) {
      if (last === null) board?.keep(heading(investigation));
      progress = events.reduce(after, progress);
      if (board) tell(events, board, width());
      const seconds = (performance.now() - began) / 1000;
      board?.draw(standing(progress, investigation, { width: width(), seconds }));
      last = investigation;
    }
    return last;
  } finally {
    board?.done('gone');
  }
}

const heading = ({ id, topic_title, mode, budget_usd }: InvestigationAnswer): string =>
  `${printableLine(topic_title)}\n  investigation ${id}, ${mode}, at most $${budget_usd.toFixed(2)}`;

function tell(events: ProgressEvent[], board: Board, width: number): void {
  for (const event of events) {
    const line = lineOf(event, board.live ? width : Infinity) ?? (board.live ? null : stageLine(event));
    if (line !== null) board.keep(line);
  }
}

/** Where nothing is drawn a line says what has begun. */
const stageLine = ({ type, data }: ProgressEvent): string | null =>
  type === 'stage.started' ? `  round ${say(data.round)}: ${say(data.stage)} began` : null;
