import type { Instant, Priority, ReviewReason, VerificationLevel } from '@corroborate/domain';
import type { EntityManager } from 'typeorm';
import type { HandoverEntity, HandoverChange } from './handover.entity';
import { ISO_SQL } from '../sql/predicates';
import { Repository } from '../sql/repository';
import type { InvestigationEntity } from '../investigations/investigation.entity';
import type { TopicEntity } from '../topics/topic.entity';
import type { ReviewItemEntity } from '../reviews/review.entity';

/** Rows mirrored in a public job queue. The rows remain authoritative. */
export interface PublicRows<Row extends { id: number }> {
  /** Rows that should be in the queue but are not, oldest first. */
  listUnqueued(limit: number): Promise<Row[]>;
  /** Rows that should be in the queue and are recorded as being there, after `afterId`. */
  listQueued(afterId: number, limit: number): Promise<Row[]>;
  countQueued(): Promise<number>;
  /** IDs of rows in the queue that should no longer be there, oldest first. */
  listClosedInQueue(limit: number): Promise<number[]>;
  setQueued(ids: number[], inQueue: boolean): Promise<void>;
}

/** A change with the current data to be published for it. */
export interface PendingHandover extends Pick<HandoverEntity, 'id' | 'change' | 'at'> {
  priority: Priority;
  investigation: Pick<InvestigationEntity, 'id' | 'recommendedLevel' | 'partial' | 'result'> & {
    date: Instant;
    levelBefore: VerificationLevel;
    missing: string[];
  };
  topic: Pick<TopicEntity, 'id' | 'externalId' | 'title'> & { level: VerificationLevel };
  /** Latest review item; null if no review was requested. */
  review: (Pick<ReviewItemEntity, 'id' | 'state'> & { reasons: { reason: ReviewReason }[] }) | null;
  /** Latest decision by a person. */
  decision: { action: string; levelAfter: VerificationLevel; at: Instant } | null;
}

/**
 * Named queries that queue a change of the investigation `$1` for publication and for the chain. Unless a person only
 * reviewed it, they also queue its sources for rechecks, because some count only since this change, and its pictures.
 */
export const handoverSql = (change: HandoverChange): string =>
  `handed_over AS (INSERT INTO handovers (investigation_id, change) VALUES ($1::bigint, '${change}')),
    chained AS (INSERT INTO chain_due (investigation_id, change) VALUES ($1::bigint, '${change}'))${
      change === 'reviewed' ? '' : `, ${WATCH}`
    }`;
const WATCH = `watched AS (INSERT INTO watched_cases (investigation_id) VALUES ($1::bigint)
      ON CONFLICT (investigation_id) DO UPDATE SET since = excluded.since, planned = false),
    pictured AS (INSERT INTO pictures_due (investigation_id) VALUES ($1::bigint) ON CONFLICT DO NOTHING)`;

/** Like `handoverSql`, but within the caller's transaction. */
export async function queueHandover(
  manager: EntityManager,
  investigationId: number,
  change: HandoverChange,
): Promise<void> {
  await manager.query(`WITH ${handoverSql(change)} SELECT 1`, [investigationId]);
}

/** Changes to be published, and whether they are in the public queue. */
export class HandoversRepository extends Repository {
  /** Changes of the last `days` days; older ones are not published. 0 publishes nothing. */
  within(days: number): PublicRows<PendingHandover> {
    const rows = (statement: typeof SELECT_UNQUEUED, values: unknown[]) =>
      this.query<PendingHandover>(statement, [days, ...values]);
    return {
      listUnqueued: (limit) => rows(SELECT_UNQUEUED, [limit]),
      listQueued: (afterId, limit) =>
        rows(
          {
            name: 'handovers.offered',
            text: `${SELECT_SQL} WHERE handover.in_queue AND NOT ${TOO_OLD} AND handover.id > $2 ORDER BY handover.id
              LIMIT $3`,
          },
          [afterId, limit],
        ),
      countQueued: async () => {
        return this.queryCount(
          {
            name: 'handovers.count-offered',
            text: `SELECT count(*) AS count FROM handovers handover WHERE handover.in_queue AND NOT ${TOO_OLD}`,
          },
          [days],
        );
      },
      listClosedInQueue: async (limit) =>
        this.queryIds(
          {
            name: 'handovers.to-withdraw',
            text: `SELECT handover.id FROM handovers handover WHERE handover.in_queue AND ${TOO_OLD}
              ORDER BY handover.id LIMIT $2`,
          },
          [days, limit],
        ),
      // Changes removed from the queue have been processed, so their rows are deleted.
      setQueued: async (ids, inQueue) => {
        if (ids.length > 0) await this.query(inQueue ? MARK_QUEUED : DELETE_BY_ID, [ids]);
      },
    };
  }

  /** Deletes changes that are too old and not in the queue. Returns their number. */
  async deleteExpired(days: number): Promise<number> {
    return (
      await this.query(
        {
          name: 'handovers.sweep',
          text: `DELETE FROM handovers handover WHERE NOT handover.in_queue AND ${TOO_OLD} RETURNING id`,
        },
        [days],
      )
    ).length;
  }
}

/** Uses `now()`, because a function whose value changes during the query cannot use an index. */
const TOO_OLD = 'handover.at <= now() - make_interval(days => $1::int)';
const SELECT_SQL = `SELECT handover.id, handover.change, handover.at, investigation.priority,
    jsonb_build_object('id', investigation.id, 'date', ${ISO_SQL('investigation.investigation_date')},
      'levelBefore', investigation.verification_level_before, 'recommendedLevel', investigation.recommended_level,
      'partial', investigation.partial,
      'missing', investigation.missing, 'result', investigation.result) AS investigation,
    jsonb_build_object('id', topic.id, 'externalId', topic.external_id, 'title', topic.title,
      'level', topic.verification_status) AS topic,
    item.told AS review, decision.told AS decision
  FROM handovers handover
  JOIN investigations investigation ON investigation.id = handover.investigation_id
  JOIN topics topic ON topic.id = investigation.topic_id
  LEFT JOIN LATERAL (
    SELECT jsonb_build_object('id', id, 'state', state, 'reasons', reasons) AS told FROM review_items
    WHERE investigation_id = investigation.id ORDER BY id DESC LIMIT 1) item ON true
  LEFT JOIN LATERAL (
    SELECT jsonb_build_object('action', action, 'levelAfter', level_after, 'at', ${ISO_SQL('at')}) AS told
    FROM review_decisions
    WHERE investigation_id = investigation.id ORDER BY id DESC LIMIT 1) decision ON true`;
const SELECT_UNQUEUED = {
  name: 'handovers.to-offer',
  text: `${SELECT_SQL} WHERE NOT handover.in_queue AND NOT ${TOO_OLD} ORDER BY handover.id LIMIT $2`,
};
const MARK_QUEUED = {
  name: 'handovers.mark-queued',
  text: 'UPDATE handovers SET in_queue = true WHERE id = ANY($1::bigint[]) RETURNING id',
};
const DELETE_BY_ID = {
  name: 'handovers.drop',
  text: 'DELETE FROM handovers WHERE id = ANY($1::bigint[]) RETURNING id',
};
