import { type Estimate, type Mode, type Priority, useFacets, type Wish } from '../../api';
import { dollars, roughly, Select } from '../../ui';

const MODES: Mode[] = ['quick', 'detailed', 'exhaustive'];
const PRIORITIES: Priority[] = ['high', 'normal', 'low'];

/** How the chosen topics are to be investigated. */
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

/** What it will take, from those of the same mode. */
export function Expected({ estimate, topics }: { estimate: Estimate | undefined; topics: number }) {
  if (!estimate) return null;
  const basis = estimate.measured ? `from the last ${estimate.measured}` : 'estimated; no measurements yet';
  return (
    <span className="expected" title={basis}>
      about <b>{roughly(estimate.seconds)}</b> and <b>{dollars(estimate.cost_usd)}</b>
      {topics > 1 ? <> each, {dollars(estimate.cost_usd * topics)} in all</> : null}
    </span>
  );
}
