import type { Instant } from '@corroborate/domain';
import type { DataSource, EntityManager } from 'typeorm';
import { insertEvent } from './events.repository';
import { ask } from './statements';

/** An investigation whose plan nobody has approved yet. */
export interface WaitingPlan {
  id: number;
  orderedAt: Instant;
}

/** How one ends that nobody approved. */
export interface Drop {
  /** Waited at least as long. */
  days: number;
  limit: number;
  failure: { code: string; message: string };
}

/** Plans that wait for a person, and for how long. Rows are dated by the database's own clock. */
export class WaitingPlansRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Those that have waited as long and were not told of again, longest first. */
  async toRemind(days: number, limit: number): Promise<WaitingPlan[]> {
    return ask(this.dataSource, TO_REMIND, [days, limit]);
  }

  /** Ends those that have waited as long, each with its event; gives their ids. Topics stay as they are. */
  async drop({ days, limit, failure }: Drop): Promise<number[]> {
    return this.dataSource.transaction(async (manager) => {
      const values = [days, limit, JSON.stringify(failure)];
      const [rows]: [{ id: string }[], number] = await manager.query(DROP, values);
      const ids = rows.map(({ id }) => Number(id));
      for (const id of ids) await tellDropped(manager, id, failure);
      return ids;
    });
  }
}

const tellDropped = (manager: EntityManager, id: number, { code, message }: Drop['failure']): Promise<void> =>
  insertEvent(manager, id, 'cancelled', { code, message });

const LONG_ENOUGH = `i.status = 'awaiting-approval'
    AND i.queued_at < clock_timestamp() - make_interval(secs => $1::float8 * 86400)`;
const TO_REMIND = {
  name: 'waiting-plans.to-remind',
  text: `SELECT i.id, i.queued_at AS ordered_at FROM investigations i WHERE ${LONG_ENOUGH}
      AND NOT EXISTS (SELECT 1 FROM investigation_events e WHERE e.investigation_id = i.id
        AND e.type = 'investigation.waiting' AND e.data @> '{"reminder": true}')
    ORDER BY i.queued_at LIMIT $2`,
};
/** One that is approved at the same moment is left alone. */
const DROP = `UPDATE investigations SET status = 'cancelled', finished_at = clock_timestamp(), failure = $3::jsonb
    WHERE status = 'awaiting-approval' AND id IN (
      SELECT i.id FROM investigations i WHERE ${LONG_ENOUGH} ORDER BY i.queued_at LIMIT $2 FOR UPDATE SKIP LOCKED)
    RETURNING id`;
