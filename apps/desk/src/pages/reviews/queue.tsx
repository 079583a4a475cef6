import { Link } from 'wouter';
import type { Review, ReviewFilter, useReviews } from '../../api';
import { age, LevelChange, Loading, Nothing, plain, ShowMore } from '../../ui';

interface QueueProps {
  found: ReturnType<typeof useReviews>;
  filter: ReviewFilter;
  chosen: number | null;
  now: number;
}

export function Queue({ found, filter, chosen, now }: QueueProps) {
  const reviews = found.data?.pages.flatMap((page) => page.reviews) ?? [];
  return (
    <div className="queue">
      {found.isPending ? <Loading what="the queue" /> : null}
      {found.isSuccess && reviews.length === 0 ? <Nothing>{nothingWords(filter)}</Nothing> : null}
      {reviews.length > 0 ? (
        <ul>
          {reviews.map((item) => (
            <QueueItem key={item.id} item={item} here={item.id === chosen} now={now} />
          ))}
        </ul>
      ) : null}
      <ShowMore found={found} />
    </div>
  );
}

function nothingWords({ reason, priority, state }: ReviewFilter): string {
  if (reason || priority) return 'None found.';
  return state === 'open' ? 'No items to review.' : 'No decisions yet.';
}

function QueueItem({ item, here, now }: { item: Review; here: boolean; now: number }) {
  return (
    <li className={here ? 'here' : ''}>
      <Link href={`/reviews/${item.id}`} aria-current={here ? 'true' : undefined}>
        <span className="queue-title">{item.topic_title}</span>
        <span className="queue-meta">
          <LevelChange from={item.current_level} to={item.recommended_level} />
          {item.priority === 'high' ? <span className="chip warn">high</span> : null}
          <span className="hush">{age(item.created_at, now)}</span>
        </span>
        <span className="queue-reasons">{item.reasons.map(({ reason }) => plain(reason)).join(' · ')}</span>
        {item.claimed_by ? <span className="chip">claimed by {item.claimed_by}</span> : null}
        {item.first_approved_by ? <span className="chip accent">needs a second person</span> : null}
      </Link>
    </li>
  );
}
