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
export const ENGINE_FIGURES = {
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
export const TALLY_DAY = ADD_TALLIES(
  'day',
  '$1::date',
  GROUP_CALLS_SQL(SELECT_CALLS_SQL(START_OF_DAY('$1::date'), START_OF_DAY('($1::date + 1)'))),
);
export const TALLY_MONTH = ADD_TALLIES(
  'month',
  '$1::date',
  MERGE_SQL(SELECT_TALLIES_SQL('day', '$1::date', "($1::date + interval '1 month')::date")),
);

/** All calls before this time are tallied; null if none are. */
export const TALLIED_UNTIL = {
  name: 'metrics.tallied',
  text: `SELECT ${START_OF_DAY('until')} AS until FROM upstream_tallied`,
};
export const FIRST_CALL = 'SELECT at FROM upstream_calls ORDER BY at LIMIT 1';
export const SET_TALLIED = `INSERT INTO upstream_tallied (one, until) VALUES (true, $1::date) ON CONFLICT (one)
  DO UPDATE SET until = EXCLUDED.until`;
