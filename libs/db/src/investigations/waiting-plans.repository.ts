import type { Instant } from '@corroborate/domain';
import { changeWithEvent } from './events.repository';
import type { InvestigationEntity } from './investigation.entity';
import { Repository } from '../sql/repository';

/** An investigation whose plan awaits approval. */
export interface WaitingPlan {
  id: number;
  orderedAt: Instant;
}

/** How an unapproved investigation is ended. */
export interface PlanExpiry {
  /** Minimum waiting time in days. */
  days: number;
  limit: number;
  failure: NonNullable<InvestigationEntity['failure']>;
}

/** Plans awaiting approval. Times are from the database's clock. */
export class WaitingPlansRepository extends Repository {
  /** Plans that have waited at least `days` without a reminder, longest first. */
  async listDueReminders(days: number, limit: number): Promise<WaitingPlan[]> {
    return this.query(
      {
        name: 'waiting-plans.to-remind',
        text: `SELECT i.id, i.queued_at AS ordered_at FROM investigations i WHERE ${EXPIRED_PLAN_SQL}
            AND NOT EXISTS (SELECT 1 FROM investigation_events e WHERE e.investigation_id = i.id
              AND e.type = 'investigation.waiting' AND e.data @> '{"reminder": true}')
          ORDER BY i.queued_at LIMIT $2`,
      },
      [days, limit],
    );
  }

  /**
   * Ends investigations whose plan has waited at least `days`, each with its event; returns their IDs. Topics stay
   * unchanged.
   */
  async cancelExpired({ days, limit, failure }: PlanExpiry): Promise<number[]> {
    return this.queryIds(CANCEL_EXPIRED, [days, limit, JSON.stringify(failure)]);
  }
}

const EXPIRED_PLAN_SQL = `i.status = 'awaiting-approval'
    AND i.queued_at < clock_timestamp() - make_interval(secs => $1::float8 * 86400)`;
/** Skips a plan that is being approved at the same time. */
const CANCEL_EXPIRED = changeWithEvent(
  'waiting-plans.drop',
  `UPDATE investigations SET status = 'cancelled', finished_at = clock_timestamp(), failure = $3::jsonb
    WHERE status = 'awaiting-approval' AND id IN (
      SELECT i.id FROM investigations i WHERE ${EXPIRED_PLAN_SQL} ORDER BY i.queued_at LIMIT $2 FOR UPDATE SKIP LOCKED)
    RETURNING id`,
  ["'cancelled'", '$3::jsonb'],
);
