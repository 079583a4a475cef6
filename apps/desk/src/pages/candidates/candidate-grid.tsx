import { useVirtualizer } from '@tanstack/react-virtual';
import { memo, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { type Candidate, useInvestigations } from '../../api';
import { Day, EmptyState, humanizeCode, StateBadge, Status, toggleItem } from '../../ui';
import { GridFoot, GridHead, type GridHeadProps, HEAD_HEIGHT } from './grid-head';
import { handleKey } from './grid-keys';
import { t } from '../../messages';

interface CandidateGridProps extends GridHeadProps {
  /** Whether the server has more rows. */
  more: boolean;
  onNearEnd: () => void;
  /** Whether a filter is active. */
  filtered: boolean;
}

/** A virtualized list: only visible rows are rendered. Keys navigate, Space selects. */
export function CandidateGrid({ topics, more, chosen, onChoose, onNearEnd, filtered }: CandidateGridProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const rows = useVirtualRows(topics.length, scroller, more ? onNearEnd : null);
  const pick = useStableCallback((index: number, id: number) => {
    setAt(index);
    onChoose?.(toggleItem(chosen, id));
  });
  const go = (index: number) => {
    setAt(index);
    rows.scrollTo(index);
  };
  if (topics.length === 0) return <NoCandidate filtered={filtered} />;
  return (
    <div className={onChoose ? 'grid' : 'grid no-pick'}>
      <div
        ref={scroller}
        className="grid-body"
        role="grid"
        tabIndex={0}
        aria-label={onChoose ? t('candidates.candidatesArrowKeysMoveSpace') : t('candidates.candidatesArrowKeysMove')}
        aria-rowcount={more ? -1 : topics.length + 1}
        aria-multiselectable={onChoose !== null}
        aria-activedescendant={rows.isShown(at) ? rowIdOf(topics[at]) : undefined}
        onKeyDown={(event) => {
          const next = handleKey(event, { ids: topics.map(({ topic_id }) => topic_id), at, chosen });
          if (!next) return;
          event.preventDefault();
          if (next.at !== undefined) go(next.at);
          if (next.chosen) onChoose?.(next.chosen);
        }}
      >
        <GridHead topics={topics} chosen={chosen} onChoose={onChoose} />
        <Rows topics={topics} rows={rows} at={at} chosen={onChoose && chosen} onPick={pick} />
      </div>
      <GridFoot topic={topics[at]} loaded={topics.length} more={more} mayChoose={onChoose !== null} />
    </div>
  );
}

interface RowsProps {
  topics: Candidate[];
  rows: ReturnType<typeof useVirtualRows>;
  at: number;
  /** Selected topics; null if selection is disabled. */
  chosen: ReadonlySet<number> | null;
  onPick: (index: number, id: number) => void;
}

function Rows({ topics, rows, at, chosen, onPick }: RowsProps) {
  return (
    <div className="grid-space" role="rowgroup" style={{ height: rows.height }}>
      {rows.shown.map(({ index, start }) => {
        const topic = topics[index];
        return topic ? (
          <CandidateRow
            key={topic.topic_id}
            topic={topic}
            index={index}
            start={start}
            picked={chosen?.has(topic.topic_id)}
            at={index === at}
            onPick={onPick}
          />
        ) : null;
      })}
    </div>
  );
}

/** A function with a stable identity that calls the latest version. */
function useStableCallback<A extends unknown[]>(latest: (...args: A) => void): (...args: A) => void {
  const held = useRef(latest);
  useEffect(() => {
    held.current = latest;
  });
  return useCallback((...args: A) => held.current(...args), []);
}

/** The next page is requested when fewer than this many rows remain below. */
const PREFETCH_ROWS = 60;

/** Range of visible rows; calls `onNearEnd` when the user scrolls near the end. */
function useVirtualRows(count: number, scroller: RefObject<HTMLDivElement | null>, onNearEnd: (() => void) | null) {
  const rows = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 12,
    scrollPaddingStart: HEAD_HEIGHT,
  });
  const shown = rows.getVirtualItems();
  const last = shown.at(-1)?.index ?? 0;
  useEffect(() => {
    if (last >= count - PREFETCH_ROWS) onNearEnd?.();
  }, [last, count, onNearEnd]);
  return {
    shown,
    height: rows.getTotalSize(),
    isShown: (row: number) => shown.some(({ index }) => index === row),
    scrollTo: (row: number) => rows.scrollToIndex(row),
  };
}

