import { ACTIVE_SQL } from '../sql/predicates';
import type { StageStartEntity } from './progress.entity';

export interface StageStart extends Pick<StageStartEntity, 'round' | 'stage' | 'processId' | 'alone'> {
  id: number;
}

/** Starts of a stage whose process died before the stage ended. */
export type StageDeaths = Pick<StageStartEntity, 'deaths' | 'deathsAlone'>;

/**
 * Named queries that record that stage `$3` of round `$2` starts in process `$5`, if the row `i` of the investigation
 * meets the condition; `started` has the deaths then.
 */
const startingSql = (condition: string): string => `position AS (
    UPDATE investigations i SET round = $2, stage = $3, phase = $4 WHERE id = $1 AND ${condition} RETURNING id),
  neighbors AS (UPDATE stage_starts SET alone = false
    WHERE process_id = $5 AND alone AND NOT $6 AND (investigation_id, round, stage) <> ($1, $2, $3)),
  started AS (INSERT INTO stage_starts AS known (investigation_id, round, stage, process_id, alone)
      SELECT id, $2, $3, $5, $6 FROM position
    ON CONFLICT (investigation_id, round, stage) DO UPDATE SET process_id = EXCLUDED.process_id, alone = EXCLUDED.alone,
      deaths = known.deaths + (known.process_id <> EXCLUDED.process_id)::int,
      deaths_alone = known.deaths_alone + (known.process_id <> EXCLUDED.process_id AND known.alone)::int
    RETURNING deaths, deaths_alone)`;

export const START_STAGE = {
  name: 'investigations.start-stage',
  text: `WITH ${startingSql(ACTIVE_SQL('i'))} SELECT deaths, deaths_alone FROM started`,
};

const CASE_SQL = `SELECT to_json(i) AS investigation, to_json(t) AS topic,
    (SELECT json_agg(head ORDER BY round, finished_at, stage) FROM (
      SELECT investigation_id, round, stage, state, reason, attempts, started_at, finished_at FROM stage_results
      WHERE investigation_id = i.id) AS head) AS results`;
const FROM_CASE = 'FROM investigations i LEFT JOIN topics t ON t.id = i.topic_id WHERE i.id = $1';

/** An investigation with its topic and the heads of its results. */
export const SELECT_CASE = { name: 'stage_results.case', text: `${CASE_SQL} ${FROM_CASE}` };

/**
 * The same, as it was before, and starts the stage if the investigation runs, was paused at most `$7` times, is in no
 * later round and has no result of the stage.
 */
export const START_IN_CASE = {
  name: 'stage_results.start',
  text: `WITH ${startingSql(`i.status = 'running' AND i.round <= $2 AND i.pauses <= $7 AND NOT EXISTS (
      SELECT 1 FROM stage_results WHERE investigation_id = $1 AND round = $2 AND stage = $3)`)}
    ${CASE_SQL}, (SELECT to_json(started) FROM started) AS deaths ${FROM_CASE}`,
};
