import type { EventsRepository, InvestigationEventEntity } from '@corroborate/db';
import { encodeFrame, type EventStream } from './event-stream';
import type { ProgressHub } from './progress.hub';

/** Events that end an investigation. */
const FINAL_EVENTS = new Set(['investigation.completed', 'completed', 'failed', 'cancelled']);
export const isFinalEvent = ({ type }: InvestigationEventEntity): boolean => FINAL_EVENTS.has(type);
/** Events after which the investigation record has a new cost, round or stage. */
const ROW_CHANGING_EVENTS = new Set([
  'running',
  'stage.started',
  'stage.finished',
  'round.decided',
  'investigation.paused',
  'investigation.resumed',
  'investigation.wrap-up',
]);
/** Number of events per batch for clients that are behind. */
const CATCH_UP_BATCH = 25;

interface FollowerDeps {
  hub: Pick<ProgressHub, 'watch'>;
  progress: Pick<EventsRepository, 'since'>;
  /** Returns the investigation record as an SSE message, or null if the read fails. */
  row: (investigationId: number, name: 'investigation' | 'end') => Promise<string | null>;
}

/**
 * Streams the events of one investigation after `at` to one client until the end. Nothing is buffered for slow clients:
 * they catch up from the database and delay no other client.
 */
export async function followEvents(
  id: number,
  { at, isOver }: { at: number; isOver: boolean },
  stream: EventStream,
  from: FollowerDeps,
): Promise<void> {
  for (let after = at; ;) {
    await stream.room();
    if (stream.closed) return;
    const missed = await from.progress.since(id, after, CATCH_UP_BATCH);
    if (missed.length === 0 && isOver) return finish(id, stream, from.row);
    const sent = missed.length > 0 ? sendEvents(missed, stream) : await sendUntilEnd(id, after, stream, from);
    if (sent.over) return finish(id, stream, from.row);
    if (missed.length > 0 && sent.moved) await sendRow(id, stream, from.row);
    after = sent.after ?? after;
  }
}

async function finish(id: number, stream: EventStream, row: FollowerDeps['row']): Promise<void> {
  await sendRow(id, stream, row, 'end');
  stream.end();
}

interface SendResult {
  after?: number;
  moved: boolean;
  over: boolean;
}

/** Sends as many events as fit into the buffer. */
function sendEvents(events: InvestigationEventEntity[], stream: EventStream): SendResult {
  const result: SendResult = { moved: false, over: false };
  for (const event of events) {
    if (stream.full || stream.closed) break;
    stream.send(progressFrame(event));
    result.after = event.id;
    result.moved ||= ROW_CHANGING_EVENTS.has(event.type);
    result.over ||= FINAL_EVENTS.has(event.type);
  }
  return result;
}

/** Follows live events until the buffer is full, the investigation ends, or the client disconnects. */
function sendUntilEnd(id: number, start: number, stream: EventStream, { hub, row }: FollowerDeps): Promise<SendResult> {
  return new Promise((resolve) => {
    let after = start;
    const leave = (over: boolean) => {
      stop();
      forget();
      resolve({ after, moved: false, over });
    };
    const stop = hub.watch(id, start, (events) => {
      const sent = sendEvents(events, stream);
      after = sent.after ?? after;
      if (sent.moved && !sent.over) void sendRow(id, stream, row);
      if (sent.over || stream.full || stream.closed) leave(sent.over);
    });
    const forget = stream.onClose(() => setImmediate(leave, false));
  });
}

async function sendRow(
  id: number,
  stream: EventStream,
  row: FollowerDeps['row'],
  name: 'investigation' | 'end' = 'investigation',
): Promise<void> {
  const frame = await row(id, name);
  if (frame !== null) stream.send(frame);
}

/** Serialized events, shared by all clients. */
const frameCache = new WeakMap<InvestigationEventEntity, string>();

function progressFrame(event: InvestigationEventEntity): string {
  const known = frameCache.get(event) ?? encodeFrame('progress', toEvent(event), event.id);
  frameCache.set(event, known);
  return known;
}

export const toEvent = ({ id, at, type, data }: InvestigationEventEntity) => ({ id, at, type, data });
