import { useState } from 'react';
import { answer, api, type InvestigationRow, useChange } from '../../api';
import { ConfirmDialog, Fault, Moment } from '../../ui';

const UNDER_WAY = new Set(['queued', 'running', 'paused']);

const useHold = (id: number, how: 'pause' | 'resume' | 'wrap-up', done: () => void = () => undefined) =>
  useChange(() => answer(api.POST(`/api/investigations/{id}/${how}`, { params: { path: { id } } })), done);

/** Pause or resume, or conclude with the evidence so far. */
export function HoldActions({ row }: { row: InvestigationRow }) {
  const [asking, setAsking] = useState(false);
  const isPaused = row.status === 'paused';
  const turn = useHold(row.id, isPaused ? 'resume' : 'pause');
  const wrapUp = useHold(row.id, 'wrap-up', () => setAsking(false));
  if (!UNDER_WAY.has(row.status)) return null;
  return (
    <>
      <button type="button" disabled={turn.isPending} onClick={() => turn.mutate()}>
        {isPaused ? 'Resume' : 'Pause'}
      </button>
      {row.wrap_up_at && !isPaused ? null : (
        <button type="button" onClick={() => setAsking(true)}>
          Wrap up
        </button>
      )}
      {turn.error ? <Fault error={turn.error} /> : null}
      {asking ? (
        <ConfirmDialog
          title="Decide on the evidence so far?"
          leave="Keep searching"
          confirm="Wrap up"
          change={wrapUp}
          onClose={() => setAsking(false)}
        >
          No further rounds. The verdict uses the evidence found so far and says so.
        </ConfirmDialog>
      ) : null}
    </>
  );
}

/** How long the investigation has been paused, and what that means. */
export function HeldNote({ row }: { row: InvestigationRow }) {
  if (row.status === 'paused')
    return (
      <p className="hush" role="status">
        Paused
        {row.paused_at ? (
          <>
            {' '}
            since <Moment at={row.paused_at} />
          </>
        ) : null}
        . Running steps finish; nothing new starts until it is resumed.
      </p>
    );
  if (row.wrap_up_at && UNDER_WAY.has(row.status))
    return (
      <p className="hush" role="status">
        Wrapping up since <Moment at={row.wrap_up_at} />: no further rounds; the verdict uses the evidence found so far.
      </p>
    );
  return null;
}
