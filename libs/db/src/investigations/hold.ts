import type { InvestigationStatus } from '@corroborate/domain';
import type { DataSource } from 'typeorm';
import { jsonParameter } from '../sql/clean';
import { isRowId } from '../sql/rows';
import { runQuery, type Statement } from '../sql/statements';
import { changeWithEvent } from './events.repository';

/** Result of pausing, resuming or wrapping up; `changed` is false if there was nothing to change. */
export type HoldResult =
  { kind: 'held'; changed: boolean } | { kind: 'refused'; status: InvestigationStatus } | { kind: 'unknown' };

/** A guarded statement that pauses, resumes or wraps up an investigation, with its event. */
interface HoldTransition {
  statement: Statement;
  /** Whether the investigation is already in the wanted state. */
  alreadySo: (row: HeldRow) => boolean;
}

interface HeldRow {
  status: InvestigationStatus;
  wrapUp: boolean;
}

const IN_PROGRESS_SQL = `status IN ('queued', 'running')`;
const RESUME_SQL = `status = CASE WHEN status <> 'paused' THEN status
    WHEN started_at IS NULL THEN 'queued' ELSE 'running' END,
  paused_ms = paused_ms + CASE WHEN status <> 'paused' THEN 0
    ELSE round(extract(epoch FROM clock_timestamp() - paused_at) * 1000) END, paused_at = NULL`;

/** Clears the job tree: jobs in the queue become void, and resuming queues new ones. */
export const PAUSE: HoldTransition = {
  statement: holdStatement(
    'paused',
    `UPDATE investigations SET status = 'paused', paused_at = clock_timestamp(), pauses = pauses + 1,
    root_job_id = NULL, generation = 0 WHERE id = $1 AND ${IN_PROGRESS_SQL} RETURNING id`,
  ),
  alreadySo: ({ status }) => status === 'paused',
};

export const RESUME: HoldTransition = {
  statement: holdStatement(
    'resumed',
    `UPDATE investigations SET ${RESUME_SQL} WHERE id = $1 AND status = 'paused' RETURNING id`,
  ),
  alreadySo: ({ status }) => status === 'queued' || status === 'running',
};

export const WRAP_UP: HoldTransition = {
  statement: holdStatement(
    'wrap-up',
    `UPDATE investigations SET ${RESUME_SQL}, wrap_up_at = clock_timestamp()
    WHERE id = $1 AND (${IN_PROGRESS_SQL} OR status = 'paused') AND wrap_up_at IS NULL RETURNING id`,
  ),
  alreadySo: ({ status, wrapUp }) => wrapUp && (status === 'queued' || status === 'running'),
};

/** `$2`: event data. */
function holdStatement(event: string, change: string): Statement {
  return changeWithEvent(`investigations.${event}`, change, [`'investigation.${event}'`, '$2::jsonb']);
}

export async function applyHold(
  dataSource: DataSource,
  holding: HoldTransition,
  id: number,
  by: string,
): Promise<HoldResult> {
  if (!isRowId(id)) return { kind: 'unknown' };
  const changed = await runQuery(dataSource, holding.statement, [id, jsonParameter({ by })]);
  if (changed.length > 0) return { kind: 'held', changed: true };
  const [row] = await runQuery<HeldRow>(
    dataSource,
    {
      name: 'investigations.held',
      text: 'SELECT status, wrap_up_at IS NOT NULL AS wrap_up FROM investigations WHERE id = $1',
    },
    [id],
  );
  if (!row) return { kind: 'unknown' };
  return holding.alreadySo(row) ? { kind: 'held', changed: false } : { kind: 'refused', status: row.status };
}
