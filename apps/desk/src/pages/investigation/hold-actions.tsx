import { useState } from 'react';
import { withReadableError, api, type InvestigationRow, useChange } from '../../api';
import { ConfirmDialog, Fault, Moment } from '../../ui';
import { t } from '../../messages';

const ACTIVE_STATUSES = new Set(['queued', 'running', 'paused']);

const useHold = (id: number, how: 'pause' | 'resume' | 'wrap-up', done: () => void = () => undefined) =>
  useChange(() => withReadableError(api.POST(`/api/investigations/{id}/${how}`, { params: { path: { id } } })), done);

/** Buttons to pause or resume, or to conclude with the evidence found so far. */
export function HoldActions({ row }: { row: InvestigationRow }) {
  const [asking, setAsking] = useState(false);
  const isPaused = row.status === 'paused';
  const turn = useHold(row.id, isPaused ? 'resume' : 'pause');
  const wrapUp = useHold(row.id, 'wrap-up', () => setAsking(false));
  if (!ACTIVE_STATUSES.has(row.status)) return null;
  return (
    <>
      <button type="button" disabled={turn.isPending} onClick={() => turn.mutate()}>
        {isPaused ? t('investigations.resume') : t('investigations.pause')}
      </button>
      {row.wrap_up_at && !isPaused ? null : (
        <button type="button" onClick={() => setAsking(true)}>
          {t('investigations.wrapUp')}
        </button>
      )}
      {turn.error ? <Fault error={turn.error} /> : null}
      {asking ? (
        <ConfirmDialog
          title={t('investigations.decideOnTheEvidenceSo')}
          leave={t('investigations.keepSearching')}
          confirm={t('investigations.wrapUp')}
          change={wrapUp}
          onClose={() => setAsking(false)}
        >
          {t('investigations.noFurtherRoundsTheVerdict')}
        </ConfirmDialog>
      ) : null}
    </>
  );
}

/** How long the investigation has been paused, and the consequences. */
export function HeldNote({ row }: { row: InvestigationRow }) {
  if (row.status === 'paused')
    return (
      <p className="hush" role="status">
        {t('investigations.paused')}
        {row.paused_at ? <> {t.rich('investigations.since', { moment: () => <Moment at={row.paused_at} /> })}</> : null}
        {t('investigations.runningStepsFinishNothingNew')}
      </p>
    );
  if (row.wrap_up_at && ACTIVE_STATUSES.has(row.status))
    return (
      <p className="hush" role="status">
        {t.rich('investigations.wrappingUpSinceNoFurther', { moment: () => <Moment at={row.wrap_up_at} /> })}
      </p>
    );
  return null;
}
