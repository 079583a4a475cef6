import type { InvestigationEvent } from '@corroborate/db';
import { frameOf, type EventStream } from './event-stream';
import type { ProgressHub } from './progress.hub';
import type { ProgressPort } from './progress.port';

/** Final event of an investigation. */
const LAST_WORDS = new Set(['investigation.completed', 'completed', 'failed', 'cancelled']);
export const isLastWord = ({ type }: InvestigationEvent): boolean => LAST_WORDS.has(type);
/** Events that change the investigation row: cost, round, stage. */
const MOVES = new Set([
  'running',
  'stage.started',
  'stage.finished',
  'round.decided',
  'investigation.paused',
  'investigation.resumed',
  'investigation.wrap-up',
]);
/** Batch size for readers that are behind. */
const BEHIND = 25;

interface FollowedFrom {
  hub: Pick<ProgressHub, 'watch'>;
  progress: Pick<ProgressPort, 'since'>;
  /** The row as a frame; null if it cannot be read now. */
  row: (investigationId: number, name: 'investigation' | 'end') => Promise<string | null>;
}

/**
 * Streams the events of one investigation after `at` to one reader until the end. Nothing is buffered for slow readers:
 * they catch up from the store and delay no one else.
 */
export async function followOn(
  id: number,
  { at, isOver }: { at: number; isOver: boolean },
  stream: EventStream,
  from: FollowedFrom,
): Promise<void> {
  for (let after = at; ;) {
    await stream.room();
    if (stream.closed) return;
    const missed = await from.progress.since(id, after, BEHIND);
    if (missed.length === 0 && isOver) return finish(id, stream, from.row);
    const told = missed.length > 0 ? tell(missed, stream) : await listen(id, after, stream, from);
    if (told.over) return finish(id, stream, from.row);
    if (missed.length > 0 && told.moved) await tellRow(id, stream, from.row);
    after = told.after ?? after;
  }
}

async function finish(id: number, stream: EventStream, row: FollowedFrom['row']): Promise<void> {
  await tellRow(id, stream, row, 'end');
  stream.end();
}

interface Told {
  after?: number;
  moved: boolean;
  over: boolean;
}

/** Sends as many events as the buffer takes. */
function tell(events: InvestigationEvent[], stream: EventStream): Told {
  const told: Told = { moved: false, over: false };
  for (const event of events) {
    if (stream.full || stream.closed) break;
    stream.send(progressFrame(event));
    told.after = event.id;
    told.moved ||= MOVES.has(event.type);
    told.over ||= LAST_WORDS.has(event.type);
  }
  return told;
}

/** Follows live events until the buffer is full, the investigation ends, or the reader disconnects. */
function listen(id: number, start: number, stream: EventStream, { hub, row }: FollowedFrom): Promise<Told> {
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

async function tellRow(
  id: number,
  stream: EventStream,
  row: FollowedFrom['row'],
  name: 'investigation' | 'end' = 'investigation',
): Promise<void> {
  const frame = await row(id, name);
  if (frame !== null) stream.send(frame);
}

/** Serialized once for all readers. */
const frames = new WeakMap<InvestigationEvent, string>();

function progressFrame(event: InvestigationEvent): string {
  const known = frames.get(event) ?? frameOf('progress', toEvent(event), event.id);
  frames.set(event, known);
  return known;
}

export const toEvent = ({ id, at, type, data }: InvestigationEvent) => ({ id, at, type, data });
