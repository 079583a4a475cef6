import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { type Review, type ReviewFilter, useBacklog, useReviews } from '../../api';
import {
  formatAge,
  humanizeCode,
  Fault,
  LevelChange,
  Loading,
  ReasonText,
  EmptyState,
  Select,
  ShowMore,
  formatSince,
  StateBadge,
  useKey,
  useNow,
  useTitle,
} from '../../ui';
import { findNext } from './decision';
import { ReviewItem } from './review-item';
import type { DecidedItem } from './use-decide';
import { t, translateCode } from '../../messages';

const PRIORITIES = [
  ['', t('reviews.any')],
  ['high', translateCode('high')],
  ['normal', translateCode('normal')],
  ['low', translateCode('low')],
] as const;

type Backlog = NonNullable<ReturnType<typeof useBacklog>['data']>;

const summarizeBacklog = ({ open, claimed, oldest_at: oldestAt }: Backlog, now: number): string =>
  t('reviews.openOpenClaimedClaimedDetail', {
    ...{ open, claimed },
    detail: oldestAt ? t('reviews.theOldestCameOldestAt', { oldestAt: formatSince(oldestAt, now) }) : '',
  });

/** Queue on one side, selected item on the other. */
export function Reviews({ chosen = null }: { chosen?: number | null }) {
  useTitle(t('reviews.review'));
  const [filter, setFilter] = useState<ReviewFilter>({ reason: '', priority: '', state: 'open' });
  const { data: backlog } = useBacklog();
  const found = useReviews(filter);
  const now = useNow(15_000);
  const ids = found.data?.pages.flatMap(({ reviews }) => reviews.map(({ id }) => id)) ?? [];
  useQueueKeys(ids, chosen);
  return (
    <div className={`page reviews${chosen ? ' has-chosen' : ''}`}>
      <div className="page-head">
        <h1>{t('reviews.review')}</h1>
        {backlog ? <p className="hush">{summarizeBacklog(backlog, now)}</p> : null}
      </div>
      <div className="queue-filters">
        <ReasonTabs filter={filter} byReason={backlog?.by_reason ?? {}} onChange={setFilter} />
        <Select
          label={t('reviews.priority')}
          value={filter.priority}
          options={PRIORITIES}
          onChange={(priority) => setFilter({ ...filter, priority })}
        />
      </div>
      <Fault error={found.error} />
      <div className="desk-split">
        <Queue found={found} filter={filter} chosen={chosen} now={now} />
        <div className="bench">
          <LastDecision />
          {chosen ? <ReviewItem key={chosen} id={chosen} next={findNext(chosen, ids)} /> : null}
          {chosen === null && ids.length > 0 ? (
            <EmptyState>{t.rich('reviews.pressJToOpenThe', { kbd: (chunks) => <kbd>{chunks}</kbd> })}</EmptyState>
          ) : null}
        </div>
      </div>
    </div>
  );
}

/** J and K move to the next and previous item in the queue. */
function useQueueKeys(ids: number[], chosen: number | null): void {
  const [, go] = useLocation();
  useKey(({ key }) => {
    const step = STEP_BY_KEY[key.toLowerCase()];
    const to = step && ids[chosen === null ? 0 : ids.indexOf(chosen) + step];
    if (to) go(`/reviews/${to}`);
  });
}

const STEP_BY_KEY: Readonly<Record<string, number>> = { j: 1, k: -1 };

const DECIDED_TEXT: Record<DecidedItem['action'], string> = {
  approve: t('reviews.approved'),
  'set-level': t('reviews.levelSet'),
  reject: t('reviews.rejected'),
  'another-round': t('reviews.searchingAgain'),
};

function LastDecision() {
  const { decided } = useHistoryState<{ decided?: DecidedItem } | null>() ?? {};
  if (!decided) return null;
  const { id, title, action, investigation } = decided;
  const href = investigation === null ? `/reviews/${id}` : `/investigations/${investigation}`;
  return (
    <p className="decided" role="status">
      <strong>{DECIDED_TEXT[action]}:</strong> <Link href={href}>{title}</Link>
    </p>
  );
}

interface ReasonTabsProps {
  filter: ReviewFilter;
  /** Number of waiting items by reason. */
  byReason: Record<string, number>;
  onChange: (filter: ReviewFilter) => void;
}

function ReasonTabs({ filter, byReason, onChange }: ReasonTabsProps) {
  const tab = (reason: string, state: ReviewFilter['state']) => ({
    'aria-pressed': filter.reason === reason && filter.state === state,
    onClick: () => onChange({ ...filter, reason, state }),
  });
  return (
    <div className="tabs" role="group" aria-label={t('reviews.reasons')}>
      <button type="button" {...tab('', 'open')}>
        {t('reviews.allOpen')}
      </button>
      {Object.entries(byReason).map(([reason, many]) => (
        <button key={reason} type="button" {...tab(reason, 'open')}>
          {humanizeCode(reason)} <span className="figure">{many}</span>
        </button>
      ))}
      <button type="button" {...tab('', 'decided')}>
        {t('reviews.decided2')}
      </button>
    </div>
  );
}

interface QueueProps {
  found: ReturnType<typeof useReviews>;
  filter: ReviewFilter;
  chosen: number | null;
  now: number;
}

function Queue({ found, filter, chosen, now }: QueueProps) {
  const reviews = found.data?.pages.flatMap((page) => page.reviews) ?? [];
  return (
    <div className="queue">
      {found.isPending ? <Loading what={t('reviews.theQueue')} /> : null}
      {found.isSuccess && reviews.length === 0 ? <EmptyState>{emptyText(filter)}</EmptyState> : null}
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

function emptyText({ reason, priority, state }: ReviewFilter): string {
  if (reason || priority) return t('reviews.noneFound');
  return state === 'open' ? t('reviews.noItemsToReview') : t('reviews.noDecisionsYet');
}

function QueueItem({ item, here, now }: { item: Review; here: boolean; now: number }) {
  return (
    <li className={here ? 'here' : ''}>
      <Link href={`/reviews/${item.id}`} aria-current={here ? 'true' : undefined}>
        <span className="queue-title">{item.topic_title}</span>
        <span className="queue-meta">
          {item.verdict ? (
            <StateBadge state={item.verdict.state} />
          ) : (
            <LevelChange from={item.current_level} to={item.recommended_level} />
          )}
          {item.priority === 'high' ? <span className="chip warn">{t('reviews.high')}</span> : null}
          <span className="hush">{formatAge(item.created_at, now)}</span>
        </span>
        {item.verdict ? (
          <span className="queue-why">
            <ReasonText reason={item.verdict.reason_code} english={item.verdict.reason} />
          </span>
        ) : null}
        <span className="queue-reasons">{item.reasons.map(({ reason }) => humanizeCode(reason)).join(' · ')}</span>
        {item.claimed_by ? (
          <span className="chip">{t('reviews.claimedByClaimedBy', { claimedBy: item.claimed_by })}</span>
        ) : null}
        {item.first_approved_by ? <span className="chip accent">{t('reviews.needsASecondPerson')}</span> : null}
      </Link>
    </li>
  );
}
