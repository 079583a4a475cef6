import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useReducer } from 'react';
import { next, NOTHING, type Live } from './live-state';
import type { InvestigationRow, ProgressEvent } from './types';

/** Delay before reconnecting after a refused stream, in ms. */
const AGAIN = 2_000;

/** Follows an investigation: full state first, then events; resumes after a lost connection. */
export function useLive(id: number, wanted: boolean): Live {
  const [live, dispatch] = useReducer(next, NOTHING);
  const queries = useQueryClient();
  useEffect(() => {
    if (!wanted) return undefined;
    dispatch({ kind: 'reset' });
    let source: EventSource | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const open = () => {
      source = new EventSource(`/api/investigations/${id}/events`);
      // The data type of each event depends on its name.
      const on = (name: string, handle: (data: never) => void) =>
        source?.addEventListener(name, (message: MessageEvent<string>) => handle(JSON.parse(message.data) as never));
      source.onopen = () => dispatch({ kind: 'connection', connection: 'live' });
      source.onerror = () => {
        dispatch({ kind: 'connection', connection: 'resuming' });
        if (source?.readyState !== EventSource.CLOSED) return;
        // Refused rather than lost: the session may have ended.
        void queries.invalidateQueries({ queryKey: ['session'] });
        timer = setTimeout(open, AGAIN);
      };
      on('state', ({ investigation, events }: { investigation: InvestigationRow; events: ProgressEvent[] }) =>
        dispatch({ kind: 'state', row: investigation, events }),
      );
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
