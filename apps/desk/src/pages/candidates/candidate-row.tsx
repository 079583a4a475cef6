import { memo } from 'react';
import type { Candidate } from '../../api';
import { Day, plain } from '../../ui';

/** Pixels. */
export const ROW_HEIGHT = 44;

export const rowIdOf = (topic: Candidate | undefined) => topic && `topic-${topic.topic_id}`;

interface CandidateRowProps {
  topic: Candidate;
  index: number;
  /** Pixels below the first row. */
  start: number;
  /** Undefined where nothing can be chosen. */
  picked: boolean | undefined;
  /** Whether the arrow keys are here. */
  at: boolean;
  onPick: (index: number, id: number) => void;
}

/** Drawn once: a frame of scrolling draws the rows that come into view and no other. */
export const CandidateRow = memo(function CandidateRow(props: CandidateRowProps) {
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
      <span role="gridcell" className="c-title" title={topic.title}>
        {topic.title}
      </span>
      <span role="gridcell" className="c-cat">
        {topic.category ? plain(topic.category) : '–'}
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
