import type { InvestigationStatus } from '@corroborate/domain';
import type { DataSource } from 'typeorm';
import { insertEvent } from './events.repository';
import { isRowId } from './plain';

/** What came of pausing, resuming or wrapping up; `changed: false` where it was so already. */
export type Held =
  { kind: 'held'; changed: boolean } | { kind: 'refused'; status: InvestigationStatus } | { kind: 'unknown' };

/** A change that holds an investigation, or lets it go: one guarded statement, whatever else happens to the row. */
interface Holding {
  /** Gives the row where it changed. */
  sql: string;
  event: string;
  /** Is this what was wanted already? */
  alreadySo: (row: { status: InvestigationStatus; wrapUp: boolean }) => boolean;
}

const UNDER_WAY = `status IN ('queued', 'running')`;
const GO_ON = `status = CASE WHEN status <> 'paused' THEN status
    WHEN started_at IS NULL THEN 'queued' ELSE 'running' END,
  paused_ms = paused_ms + CASE WHEN status <> 'paused' THEN 0
    ELSE round(extract(epoch FROM clock_timestamp() - paused_at) * 1000) END, paused_at = NULL`;

/** Its jobs are forgotten: those in the queue are void from now on, and whoever resumes it puts in others. */
export const PAUSE: Holding = {
  sql: `UPDATE investigations SET status = 'paused', paused_at = clock_timestamp(), pauses = pauses + 1,
    root_job_id = NULL, generation = 0 WHERE id = $1 AND ${UNDER_WAY} RETURNING id`,
  event: 'investigation.paused',
  alreadySo: ({ status }) => status === 'paused',
};

export const RESUME: Holding = {
  sql: `UPDATE investigations SET ${GO_ON} WHERE id = $1 AND status = 'paused' RETURNING id`,
  event: 'investigation.resumed',
  alreadySo: ({ status }) => status === 'queued' || status === 'running',
};

export const WRAP_UP: Holding = {
  sql: `UPDATE investigations SET ${GO_ON}, wrap_up_at = clock_timestamp()
    WHERE id = $1 AND (${UNDER_WAY} OR status = 'paused') AND wrap_up_at IS NULL RETURNING id`,
  event: 'investigation.wrap-up',
  alreadySo: ({ status, wrapUp }) => wrapUp && (status === 'queued' || status === 'running'),
};

/** The row and its event change together, once. */
export async function hold(
  dataSource: DataSource,
  { sql, event, alreadySo }: Holding,
  id: number,
  by: string,
): Promise<Held> {
  if (!isRowId(id)) return { kind: 'unknown' };
  return dataSource.transaction(async (manager): Promise<Held> => {
    const [changed]: [unknown[], number] = await manager.query(sql, [id]);
    if (changed.length > 0) {
      await insertEvent(manager, id, event, { by });
      return { kind: 'held', changed: true };
    }
    const rows: { status: InvestigationStatus; wrapUp: boolean }[] = await manager.query(
      'SELECT status, wrap_up_at IS NOT NULL AS "wrapUp" FROM investigations WHERE id = $1',
      [id],
    );
    const [row] = rows;
    if (!row) return { kind: 'unknown' };
    return alreadySo(row) ? { kind: 'held', changed: false } : { kind: 'refused', status: row.status };
  });
}
