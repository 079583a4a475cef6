import { DAY_MS } from '@corroborate/domain';
import type { DataSource } from 'typeorm';
import { queryAnalytics, inTransaction } from '../sql/statements';
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
  const values = [...rows.flat(), ...[...days, months].flatMap((span: DateSpan) => span.map(toUtcDay))];
  return (await queryAnalytics<EngineRow>(dataSource, ENGINE_FIGURES, values)).map(toFigures);
}

type EngineRow = Pick<EngineFigures, 'provider' | 'calls' | 'fromCache' | 'byOutcome' | 'costUsd' | 'lastAt'> & {
  ms: number[];
  n: number[];
};

function toFigures({ ms, n, ...row }: EngineRow): EngineFigures {
  const latency = (share: number) => computeQuantile({ values: ms, counts: n }, share);
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

/**
 * Upstream calls, tallied once per finished day and month, because figures for a year would read millions of rows. Rows
 * and tallies give the same figures; days that are not tallied are read from rows.
 */

/** Bucket width of latencies: 1 ms below 128 ms; above, half a bucket is at most 1/128 of the latency. */
const LATENCY_STEP = '(1 << (floor(ln(latency_ms) / ln(2))::int - 6))';
const LATENCY = `CASE WHEN latency_ms < 128 THEN round(GREATEST(latency_ms, 0))::int
  ELSE (round(latency_ms / ${LATENCY_STEP}) * ${LATENCY_STEP})::int END`;

const TALLY_COLUMNS = 'provider, calls, from_cache, cost_usd, last_at, by_outcome, ms, n';

/** Groups call rows by provider. Outcomes and latencies exclude cached answers. */
const GROUP_CALLS_SQL = (rows: string) => `
  WITH told AS (SELECT provider, outcome, cached, ${LATENCY} AS ms, count(*) AS n, sum(cost_usd) AS cost,
    max(at) AS last_at FROM (${rows}) AS rows GROUP BY 1, 2, 3, 4),
    totals AS (SELECT provider, sum(n) AS calls, COALESCE(sum(n) FILTER (WHERE cached), 0) AS from_cache,
      sum(cost) AS cost_usd, max(last_at) AS last_at FROM told GROUP BY provider),
    outcomes AS (SELECT provider, jsonb_object_agg(outcome, n) AS by_outcome
      FROM (SELECT provider, outcome, sum(n) AS n FROM told WHERE NOT cached GROUP BY 1, 2) AS o GROUP BY provider),
    latencies AS (SELECT provider, array_agg(ms ORDER BY ms) AS ms, array_agg(n ORDER BY ms) AS n
      FROM (SELECT provider, ms, sum(n)::int AS n FROM told WHERE NOT cached GROUP BY 1, 2) AS l GROUP BY provider)
  SELECT provider, calls, from_cache, cost_usd, last_at, COALESCE(by_outcome, '{}') AS by_outcome,
    COALESCE(ms, '{}') AS ms, COALESCE(n, '{}') AS n
  FROM totals LEFT JOIN outcomes USING (provider) LEFT JOIN latencies USING (provider)`;

/** Merges groups of the same provider. */
const MERGE_SQL = (parts: string) => `
  WITH parts AS MATERIALIZED (${parts}),
    totals AS (SELECT provider, sum(calls) AS calls, sum(from_cache) AS from_cache, sum(cost_usd) AS cost_usd,
      max(last_at) AS last_at FROM parts GROUP BY provider),
    outcomes AS (SELECT provider, jsonb_object_agg(outcome, n) AS by_outcome
      FROM (SELECT provider, one.key AS outcome, sum(one.value::bigint) AS n
        FROM parts, jsonb_each_text(by_outcome) AS one GROUP BY 1, 2) AS o GROUP BY provider),
    latencies AS (SELECT provider, array_agg(ms ORDER BY ms) AS ms, array_agg(n ORDER BY ms) AS n
      FROM (SELECT provider, one.ms, sum(one.n)::int AS n FROM parts, unnest(parts.ms, parts.n) AS one(ms, n)
        GROUP BY 1, 2) AS l GROUP BY provider)
  SELECT provider, calls, from_cache, cost_usd, last_at, COALESCE(by_outcome, '{}') AS by_outcome,
    COALESCE(ms, '{}') AS ms, COALESCE(n, '{}') AS n
  FROM totals LEFT JOIN outcomes USING (provider) LEFT JOIN latencies USING (provider)`;

const SELECT_CALLS_SQL = (from: string, to: string) =>
  `SELECT provider, outcome, cached, latency_ms, cost_usd, at FROM upstream_calls WHERE at >= ${from} AND at < ${to}`;
const SELECT_TALLIES_SQL = (span: 'day' | 'month', from: string, to: string) =>
  `SELECT ${TALLY_COLUMNS} FROM upstream_tallies WHERE span = '${span}' AND starts >= ${from} AND starts < ${to}`;

/**
 * Parameters: `$1` to `$8` are from and to of two ranges of rows and two ranges of days; `$9` and `$10` are the range
 * of months. See `splitByMonth`.
 */
const ENGINE_FIGURES = {
  name: 'metrics.engines',
  text: `${MERGE_SQL(`(${GROUP_CALLS_SQL(`${SELECT_CALLS_SQL('$1', '$2')} UNION ALL ${SELECT_CALLS_SQL('$3', '$4')}`)})
    UNION ALL ${SELECT_TALLIES_SQL('day', '$5::date', '$6::date')}
    UNION ALL ${SELECT_TALLIES_SQL('day', '$7::date', '$8::date')}
    UNION ALL ${SELECT_TALLIES_SQL('month', '$9::date', '$10::date')}`)} ORDER BY provider`,
};

const ADD_TALLIES = (span: 'day' | 'month', starts: string, parts: string) => `
  INSERT INTO upstream_tallies (span, starts, ${TALLY_COLUMNS}) SELECT '${span}', ${starts}, ${TALLY_COLUMNS}
    FROM (${parts}) AS made ON CONFLICT DO NOTHING`;
/** Start of a UTC day. `$1`: a day such as `2026-01-02`. */
const START_OF_DAY = (day: string) => `(${day}::timestamp AT TIME ZONE 'UTC')`;
const TALLY_DAY = ADD_TALLIES(
  'day',
  '$1::date',
  GROUP_CALLS_SQL(SELECT_CALLS_SQL(START_OF_DAY('$1::date'), START_OF_DAY('($1::date + 1)'))),
);
const TALLY_MONTH = ADD_TALLIES(
  'month',
  '$1::date',
  MERGE_SQL(SELECT_TALLIES_SQL('day', '$1::date', "($1::date + interval '1 month')::date")),
);

/** All calls before this time are tallied; null if none are. */
const TALLIED_UNTIL = {
  name: 'metrics.tallied',
  text: `SELECT ${START_OF_DAY('until')} AS until FROM upstream_tallied`,
};
const FIRST_CALL = 'SELECT at FROM upstream_calls ORDER BY at LIMIT 1';
const SET_TALLIED = `INSERT INTO upstream_tallied (one, until) VALUES (true, $1::date) ON CONFLICT (one)
  DO UPDATE SET until = EXCLUDED.until`;

async function aggregateNextDay(dataSource: DataSource, settled: Date): Promise<boolean> {
  return inTransaction(dataSource, async (client) => {
    await client.query('SELECT pg_advisory_xact_lock($1)', [AGGREGATION_LOCK]);
    const [state] = (await client.query<{ until: Date }>(TALLIED_UNTIL)).rows;
    const [first] = state ? [] : (await client.query<{ at: Date }>(FIRST_CALL)).rows;
    const from = state?.until ?? first?.at;
    if (!from) return false;
    const day = new Date(toUtcDay(from));
    const next = new Date(day.getTime() + DAY_MS);
    if (next > settled) return false;
    await client.query(TALLY_DAY, [toUtcDay(day)]);
    if (next.getUTCDate() === 1) await client.query(TALLY_MONTH, [`${toUtcDay(day).slice(0, 7)}-01`]);
    await client.query(SET_TALLIED, [toUtcDay(next)]);
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
export const toUtcDay = (at: Date): string => at.toISOString().slice(0, 10);

/** Values in ascending order, with their frequencies. */
interface Histogram {
  values: number[];
  counts: number[];
}

/**
 * Quantile with linear interpolation, like `percentile_cont`; null if there are no values.
 * @internal
 */
export function computeQuantile({ values, counts }: Histogram, share: number): number | null {
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
