import { ACTIVE_SQL } from '../sql/predicates';

/**
 * Statements for metrics. `$1`: start (inclusive), `$2`: end (exclusive), `$3`: grouping. The group with key null is
 * the whole window.
 */
const DAY_SQL = (moment: string) => `(${moment} AT TIME ZONE 'UTC')::date`;
const RANK_SQL = (level: string) => `CASE ${level} WHEN 'certified' THEN 2 WHEN 'verified' THEN 1 ELSE 0 END`;
/** Days are grouped as dates and formatted once per group, because formatting every row would dominate the cost. */
const GROUP_COLUMNS = (moment: string) =>
  `CASE WHEN $3::text = 'mode' THEN i.mode END AS mode, CASE WHEN $3::text = 'day' THEN ${DAY_SQL(moment)} END AS day`;
const KEY_SQL = "COALESCE(mode, to_char(day, 'YYYY-MM-DD')) AS key";

/** The row of an upgrade marked as false no longer has that level; it is read from the decision that revoked it. */
export const WORK_FIGURES = {
  name: 'metrics.work',
  text: `WITH ended AS (
      SELECT ${GROUP_COLUMNS('i.finished_at')}, i.status = 'completed' AS done, i.status, i.sources_found, i.spent_usd,
        i.partial, i.successful,
        i.requires_human_review, i.verification_level_before <> 'certified' AS upgradable,
          f.investigation_id IS NOT NULL AS called_false,
        f.investigation_id IS NOT NULL
          OR ${RANK_SQL('i.verification_level_after')} > ${RANK_SQL('i.verification_level_before')} AS upgraded,
        extract(epoch FROM i.finished_at - i.started_at)::double precision AS seconds,
        extract(epoch FROM i.started_at - i.queued_at)::double precision AS wait
      FROM investigations i
      LEFT JOIN (SELECT DISTINCT investigation_id FROM review_decisions WHERE action = 'mark-false') f
        ON f.investigation_id = i.id
      WHERE i.finished_at >= $1 AND i.finished_at < $2)
    SELECT ${KEY_SQL}, count(*) FILTER (WHERE done) AS completed, count(*) FILTER (WHERE status = 'failed') AS failed,
      count(*) FILTER (WHERE status = 'cancelled') AS cancelled,
      count(*) FILTER (WHERE done AND successful) AS successful, count(*)
        FILTER (WHERE done AND sources_found >= 3) AS with_three_sources,
      count(*) FILTER (WHERE done AND partial) AS partial, count(*)
        FILTER (WHERE done AND requires_human_review) AS sent_for_review,
      count(*) FILTER (WHERE done AND upgradable) AS upgradable, count(*) FILTER (WHERE done AND upgraded) AS upgraded,
      count(*) FILTER (WHERE done AND called_false) AS false_upgrades, avg(sources_found)
        FILTER (WHERE done) AS mean_sources,
      percentile_cont(ARRAY[0.5, 0.95, 0.99]) WITHIN GROUP (ORDER BY seconds)
        FILTER (WHERE done AND seconds IS NOT NULL) AS seconds,
      percentile_cont(0.95) WITHIN GROUP (ORDER BY wait) FILTER (WHERE wait IS NOT NULL) AS wait_p95,
      COALESCE(sum(spent_usd), 0) AS cost_usd
    FROM ended GROUP BY GROUPING SETS ((mode, day), ())`,
};

/**
 * Recommended upgrades that were not applied, because they were held or in shadow mode, compared with human decisions:
 * confirmed if the topic has since reached the level, by whatever route; refused if a person decided against it.
 */
export const WITHHELD_FIGURES = {
  name: 'metrics.withheld',
  text: `WITH withheld AS (
      SELECT ${GROUP_COLUMNS('i.finished_at')},
        ${RANK_SQL('t.verification_status')} >= ${RANK_SQL('i.recommended_level')} AS confirmed,
        EXISTS (SELECT 1 FROM review_decisions d WHERE d.investigation_id = i.id
          AND d.action IN ('reject', 'mark-false', 'set-level')) AS decided
      FROM investigations i JOIN topics t ON t.id = i.topic_id
      WHERE i.finished_at >= $1 AND i.finished_at < $2 AND i.status = 'completed'
        AND ${RANK_SQL('i.recommended_level')} > ${RANK_SQL('i.verification_level_before')}
        AND ${RANK_SQL("i.decision ->> 'applied'")} < ${RANK_SQL('i.recommended_level')})
    SELECT ${KEY_SQL}, count(*) AS withheld, count(*) FILTER (WHERE confirmed) AS withheld_confirmed,
      count(*) FILTER (WHERE decided AND NOT confirmed) AS withheld_refused
    FROM withheld GROUP BY GROUPING SETS ((mode, day), ())`,
};

