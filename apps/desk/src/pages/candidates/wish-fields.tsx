import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import {
  type Mode,
  type Priority,
  type Progress,
  type Schemas,
  type Started,
  startMany,
  useChange,
  useFacets,
  type Wish,
} from '../../api';
import { count, dollars, Fault, number, roughly, Select } from '../../ui';

const MODES: Mode[] = ['quick', 'detailed', 'exhaustive'];
const PRIORITIES: Priority[] = ['high', 'normal', 'low'];

/** Options for investigating the selected topics. */
export function WishFields({ wish, onChange }: { wish: Wish; onChange: (wish: Wish) => void }) {
  const { data: facets } = useFacets();
  const mustWait = facets?.estimates.find(({ mode }) => mode === wish.mode)?.needs_approval ?? false;
  return (
    <>
      <Select label="Mode" value={wish.mode} options={MODES} onChange={(mode) => onChange({ ...wish, mode })} />
      <Select
        label="Priority"
        value={wish.priority}
        options={PRIORITIES}
        onChange={(priority) => onChange({ ...wish, priority })}
      />
      <label className="check" title={mustWait ? 'Plans in this mode always need approval.' : undefined}>
        <input
          type="checkbox"
          checked={mustWait || wish.await_approval}
          disabled={mustWait}
          onChange={(event) => onChange({ ...wish, await_approval: event.target.checked })}
        />{' '}
        Show plan first
      </label>
    </>
  );
}

/** Expected duration and cost, from earlier investigations in the same mode. */
export function Expected({
  estimate,
  topics,
}: {
  estimate: Schemas['ModeEstimateAnswer'] | undefined;
  topics: number;
}) {
  if (!estimate) return null;
  const basis = estimate.measured ? `from the last ${estimate.measured}` : 'estimated; no measurements yet';
  return (
    <span className="expected" title={basis}>
      about <b>{roughly(estimate.seconds)}</b> and <b>{dollars(estimate.cost_usd)}</b>
      {topics > 1 ? <> each, {dollars(estimate.cost_usd * topics)} in all</> : null}
    </span>
  );
}

interface StartBarProps {
  chosen: ReadonlySet<number>;
  estimates: Schemas['ModeEstimateAnswer'][];
  onDone: () => void;
}

/** Starts investigations of the selected topics and reports the result. */
export function StartBar({ chosen, estimates, onDone }: StartBarProps) {
  const [wish, setWish] = useState<Wish>({ mode: 'detailed', priority: 'normal', await_approval: false });
  const [progress, setProgress] = useState<Progress>({ done: 0, waiting: null });
  const [, go] = useLocation();
  const start = useChange(
    (ids: number[]) => startMany(ids, wish, setProgress),
    ({ started, refused }) => {
      onDone();
      if (started.length === 1 && refused.length === 0) go(`/investigations/${started[0]}`);
    },
  );
  if (chosen.size === 0 && !start.data && !start.isPending) return null;
  return (
    <div className="bulk" role="region" aria-label="Start investigations">
      {chosen.size > 0 ? (
        <>
          <strong>{number(chosen.size)} chosen</strong>
          <WishFields wish={wish} onChange={setWish} />
          <Expected estimate={estimates.find(({ mode }) => mode === wish.mode)} topics={chosen.size} />
          <button
            type="button"
            className="primary"
            disabled={start.isPending}
            onClick={() => start.mutate([...chosen])}
          >
            {start.isPending ? `Starting ${progress.done} of ${chosen.size} …` : `Investigate ${chosen.size}`}
          </button>
        </>
      ) : null}
      {start.isPending && progress.waiting !== null ? (
        <p className="busy" role="status">
          Server busy. Continuing in {progress.waiting} s; {count(chosen.size - progress.done, 'topic')} left.
        </p>
      ) : null}
      {start.data && chosen.size === 0 ? <Outcome {...start.data} /> : null}
      <Fault error={start.error} />
    </div>
  );
}

function Outcome({ started, refused }: Started) {
  return (
    <div role="status" className="outcome">
      <strong>{count(started.length, 'investigation')} started.</strong> <Link href="/investigations">Show them</Link>
      {refused.length ? (
        <details>
          <summary>{count(refused.length, 'topic')} refused</summary>
          <ul>
            {refused.map((why) => (
              <li key={why}>{why}</li>
            ))}
          </ul>
        </details>
      ) : null}
    </div>
  );
}
