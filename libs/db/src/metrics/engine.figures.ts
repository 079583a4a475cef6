import { DAY_MS } from '@corroborate/domain';
import type { DataSource } from 'typeorm';
import { queryAnalytics, inTransaction } from '../sql/statements';
import { ENGINE_FIGURES, FIRST_CALL, SET_TALLIED, TALLIED_UNTIL, TALLY_DAY, TALLY_MONTH } from './tallies.sql';
import type { LedgerTotals } from '../upstream/ledger.repository';

/** `from` is inclusive, `to` exclusive. Days are UTC days. */
export interface MetricsWindow {
  from: Date;
  to: Date;
}

/** Figures of one upstream in the window. Latencies and failed calls exclude cached answers. */
export interface EngineFigures extends Pick<LedgerTotals, 'calls' | 'fromCache' | 'costUsd'> {
  provider: string;
  byOutcome: Record<string, number>;
  latencyMsP50: number | null;
  latencyMsP95: number | null;
  latencyMsP99: number | null;
  lastAt: string;
}

/**
 * A call's row is written when the call finishes but has its start time, so a day is tallied only this many ms after
 * its end.
 */
const SETTLED_MS = 3_600_000;
const AGGREGATION_LOCK = 7_437;

export async function engineFigures(dataSource: DataSource, window: MetricsWindow): Promise<EngineFigures[]> {
  const [state] = await queryAnalytics<{ until: string }>(dataSource, TALLIED_UNTIL, []);
  const { rows, days, months } = splitByMonth(window, state ? new Date(state.until) : null);
  const values = [...rows.flat(), ...[...days, months].flatMap((span: DateSpan) => span.map(dayOf))];
  return (await queryAnalytics<EngineRow>(dataSource, ENGINE_FIGURES, values)).map(toFigures);
}

type EngineRow = Pick<EngineFigures, 'provider' | 'calls' | 'fromCache' | 'byOutcome' | 'costUsd' | 'lastAt'> & {
  ms: number[];
  n: number[];
};

function toFigures({ ms, n, ...row }: EngineRow): EngineFigures {
  const latency = (share: number) => quantileOf({ values: ms, counts: n }, share);
  return { ...row, latencyMsP50: latency(0.5), latencyMsP95: latency(0.95), latencyMsP99: latency(0.99) };
}

/**
 * Tallies finished days, oldest first, in one transaction each; returns their number. Several processes may call it at
 * any time: each day is tallied once. Calls stay in the tallies when their rows are deleted.
 */
export async function aggregateCalls(dataSource: DataSource, now: Date, signal?: AbortSignal): Promise<number> {
  let days = 0;
  while (!signal?.aborted && (await aggregateNextDay(dataSource, new Date(now.getTime() - SETTLED_MS)))) days += 1;
  return days;
}

async function aggregateNextDay(dataSource: DataSource, settled: Date): Promise<boolean> {
  return inTransaction(dataSource, async (client) => {
    await client.query('SELECT pg_advisory_xact_lock($1)', [AGGREGATION_LOCK]);
    const [state] = (await client.query<{ until: Date }>(TALLIED_UNTIL)).rows;
    const [first] = state ? [] : (await client.query<{ at: Date }>(FIRST_CALL)).rows;
    const from = state?.until ?? first?.at;
    if (!from) return false;
    const day = new Date(dayOf(from));
    const next = new Date(day.getTime() + DAY_MS);
    if (next > settled) return false;
    await client.query(TALLY_DAY, [dayOf(day)]);
    if (next.getUTCDate() === 1) await client.query(TALLY_MONTH, [`${dayOf(day).slice(0, 7)}-01`]);
    await client.query(SET_TALLIED, [dayOf(next)]);
    return true;
  });
}

/** Start (inclusive) and end (exclusive); empty if they are equal. */
export type DateSpan = [from: Date, to: Date];

const monthBefore = (at: number) => Date.UTC(new Date(at).getUTCFullYear(), new Date(at).getUTCMonth());
const monthAfter = (at: number) =>
  monthBefore(at) === at ? at : Date.UTC(new Date(at).getUTCFullYear(), new Date(at).getUTCMonth() + 1);

/**
 * Splits a window by data source, without overlap: tallies for whole months and days, call rows for the rest. `until`:
 * start of the first day that is not tallied; null if no day is. @internal
 */
export function splitByMonth(
  { from, to }: MetricsWindow,
  until: Date | null,
): { rows: [DateSpan, DateSpan]; days: [DateSpan, DateSpan]; months: DateSpan } {
  const [start, end] = [from.getTime(), to.getTime()];
  const firstDay = Math.min(Math.ceil(start / DAY_MS) * DAY_MS, end);
  const lastDay = Math.max(firstDay, Math.min(Math.floor(end / DAY_MS) * DAY_MS, until?.getTime() ?? 0));
  const firstMonth = Math.min(monthAfter(firstDay), lastDay);
  const lastMonth = Math.max(firstMonth, monthBefore(lastDay));
  return {
    rows: [toDateSpan(start, firstDay), toDateSpan(lastDay, end)],
    days: [toDateSpan(firstDay, firstMonth), toDateSpan(lastMonth, lastDay)],
    months: toDateSpan(firstMonth, lastMonth),
  };
}

const toDateSpan = (from: number, to: number): DateSpan => [new Date(from), new Date(to)];

/** UTC day such as `2026-01-02`. @internal */
export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** Values in ascending order, with their frequencies. */
interface Histogram {
  values: number[];
  counts: number[];
}

/**
 * Quantile with linear interpolation, like `percentile_cont`; null if there are no values.
 * @internal
 */
export function quantileOf({ values, counts }: Histogram, share: number): number | null {
  const all = counts.reduce((sum, count) => sum + count, 0);
  if (all === 0) return null;
  const place = share * (all - 1);
  const [low, high] = [valueAt({ values, counts }, Math.floor(place)), valueAt({ values, counts }, Math.ceil(place))];
  return low + (high - low) * (place - Math.floor(place));
}

/** The value at an index of the expanded, sorted list, from 0. */
function valueAt({ values, counts }: Histogram, place: number): number {
  let before = 0;
  const found = counts.findIndex((count) => (before += count) > place);
  return values[found] ?? 0;
}
