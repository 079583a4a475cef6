import { changeWithEvent } from './events.repository';
import { ACTIVE_SQL } from '../sql/predicates';
import type { Statement } from '../sql/statements';

/** The row is not visible yet, so no one else can write an event for it and no lock is needed. */
export const INSERT_INVESTIGATION = (columns: string): string => `WITH opened AS (
    INSERT INTO investigations (topic_id, mode, priority, budget_usd, forced, requested_by, status,
      verification_level_before)
    SELECT id, $2::text, $3::text, $4::numeric, $5::boolean, $6::text, $7::text, verification_status FROM topics
      WHERE id = $1
    ON CONFLICT DO NOTHING RETURNING ${columns}),
  told AS (INSERT INTO investigation_events (investigation_id, type, data, at)
    SELECT id, status, $8::jsonb, clock_timestamp() FROM opened)
  SELECT * FROM opened`;

export const CANCEL_INVESTIGATION = changeWithEvent(
  'investigations.cancel',
  `UPDATE investigations i SET status = 'cancelled', finished_at = clock_timestamp()
    WHERE id = $1 AND ${ACTIVE_SQL('i')} RETURNING id`,
  ["'cancelled'", "'{}'::jsonb"],
);

export const FAIL_INVESTIGATION = changeWithEvent(
  'investigations.fail',
  `UPDATE investigations i SET status = 'failed', failure = $2::jsonb, finished_at = clock_timestamp()
    WHERE id = $1 AND ${ACTIVE_SQL('i')} AND status <> 'paused' RETURNING id`,
  ["'failed'", '$2::jsonb'],
);

/** `$1`: mode. */
export const RECENT_DURATIONS: Statement = {
  name: 'investigations.durations',
  text: `SELECT round(extract(epoch FROM finished_at - started_at) * 1000) AS ms FROM investigations
    WHERE mode = $1 AND status = 'completed' AND started_at IS NOT NULL AND finished_at IS NOT NULL
      ORDER BY finished_at DESC LIMIT 50`,
};

/** `$1`: mode. */
export const WORKLOAD: Statement = {
  name: 'investigations.workload',
  text: `SELECT (SELECT count(*) FROM investigations WHERE status IN ('queued', 'running')) AS open,
    ARRAY(${RECENT_DURATIONS.text})::float8[] AS durations`,
};

/** `$1`: mode. */
export const RECENT_COSTS: Statement = {
  name: 'investigations.costs',
  text: `SELECT spent_usd FROM investigations WHERE mode = $1 AND status = 'completed'
    ORDER BY finished_at DESC LIMIT 50`,
};