/** In pixels. */
const ROW_HEIGHT = 44;

const rowIdOf = (topic: Candidate | undefined) => topic && `topic-${topic.topic_id}`;

interface CandidateRowProps {
  topic: Candidate;
  index: number;
  /** Vertical offset in pixels. */
  start: number;
  /** Whether this row has keyboard focus. */
  picked: boolean | undefined;
  /** Whether the row has keyboard focus. */
  at: boolean;
  onPick: (index: number, id: number) => void;
}

/** Memoized, so that scrolling renders only rows that become visible. */
const CandidateRow = memo(function CandidateRow(props: CandidateRowProps) {
  const { topic, index, start, picked, at, onPick } = props;
  return (
    <div
      id={rowIdOf(topic)}
      role="row"
      aria-rowindex={index + 2}
      aria-selected={picked}
      className={`grid-row${picked ? ' picked' : ''}${at ? ' at' : ''}`}
      style={{ transform: `translateY(${start}px)`, height: ROW_HEIGHT }}
      onClick={() => onPick(index, topic.topic_id)}
    >
      <span role="gridcell" className="c-pick">
        <input
          type="checkbox"
          tabIndex={-1}
          aria-label={topic.title}
          checked={picked ?? false}
          onChange={() => undefined}
        />
      </span>
      <Cells topic={topic} />
    </div>
  );
});

function Cells({ topic }: { topic: Candidate }) {
  return (
    <>
      <span role="gridcell" className="c-title" title={topic.verdict?.reason ?? topic.title}>
        {topic.verdict ? <StateBadge state={topic.verdict.state} /> : null} {topic.title}
      </span>
      <span role="gridcell" className="c-cat">
        {topic.category ? humanizeCode(topic.category) : '–'}
      </span>
      <span role="gridcell" className="c-place">
        {topic.location ?? '–'}
      </span>
      <span role="gridcell" className="c-day">
        <Day at={topic.event_date} />
      </span>
      <span role="gridcell" className="c-num">
        {topic.source_count}
      </span>
      <span role="gridcell" className="c-num">
        <b>{Math.round(topic.newsworthiness_score)}</b>
      </span>
    </>
  );
}

const MAX_LATEST = 5;

const NoCandidate = ({ filtered }: { filtered: boolean }) =>
  filtered ? (
    <EmptyState>
      {t.rich('candidates.noCandidatesFoundWidenThe', { link: (chunks) => <Link href="/topics">{chunks}</Link> })}
    </EmptyState>
  ) : (
    <section className="nothing-waits" aria-label={t('candidates.noCandidates')}>
      <p>{t('candidates.noCandidatesTopicsAppearHere')}</p>
      <p>
        <Link href="/submit" className="button">
          {t('candidates.submitAStory')}
        </Link>
      </p>
      <LatestInvestigations />
    </section>
  );

function LatestInvestigations() {
  const { data } = useInvestigations('');
  const rows = data?.pages[0]?.investigations.slice(0, MAX_LATEST) ?? [];
  if (rows.length === 0) return null;
  return (
    <>
      <h2>{t('candidates.latestInvestigations')}</h2>
      <ul className="plain-list">
        {rows.map((row) => (
          <li key={row.id}>
            <Link href={`/investigations/${row.id}`}>
              {row.topic_title || t('candidates.topicTopicId', { topicId: String(row.topic_id) })}
            </Link>{' '}
            {row.verdict ? <StateBadge state={row.verdict.state} /> : <Status status={row.status} />}
          </li>
        ))}
      </ul>
      <p>
        {t.rich('candidates.allInvestigationsAndTopics', {
          link: (chunks) => <Link href="/investigations">{chunks}</Link>,
          link2: (chunks) => <Link href="/topics">{chunks}</Link>,
        })}
      </p>
    </>
  );
}
