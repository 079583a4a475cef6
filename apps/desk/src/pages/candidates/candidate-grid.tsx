import { useRef, useState, useCallback, useEffect, type RefObject } from 'react';
import { useVirtualizer } from '@tanstack/react-virtual';
import type { Candidate } from '../../api';
import { toggled } from '../../ui';
import { CandidateRow, rowIdOf, ROW_HEIGHT } from './candidate-row';
import { GridFoot, GridHead, HEAD_HEIGHT } from './grid-head';
import { NoCandidate } from './candidates';
import { pressed } from './grid-keys';

interface CandidateGridProps {
  topics: Candidate[];
  /** Whether the server has more of them. */
  more: boolean;
  chosen: ReadonlySet<number>;
  /** Null for whoever may start nothing, and therefore chooses nothing. */
  onChoose: ((chosen: ReadonlySet<number>) => void) | null;
  onNearEnd: () => void;
  /** Whether only a part of them was asked for. */
  filtered: boolean;
}

/** A list of any length of which only the rows in sight are drawn. The keys move in it, Space selects. */
export function CandidateGrid({ topics, more, chosen, onChoose, onNearEnd, filtered }: CandidateGridProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const rows = useRows(topics.length, scroller, more ? onNearEnd : null);
  const pick = useSteady((index: number, id: number) => {
    setAt(index);
    onChoose?.(toggled(chosen, id));
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
        aria-label={onChoose ? 'Candidates: arrow keys move, Space selects' : 'Candidates: arrow keys move'}
        aria-rowcount={more ? -1 : topics.length + 1}
        aria-multiselectable={onChoose !== null}
        aria-activedescendant={rows.isShown(at) ? rowIdOf(topics[at]) : undefined}
        onKeyDown={(event) => {
          const next = pressed(event, { ids: topics.map(({ topic_id }) => topic_id), at, chosen });
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
  rows: ReturnType<typeof useRows>;
  at: number;
  /** Null where nothing can be chosen. */
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

/** One function for the life of the component, which does what the latest one would. */
function useSteady<A extends unknown[]>(latest: (...args: A) => void): (...args: A) => void {
  const held = useRef(latest);
  useEffect(() => {
    held.current = latest;
  });
  return useCallback((...args: A) => held.current(...args), []);
}

/** Rows left below the last one shown when the next page is asked for. */
const AHEAD = 60;

/** Which of so many rows are in sight; `onNearEnd` is called when the last of them come near. */
function useRows(count: number, scroller: RefObject<HTMLDivElement | null>, onNearEnd: (() => void) | null) {
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
    if (last >= count - AHEAD) onNearEnd?.();
  }, [last, count, onNearEnd]);
  return {
    shown,
    height: rows.getTotalSize(),
    isShown: (row: number) => shown.some(({ index }) => index === row),
    scrollTo: (row: number) => rows.scrollToIndex(row),
  };
}
