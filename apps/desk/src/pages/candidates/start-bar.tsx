import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { type Estimate, type Progress, type Started, startMany, useChange, type Wish } from '../../api';
import { count, Fault, number } from '../../ui';
import { Expected, WishFields } from './wish-fields';

interface StartBarProps {
  chosen: ReadonlySet<number>;
  estimates: Estimate[];
  onDone: () => void;
}

/** Starts investigations of what was chosen, and tells what came of it. */
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
