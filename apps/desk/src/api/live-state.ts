import type { InvestigationRow, ProgressEvent } from './types';

/** `resuming`: the connection was lost; the browser reconnects with its last event id. */
export type Connection = 'connecting' | 'live' | 'resuming' | 'ended';

export interface LiveState {
  connection: Connection;
  row: InvestigationRow | null;
  events: ProgressEvent[];
}

/** Messages of the stream. */
type LiveAction =
  | { kind: 'state'; row: InvestigationRow; events: ProgressEvent[] }
  | { kind: 'progress'; event: ProgressEvent }
  | { kind: 'row'; row: InvestigationRow }
  | { kind: 'connection'; connection: Connection }
  | { kind: 'reset' };

export const INITIAL_LIVE_STATE: LiveState = { connection: 'connecting', row: null, events: [] };

export function liveReducer(live: LiveState, step: LiveAction): LiveState {
  switch (step.kind) {
    case 'reset':
      return INITIAL_LIVE_STATE;
    case 'state':
      return { connection: 'live', row: step.row, events: step.events };
    case 'progress':
      // An event may arrive twice after the stream resumes.
      return live.events.some(({ id }) => id === step.event.id)
        ? live
        : { ...live, events: [...live.events, step.event] };
    case 'row':
      return { ...live, row: step.row };
    case 'connection':
      return { ...live, connection: step.connection };
  }
}
