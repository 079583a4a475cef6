import type { InvestigationAnswer } from '@corroborate/investigation';
import { colours, printableLine, type Board } from '@corroborate/terminal';
import type { News, ProgressEvent } from '../investigations/investigations.port';
import { clock, lineOf, say, standing } from './progress.lines';
import { after, NOTHING_YET, settled } from './progress.state';

/**
 * Tells of an investigation until it is over: what was found stays, and below, on a terminal, how far it is. Gives the
 * last news; null if there were none.
 * @param board null if no one looks on
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
  const silent = new Set<string>();
  try {
    for await (const { investigation, events } of news) {
      if (last === null) board?.keep(heading(investigation));
      progress = settled(events.reduce(after, progress), investigation.cost_usd);
      const seconds = (performance.now() - began) / 1000;
      if (board) tell(events.filter(oncePerEngine(silent)), board, { width: width(), seconds });
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

/** An engine that does not answer is asked again and again: that it did not is told once. */
const oncePerEngine =
  (silent: Set<string>) =>
  ({ type, data }: ProgressEvent): boolean => {
    if (type !== 'search.answered') return true;
    const told = `${say(data.provider)} ${say(data.outcome)}`;
    return !silent.has(told) && Boolean(silent.add(told));
  };

/** Each line after the time since it was begun to be told of. */
function tell(events: ProgressEvent[], board: Board, { width, seconds }: { width: number; seconds: number }): void {
  const at = `${clock(seconds).padStart(5)} `;
  for (const event of events) {
    const line = lineOf(event, board.live ? width - at.length : Infinity) ?? (board.live ? null : stageLine(event));
    if (line !== null) board.keep(`${colours.dim(at)}${line}`);
  }
}

/** Where nothing is drawn a line says what has begun. */
const stageLine = ({ type, data }: ProgressEvent): string | null =>
  type === 'stage.started' ? `  round ${say(data.round)}: ${say(data.stage)} started` : null;
