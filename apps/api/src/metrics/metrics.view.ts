import { registerManifests } from '@corroborate/records';
import type { DecisionFigures, EngineFigures, FigureGroup, MetricsWindow, WorkFigures } from '@corroborate/db';
import { MODES } from '@corroborate/domain';
import type { EngineFiguresResponse, FigureGroupResponse, FiguresResponse } from './metrics.responses';
import { listDays } from './metrics.window';

/** Minimum success rate of the calls to a healthy engine. */
const HEALTHY_SHARE = 0.5;
const FAILED_OUTCOMES = ['blocked', 'limited', 'not-configured', 'failed'];

const share = (part: number, whole: number): number | null => (whole === 0 ? null : round(part / whole, 4));
const round = (value: number, digits: number): number => Number(value.toFixed(digits));
const roundOrNull = (value: number | null, digits: number): number | null =>
  value === null ? null : round(value, digits);

/** @param days number of days over which the mean cost is computed */
export function toFigures(work: WorkFigures, decisions: DecisionFigures, days: number): FiguresResponse {
  const ended = work.completed + work.failed + work.cancelled;
  return {
    investigations: ended,
    completed: work.completed,
    failed: work.failed,
    cancelled: work.cancelled,
    success_rate: share(work.withThreeSources, work.completed),
    criteria_met_rate: share(work.successful, work.completed),
    partial_rate: share(work.partial, work.completed),
    review_rate: share(work.sentForReview, work.completed),
    upgraded: work.upgraded,
    upgrade_rate: share(work.upgraded, work.upgradable),
    false_upgrades: work.falseUpgrades,
    false_upgrade_rate: share(work.falseUpgrades, work.upgraded),
    withheld_upgrades: work.withheld,
    withheld_confirmed: work.withheldConfirmed,
    withheld_refused: work.withheldRefused,
    mean_sources: roundOrNull(work.meanSources, 2),
    seconds_p50: roundOrNull(work.secondsP50, 1),
    seconds_p95: roundOrNull(work.secondsP95, 1),
    seconds_p99: roundOrNull(work.secondsP99, 1),
    wait_seconds_p95: roundOrNull(work.waitP95, 1),
    cost_usd: round(work.costUsd, 6),
    cost_per_investigation_usd: ended === 0 ? null : round(work.costUsd / ended, 6),
    cost_per_day_usd: round(work.costUsd / Math.max(1, days), 6),
    ...toDecisions(decisions),
  };
}

function toDecisions({ approved, overturned, raised }: DecisionFigures) {
  const decisions = approved + overturned + raised;
  return { decisions, approved, overturned, raised, overturn_rate: share(overturned, decisions) };
}

/** One group per day or mode. Days without data are included, so that charts have no gaps. */
export function toGroups(groups: FigureGroup[], by: 'day' | 'mode', window: MetricsWindow): FigureGroupResponse[] {
  const days = listDays(window);
  const known = new Map(groups.map((group) => [group.key, group]));
  return (by === 'day' ? days : [...MODES]).map((key) => {
    const { work, decisions } = known.get(key) ?? NO_FIGURES;
    return { key, ...toFigures(work, decisions, by === 'day' ? 1 : days.length) };
  });
}

export function toEngine(row: EngineFigures): EngineFiguresResponse {
  const asked = row.calls - row.fromCache;
  const count = (outcome: string) => row.byOutcome[outcome] ?? 0;
  const holes = FAILED_OUTCOMES.reduce((sum, outcome) => sum + count(outcome), 0);
  return {
    key: row.provider,
    title: registerManifests().find(({ name }) => name === row.provider)?.title ?? null,
    calls: row.calls,
    from_cache: row.fromCache,
    found: count('found'),
    nothing_found: count('nothing-found'),
    blocked: count('blocked'),
    limited: count('limited'),
    not_configured: count('not-configured'),
    failed: count('failed'),
    hole_rate: share(holes, asked),
    healthy: asked === 0 ? null : 1 - holes / asked >= HEALTHY_SHARE,
    latency_ms_p50: roundOrNull(row.latencyMsP50, 0),
    latency_ms_p95: roundOrNull(row.latencyMsP95, 0),
    latency_ms_p99: roundOrNull(row.latencyMsP99, 0),
    cost_usd: round(row.costUsd, 6),
    last_at: row.lastAt,
  };
}

export const NO_FIGURES: Omit<FigureGroup, 'key'> = {
  work: {
    completed: 0,
    failed: 0,
    cancelled: 0,
    successful: 0,
    withThreeSources: 0,
    partial: 0,
    sentForReview: 0,
    upgradable: 0,
    upgraded: 0,
    falseUpgrades: 0,
    withheld: 0,
    withheldConfirmed: 0,
    withheldRefused: 0,
    meanSources: null,
    secondsP50: null,
    secondsP95: null,
    secondsP99: null,
    waitP95: null,
    costUsd: 0,
  },
  decisions: { approved: 0, overturned: 0, raised: 0 },
};
