import type { Candidate } from '../../api';

/** Pixels; it stays on top of the rows. */
export const HEAD_HEIGHT = 33;

const COLUMNS: [title: string, look?: string][] = [
  ['Topic'],
  ['Category', 'c-cat'],
  ['Place', 'c-place'],
  ['Event', 'c-day'],
  ['Sources', 'c-num'],
  ['News value', 'c-num'],
];

interface GridHeadProps {
  topics: Candidate[];
  chosen: ReadonlySet<number>;
  onChoose: ((chosen: ReadonlySet<number>) => void) | null;
}

export function GridHead({ topics, chosen, onChoose }: GridHeadProps) {
  const all = topics.every(({ topic_id }) => chosen.has(topic_id));
  return (
    <div className="grid-head" role="row" aria-rowindex={1}>
      <span role="columnheader" className="c-pick">
        <input
          type="checkbox"
          aria-label={`Select all ${topics.length} loaded`}
          checked={all}
          onChange={() => onChoose?.(all ? new Set() : new Set(topics.map(({ topic_id }) => topic_id)))}
        />
      </span>
      {COLUMNS.map(([title, look]) => (
        <span key={title} role="columnheader" className={look}>
          {title}
        </span>
      ))}
    </div>
  );
}
