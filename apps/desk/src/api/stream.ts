import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useReducer } from 'react';
import type { InvestigationRow, ProgressEvent } from './types';

/** Delay before reconnecting after a refused stream, in ms. */
const RECONNECT_MS = 2_000;

interface FullState {
  investigation: InvestigationRow;
  events: ProgressEvent[];
}

/** Follows an investigation: first its full state, then events. Resumes after a lost connection. */
export function useLiveState(id: number, wanted: boolean): LiveState {
  const [live, dispatch] = useReducer(liveReducer, INITIAL_LIVE_STATE);
  const queries = useQueryClient();
  useEffect(() => {
    if (!wanted) return undefined;
    dispatch({ kind: 'reset' });
    let source: EventSource | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const open = () => {
      source = new EventSource(`/api/investigations/${id}/events`);
      const on = (name: string, handle: (data: never) => void) =>
        source?.addEventListener(name, (message: MessageEvent<string>) => handle(JSON.parse(message.data) as never));
      source.onopen = () => dispatch({ kind: 'connection', connection: 'live' });
      source.onerror = () => {
        dispatch({ kind: 'connection', connection: 'resuming' });
        if (source?.readyState !== EventSource.CLOSED) return;
        void queries.invalidateQueries({ queryKey: ['session'] });
        timer = setTimeout(open, RECONNECT_MS);
      };
      on('state', ({ investigation: row, events }: FullState) => dispatch({ kind: 'state', row, events }));
      on('progress', (event: ProgressEvent) => dispatch({ kind: 'progress', event }));
      on('investigation', (row: InvestigationRow) => dispatch({ kind: 'row', row }));
      on('end', (row: InvestigationRow) => {
        source?.close();
        dispatch({ kind: 'row', row });
        dispatch({ kind: 'connection', connection: 'ended' });
        void queries.invalidateQueries();
      });
    };
    open();
    return () => {
      clearTimeout(timer);
      source?.close();
    };
  }, [id, wanted, queries]);
  return live;
}

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
