import { insertCallsSql } from '../upstream/ledger.repository';
import { appendingSql, EVENT_LOCK_SQL } from './events.repository';
import type { StageStartEntity } from './progress.entity';

export interface StageStart extends Pick<StageStartEntity, 'round' | 'stage' | 'processId' | 'alone'> {
  id: number;
}

/** How often the process died before the stage ended. */
export type StageDeaths = Pick<StageStartEntity, 'deaths' | 'deathsAlone'>;

const caseSql = (investigation = 'to_json(i)') => `SELECT ${investigation} AS investigation, to_json(t) AS topic,
    EXISTS (SELECT FROM added_sources WHERE investigation_id = i.id) AS has_added,
    (SELECT json_agg(head ORDER BY round, finished_at, stage) FROM (
      SELECT investigation_id, round, stage, state, reason, attempts, started_at, finished_at FROM stage_results
      WHERE investigation_id = i.id) AS head) AS results`;
const FROM_CASE = 'FROM investigations i LEFT JOIN topics t ON t.id = i.topic_id WHERE i.id = $1';

/** An investigation with its topic and the heads of its results. */
export const SELECT_CASE = { name: 'stage_results.case', text: `${caseSql()} ${FROM_CASE}` };

/**
 * The same case as it was before, and starts the stage in process `$5`, and the investigation if it is queued, unless
 * it was paused more than `$7` times, is in a later round or has a result of the stage. Other stages that this process
 * runs no longer count as alone.
 */
export const START_IN_CASE = {
  name: 'stage_results.start',
  text: `WITH was AS MATERIALIZED (
      SELECT id, status, mode, priority FROM investigations WHERE id = $1 FOR NO KEY UPDATE),
    position AS (UPDATE investigations i SET round = $2, stage = $3, phase = $4, status = 'running',
        started_at = COALESCE(started_at, clock_timestamp())
      FROM was WHERE i.id = was.id AND was.status IN ('queued', 'running') AND i.round <= $2 AND i.pauses <= $7
        AND NOT EXISTS (SELECT 1 FROM stage_results WHERE investigation_id = $1 AND round = $2 AND stage = $3)
      RETURNING i.id, i.started_at),
    neighbors AS (UPDATE stage_starts SET alone = false
      WHERE process_id = $5 AND alone AND NOT $6 AND (investigation_id, round, stage) <> ($1, $2, $3)),
    started AS (INSERT INTO stage_starts AS known (investigation_id, round, stage, process_id, alone)
        SELECT id, $2, $3, $5, $6 FROM position
      ON CONFLICT (investigation_id, round, stage) DO UPDATE SET
        process_id = EXCLUDED.process_id, alone = EXCLUDED.alone,
        deaths = known.deaths + (known.process_id <> EXCLUDED.process_id)::int,
        deaths_alone = known.deaths_alone + (known.process_id <> EXCLUDED.process_id AND known.alone)::int
      RETURNING deaths, deaths_alone),
    turn AS MATERIALIZED (SELECT was.*, ${EVENT_LOCK_SQL('was.id')} FROM was JOIN position USING (id)
      WHERE was.status = 'queued'),
    announced AS (INSERT INTO investigation_events (investigation_id, type, data, at)
      SELECT id, 'investigation.started', jsonb_build_object('mode', mode, 'priority', priority), clock_timestamp()
      FROM turn)
    ${caseSql(`to_jsonb(i) || COALESCE((SELECT jsonb_build_object('status', 'running', 'started_at', started_at)
      FROM position), '{}')`)}, (SELECT to_json(started) FROM started) AS deaths ${FROM_CASE}`,
};

/**
 * Stores a result with its events and calls, which ends the stage. The first writer wins and gets the row as `saved`.
 * If the result was the last for which stage `$12` waits, also starts that stage in process `$14` and returns the case
 * as it was before. Another process may be quicker to run it, so a crash after this start is never attributed to the
 * stage alone.
 */
export const FINISH_STAGE = {
  name: 'stage_results.save',
  text: `WITH ended AS (DELETE FROM stage_starts WHERE investigation_id = $1 AND round = $2 AND stage = $3),
    calls AS (${insertCallsSql('$11')}),
    saved AS (INSERT INTO stage_results
        (investigation_id, round, stage, state, data, reason, attempts, started_at, finished_at)
      VALUES ($1, $2, $3, $4, $5::jsonb, $6, $7, $8, COALESCE($9::timestamptz, now()))
      ON CONFLICT (investigation_id, round, stage) DO NOTHING
      RETURNING investigation_id, round, stage, state, reason, attempts, started_at, finished_at),
    position AS (UPDATE investigations i SET round = $2, stage = $12, phase = $13
      WHERE id = $1 AND $12::text IS NOT NULL AND EXISTS (SELECT FROM saved) AND i.status = 'running'
        AND i.round <= $2 AND i.pauses <= $15
        AND (SELECT count(*) FROM stage_results
          WHERE investigation_id = $1 AND round = $2 AND stage = ANY($16::text[])) = cardinality($16::text[])
        AND NOT EXISTS (SELECT FROM stage_results
          WHERE investigation_id = $1 AND round = $2 AND stage = $12) RETURNING id),
    neighbors AS (UPDATE stage_starts SET alone = false WHERE process_id = $14 AND alone
      AND (investigation_id, round, stage) <> ($1, $2, $3) AND EXISTS (SELECT FROM position)),
    started AS (INSERT INTO stage_starts (investigation_id, round, stage, process_id, alone)
      SELECT id, $2, $12, $14, false FROM position ON CONFLICT DO NOTHING RETURNING deaths, deaths_alone),
    ${appendingSql('$10', { after: 'position' })}
    SELECT to_json(saved) AS saved, next.*, (SELECT to_json(started) FROM started) AS deaths FROM saved
    LEFT JOIN LATERAL (${caseSql()} ${FROM_CASE} AND EXISTS (SELECT FROM started)) AS next ON true`,
};
