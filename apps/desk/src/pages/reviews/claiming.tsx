import { answer, api, type ReviewDetail, useChange, useMay } from '../../api';
import { Fault, useNow } from '../../ui';
import { LEASE_MINUTES } from './decision';

export function Claiming({ item }: { item: ReviewDetail }) {
  const may = useMay('reviewer');
  const claim = useChange(() =>
    answer(
      api.POST('/api/reviews/{id}/claim', { params: { path: { id: item.id } }, body: { minutes: LEASE_MINUTES } }),
    ),
  );
  return (
    <div className="claiming">
      <Fault error={claim.error} />
      {item.claimed_by ? <ClaimedBy name={item.claimed_by} until={item.lease_until} /> : null}
      {!item.claimed_by && !may ? <p className="hush">Requires the reviewer role.</p> : null}
      {!item.claimed_by && may ? (
        <button type="button" className="primary" disabled={claim.isPending} onClick={() => claim.mutate(undefined)}>
          Claim
        </button>
      ) : null}
    </div>
  );
}

const ClaimedBy = ({ name, until }: { name: string; until: string | null }) => (
  <p className="note" data-held-by={name}>
    <strong>{name}</strong> has claimed it for <Countdown until={until} />.
  </p>
);

/** `12:34`, in minutes and seconds. */
export function Countdown({ until }: { until: string | null }) {
  const now = useNow();
  const left = until ? Math.max(0, Math.round((Date.parse(until) - now) / 1000)) : 0;
  return (
    <span className="figure" role="timer">
      {Math.floor(left / 60)}:{String(left % 60).padStart(2, '0')}
    </span>
  );
}