/** Excludes `first-approval` and `another-round`, which are not final, and decisions outside the queue. */
export const DECISION_FIGURES = {
  name: 'metrics.decisions',
  text: `WITH settled AS (
      SELECT ${GROUP_COLUMNS('d.at')}, d.action = 'approve' AS approved, d.action = 'set-level' AS other,
        d.action = 'reject' OR d.action = 'set-level'
          AND ${RANK_SQL('d.level_after')} < ${RANK_SQL('r.recommended_level')} AS overturned
      FROM review_decisions d JOIN review_items r ON r.id = d.review_item_id JOIN investigations i
        ON i.id = d.investigation_id
      WHERE d.at >= $1 AND d.at < $2 AND d.action IN ('approve', 'set-level', 'reject'))
    SELECT ${KEY_SQL}, count(*) FILTER (WHERE approved) AS approved, count(*) FILTER (WHERE overturned) AS overturned,
      count(*) FILTER (WHERE other AND NOT overturned) AS raised
    FROM settled GROUP BY GROUPING SETS ((mode, day), ())`,
};

const AGE_SECONDS_SQL = 'extract(epoch FROM clock_timestamp() - created_at)::double precision';
/** Pending deliveries of enabled endpoints; age from creation. */
export const WAITING_WEBHOOKS = {
  name: 'metrics.webhooks',
  text: `SELECT count(*) AS waiting,
    max(extract(epoch FROM clock_timestamp() - d.created_at)::double precision) AS oldest_seconds
    FROM webhook_deliveries d JOIN webhook_endpoints e ON e.id = d.endpoint_id WHERE d.state = 'pending' AND e.enabled`,
};
/** If no check was ever completed, the age is counted from the first one begun. */
export const KEPT_EVIDENCE = {
  name: 'metrics.evidence',
  text: `SELECT (SELECT count(*) FROM evidence_faults) AS wrong,
    (SELECT extract(epoch FROM clock_timestamp() - coalesce(max(finished_at), min(started_at)))::double precision
      FROM evidence_checks) AS checked_seconds,
    (SELECT count(*) FROM stamp_due WHERE fault IS NOT NULL) AS unstamped`,
};
export const WAITING_REVIEWS = {
  name: 'metrics.reviews',
  text: `SELECT count(*) AS open, max(${AGE_SECONDS_SQL}) AS oldest_seconds,
    percentile_cont(0.5) WITHIN GROUP (ORDER BY ${AGE_SECONDS_SQL}) AS median_seconds
    FROM review_items WHERE state = 'open'`,
};

const ACTIVE_INVESTIGATION = ACTIVE_SQL('i');
/**
 * Ages and costs come from the few investigations that are open or ended recently; ended ones are counted only from
 * `$1` on.
 */
export const WORK_NOW = {
  name: 'metrics.now',
  text: `SELECT i.status, count(*) AS count, max(i.spent_usd) AS dearest,
      extract(epoch FROM clock_timestamp() - min(CASE WHEN i.status = 'running' THEN
        COALESCE(i.started_at, i.queued_at) ELSE i.queued_at END))::double precision AS oldest
    FROM investigations i WHERE ${ACTIVE_INVESTIGATION} GROUP BY i.status
    UNION ALL
    SELECT status, count(*), max(spent_usd) FILTER (WHERE finished_at >= clock_timestamp() - interval '1 hour'), NULL
    FROM investigations WHERE finished_at >= $1::timestamptz GROUP BY status`,
};
/** Investigations that ended before `$1`, counted with an index-only scan. */
export const ENDED_BEFORE = {
  name: 'metrics.ended-before',
  text: `SELECT status, every.count - COALESCE(late.count, 0) AS count
    FROM (SELECT status, count(*) AS count FROM investigations i
      WHERE NOT ${ACTIVE_INVESTIGATION} GROUP BY status) AS every
    LEFT JOIN (SELECT status, count(*) AS count FROM investigations i WHERE NOT ${ACTIVE_INVESTIGATION}
      AND finished_at >= $1::timestamptz GROUP BY status) AS late USING (status)`,
};
