import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import {
  type Mode,
  type Priority,
  type StartProgress,
  type Schemas,
  type StartResult,
  startMany,
  useChange,
  useFacets,
  type StartOptions,
} from '../../api';
import { dollars, Fault, formatRoughDuration, Select } from '../../ui';
import { t, translateCode } from '../../messages';

const MODES: Mode[] = ['quick', 'detailed', 'exhaustive'];
const PRIORITIES: Priority[] = ['high', 'normal', 'low'];

/** Options for investigating the selected topics. */
export function StartOptionFields({ wish, onChange }: { wish: StartOptions; onChange: (wish: StartOptions) => void }) {
  const { data: facets } = useFacets();
  const mustWait = facets?.estimates.find(({ mode }) => mode === wish.mode)?.needs_approval ?? false;
  return (
    <>
      <Select
        label={t('candidates.mode')}
        value={wish.mode}
        options={MODES.map((mode) => [mode, translateCode(mode)] as const)}
        onChange={(mode) => onChange({ ...wish, mode })}
      />
      <Select
        label={t('candidates.priority')}
        value={wish.priority}
        options={PRIORITIES.map((priority) => [priority, translateCode(priority)] as const)}
        onChange={(priority) => onChange({ ...wish, priority })}
      />
      <label className="check" title={mustWait ? t('candidates.plansInThisModeAlways') : undefined}>
        <input
          type="checkbox"
          checked={mustWait || wish.await_approval}
          disabled={mustWait}
          onChange={(event) => onChange({ ...wish, await_approval: event.target.checked })}
        />{' '}
        {t('candidates.showPlanFirst')}
      </label>
    </>
  );
}

/** Expected duration and cost, from earlier investigations in the same mode. */
export function Expected({
  estimate,
  topics,
}: {
  estimate: Schemas['ModeEstimateResponse'] | undefined;
  topics: number;
}) {
  if (!estimate) return null;
  const basis = estimate.measured
    ? t('candidates.fromTheLastMeasured', { measured: estimate.measured })
    : t('candidates.estimatedNoMeasurementsYet');
  return (
    <span className="expected" title={basis}>
      {t.rich('candidates.aboutSecondsAndCostUsd', {
        b: (chunks) => <b>{chunks}</b>,
        seconds: formatRoughDuration(estimate.seconds),
        costUsd: dollars(estimate.cost_usd),
      })}
      {topics > 1 ? <> {t('candidates.eachCostUsdInAll', { costUsd: dollars(estimate.cost_usd * topics) })}</> : null}
    </span>
  );
}

interface StartBarProps {
  chosen: ReadonlySet<number>;
  estimates: Schemas['ModeEstimateResponse'][];
  onDone: () => void;
}

/** Starts investigations of the selected topics and reports the result. */
export function StartBar({ chosen, estimates, onDone }: StartBarProps) {
  const [wish, setWish] = useState<StartOptions>({ mode: 'detailed', priority: 'normal', await_approval: false });
  const [progress, setProgress] = useState<StartProgress>({ done: 0, waiting: null });
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
    <div className="bulk" role="region" aria-label={t('candidates.startInvestigations')}>
      {chosen.size > 0 ? (
        <>
          <strong>{t('candidates.countChosen', { count: chosen.size })}</strong>
          <StartOptionFields wish={wish} onChange={setWish} />
          <Expected estimate={estimates.find(({ mode }) => mode === wish.mode)} topics={chosen.size} />
          <button
            type="button"
            className="primary"
            disabled={start.isPending}
            onClick={() => start.mutate([...chosen])}
          >
            {startLabel(chosen.size, start.isPending ? progress.done : null)}
          </button>
        </>
      ) : null}
      {start.isPending && progress.waiting !== null ? (
        <p className="busy" role="status">
          {t('candidates.serverBusyContinuingInWaiting', {
            waiting: progress.waiting,
            count: chosen.size - progress.done,
          })}
        </p>
      ) : null}
      {start.data && chosen.size === 0 ? <StartOutcome {...start.data} /> : null}
      <Fault error={start.error} />
    </div>
  );
}

/** @param done number of investigations started; null before the start */
const startLabel = (count: number, done: number | null): string =>
  done === null ? t('candidates.investigateCount', { count }) : t('candidates.startingDoneOfCount', { done, count });

function StartOutcome({ started, refused }: StartResult) {
  return (
    <div role="status" className="outcome">
      <strong>{t('candidates.investigationsStarted', { count: started.length })}</strong>{' '}
      <Link href="/investigations">{t('candidates.showThem')}</Link>
      {refused.length ? (
        <details>
          <summary>{t('candidates.topicsRefused', { count: refused.length })}</summary>
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
