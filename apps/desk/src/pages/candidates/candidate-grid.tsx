import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { Candidate } from '../../api/types';
import { Nothing } from '../../ui/messages';
import { toggled } from '../../ui/toggled';
import { CandidateRow, ROW_HEIGHT } from './candidate-row';
import { GridFoot } from './grid-foot';
import { GridHead, HEAD_HEIGHT } from './grid-head';
import { pressed } from './grid-keys';
import { useSteady } from './use-steady';

/** Rows left below the last one shown when the next page is asked for. */
const AHEAD = 60;

interface CandidateGridProps {
  topics: Candidate[];
  more: boolean;
  chosen: ReadonlySet<number>;
  /** Null for whoever may start nothing, and therefore chooses nothing. */
  onChoose: ((chosen: ReadonlySet<number>) => void) | null;
  onNearEnd: () => void;
}

/** A list of any length of which only the rows in sight are drawn. */
export function CandidateGrid({ topics, more, chosen, onChoose, onNearEnd }: CandidateGridProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const rows = useVirtualizer({
    count: topics.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 12,
    scrollPaddingStart: HEAD_HEIGHT,
  });
  const shown = rows.getVirtualItems();
  const last = shown.at(-1)?.index ?? 0;
  useEffect(() => {
    if (more && last >= topics.length - AHEAD) onNearEnd();
  }, [last, more, topics.length, onNearEnd]);
  const pick = useSteady((index: number, id: number) => {
    setAt(index);
    onChoose?.(toggled(chosen, id));
  });
  const press = (event: KeyboardEvent) => {
    const next = pressed(event, { ids: topics.map(({ topic_id }) => topic_id), at, chosen });
    if (!next) return;
    event.preventDefault();
    if (next.at !== undefined) {
      setAt(next.at);
      rows.scrollToIndex(next.at);
    }
    if (next.chosen) onChoose?.(next.chosen);
  };
  if (topics.length === 0) return <Nothing>No candidate fits. Widen the search, or wait for the pipeline.</Nothing>;
  const inSight = shown.some(({ index }) => index === at);
  return (
    <div className={onChoose ? 'grid' : 'grid no-pick'}>
      <div
        ref={scroller}
        className="grid-body"
        role="grid"
        tabIndex={0}
        aria-label={onChoose ? 'Candidates: arrow keys move, Space chooses' : 'Candidates: arrow keys move'}
        aria-rowcount={more ? -1 : topics.length + 1}
        aria-multiselectable={onChoose !== null}
        aria-activedescendant={topics[at] && inSight ? `topic-${topics[at].topic_id}` : undefined}
        onKeyDown={press}
      >
        <GridHead topics={topics} chosen={chosen} onChoose={onChoose} />
        <div className="grid-space" role="rowgroup" style={{ height: rows.getTotalSize() }}>
          {shown.map(({ index, start }) => {
            const topic = topics[index];
            const picked = onChoose && topic ? chosen.has(topic.topic_id) : undefined;
            return topic ? (
              <CandidateRow key={topic.topic_id} {...{ topic, index, start, picked }} at={index === at} onPick={pick} />
            ) : null;
          })}
        </div>
      </div>
      <GridFoot topic={topics[at]} loaded={topics.length} more={more} mayChoose={onChoose !== null} />
    </div>
  );
}
