import type { InvestigationEvent } from '@corroborate/db';
import type { EventStream } from './event-stream';
import { frameOf } from './event-stream';
import type { ProgressHub } from './progress.hub';
import type { ProgressPort } from './progress.port';

/** The last word of an investigation. */
export const LAST_WORDS = new Set(['investigation.completed', 'completed', 'failed', 'cancelled']);
/** After these the row has moved: money spent, round, stage. */
const MOVES = new Set(['running', 'stage.started', 'stage.finished', 'round.decided']);
/** Events that one who is behind is given at a time. */
const BEHIND = 100;

export interface FollowedFrom {
  hub: Pick<ProgressHub, 'watch'>;
  progress: Pick<ProgressPort, 'since'>;
  /** The row as a frame of this name; null where it cannot be read now. */
  row: (investigationId: number, name: 'investigation' | 'end') => Promise<string | null>;
}

/**
 * Tells one reader of one investigation from after `at` on, until the last word or until nobody reads. Nothing is kept for a reader that is
 * slow: while there is no room it is told nothing, then it catches up from the store by itself, so that it holds up no other.
 */
export async function followOn(id: number, at: number, stream: EventStream, from: FollowedFrom): Promise<void> {
  for (let after = at; !stream.closed; ) {
    await stream.room();
    const missed = stream.closed ? [] : await from.progress.since(id, after, BEHIND);
    const told = missed.length > 0 ? tell(missed, stream) : await listen(id, after, stream, from.hub, from.row);
    if (told.over) return finish(id, stream, from.row);
    if (missed.length > 0 && told.moved) await tellRow(id, stream, from.row);
    after = told.after ?? after;
  }
}

export async function finish(id: number, stream: EventStream, row: FollowedFrom['row']): Promise<void> {
  await tellRow(id, stream, row, 'end');
  stream.end();
}

interface Told {
  after?: number;
  moved: boolean;
  over: boolean;
}

function tell(events: InvestigationEvent[], stream: EventStream): Told {
  for (const event of events) stream.send(progressFrame(event));
  return { after: events.at(-1)?.id, moved: events.some(({ type }) => MOVES.has(type)), over: events.some(({ type }) => LAST_WORDS.has(type)) };
}

/** Is told with all others until it can take no more, the investigation is over, or nobody reads. */
function listen(id: number, start: number, stream: EventStream, hub: FollowedFrom['hub'], row: FollowedFrom['row']): Promise<Told> {
  return new Promise((resolve) => {
    let after = start;
    const leave = (over: boolean) => {
      stop();
      forget();
      resolve({ after, moved: false, over });
    };
    const stop = hub.watch(id, start, (events) => {
      const told = tell(events, stream);
      after = told.after ?? after;
      if (told.moved && !told.over) void tellRow(id, stream, row);
      if (told.over || stream.full || stream.closed) leave(told.over);
    });
    const forget = stream.onClose(() => setImmediate(leave, false));
  });
}

async function tellRow(id: number, stream: EventStream, row: FollowedFrom['row'], name: 'investigation' | 'end' = 'investigation'): Promise<void> {
  const frame = await row(id, name);
  if (frame !== null) stream.send(frame);
}

/** The same event goes to many readers: it is written once. */
const frames = new WeakMap<InvestigationEvent, string>();

export function progressFrame(event: InvestigationEvent): string {
  const known = frames.get(event) ?? frameOf('progress', toEvent(event), event.id);
  frames.set(event, known);
  return known;
}

export const toEvent = ({ id, at, type, data }: InvestigationEvent) => ({ id, at, type, data });
