import { useState } from 'react';
import { type ReviewFilter, useBacklog, useReviews } from '../../api';
import { Fault, Nothing, plain, Select, since, useNow, useTitle } from '../../ui';
import { Queue } from './queue';
import { ReviewItem } from './review-item';

const PRIORITIES = [['', 'any'], 'high', 'normal', 'low'] as const;

/** The queue on one side, the chosen item on the other. */
export function Reviews({ chosen = null }: { chosen?: number | null }) {
  useTitle('Review');
  const [filter, setFilter] = useState<ReviewFilter>({ reason: '', priority: '', state: 'open' });
  const { data: backlog } = useBacklog();
  const found = useReviews(filter);
  const now = useNow(15_000);
  return (
    <div className={`page reviews${chosen ? ' has-chosen' : ''}`}>
      <div className="page-head">
        <h1>Review</h1>
        {backlog ? (
          <p className="hush">
            {backlog.open} open, {backlog.claimed} claimed
            {backlog.oldest_at ? `, the oldest came ${since(backlog.oldest_at, now)}` : ''}.
          </p>
        ) : null}
      </div>
      <ReasonTabs filter={filter} byReason={backlog?.by_reason ?? {}} onChange={setFilter} />
      <Select
        label="Priority"
        value={filter.priority}
        options={PRIORITIES}
        onChange={(priority) => setFilter({ ...filter, priority })}
      />
      <Fault error={found.error} />
      <div className="desk-split">
        <Queue found={found} filter={filter} chosen={chosen} now={now} />
        <div className="bench">
          {chosen ? (
            <ReviewItem key={chosen} id={chosen} next={nextAfter(chosen, found)} />
          ) : (
            <Nothing>Choose an item. High priority first, then oldest.</Nothing>
          )}
        </div>
      </div>
    </div>
  );
}

/** The next item in the queue as it is shown. */
function nextAfter(chosen: number, { data }: ReturnType<typeof useReviews>): number | null {
  const ids = data?.pages.flatMap(({ reviews }) => reviews.map(({ id }) => id)) ?? [];
  return ids[ids.indexOf(chosen) + 1] ?? null;
}

interface ReasonTabsProps {
  filter: ReviewFilter;
  /** How many wait for each reason. */
  byReason: Record<string, number>;
  onChange: (filter: ReviewFilter) => void;
}

function ReasonTabs({ filter, byReason, onChange }: ReasonTabsProps) {
  const tab = (reason: string, state: ReviewFilter['state']) => ({
    'aria-pressed': filter.reason === reason && filter.state === state,
    onClick: () => onChange({ ...filter, reason, state }),
  });
  return (
    <div className="tabs" role="group" aria-label="Reasons">
      <button type="button" {...tab('', 'open')}>
        All open
      </button>
      {Object.entries(byReason).map(([reason, many]) => (
        <button key={reason} type="button" {...tab(reason, 'open')}>
          {plain(reason)} <span className="figure">{many}</span>
        </button>
      ))}
      <button type="button" {...tab('', 'decided')}>
        Decided
      </button>
    </div>
  );
}
