import type { VerificationLevel } from '@corroborate/domain';
import type { PublicRows } from '../delivery/handovers.repository';
import type { ReviewItemEntity } from './review.entity';
import { Repository } from '../sql/repository';

/** A review item as offered to queue consumers. */
export interface QueuedReview extends Pick<
  ReviewItemEntity,
  'id' | 'investigationId' | 'topicId' | 'reasons' | 'priority' | 'recommendedLevel' | 'createdAt'
> {
  externalId: string;
  topicTitle: string;
  currentLevel: VerificationLevel;
}

/** Compares the review items in the public queue with those that should be in it. */
export class ReviewQueueRepository extends Repository implements PublicRows<QueuedReview> {
  /** Open items that are not in the queue, oldest first. */
  async listUnqueued(limit: number): Promise<QueuedReview[]> {
    return this.query(
      {
        name: 'reviews.to-offer',
        text: `${SELECT_ITEMS} WHERE ${QUEUE_MISMATCH} AND item.state = 'open' ORDER BY item.id LIMIT $1`,
      },
      [limit],
    );
  }

  /** Open items recorded as being in the queue, after `afterId`. */
  async listQueued(afterId: number, limit: number): Promise<QueuedReview[]> {
    return this.query(
      {
        name: 'reviews.offered',
        text: `${SELECT_ITEMS} WHERE item.state = 'open' AND item.in_queue AND item.id > $1 ORDER BY item.id LIMIT $2`,
      },
      [afterId, limit],
    );
  }

  async countQueued(): Promise<number> {
    return this.queryCount(
      {
        name: 'reviews.count-offered',
        text: "SELECT count(*) AS count FROM review_items WHERE state = 'open' AND in_queue",
      },
      [],
    );
  }

  /** Items in the queue that are no longer open, oldest first. */
  async listClosedInQueue(limit: number): Promise<number[]> {
    return this.queryIds(
      {
        name: 'reviews.to-withdraw',
        text: `SELECT item.id FROM review_items item WHERE ${QUEUE_MISMATCH} AND item.state <> 'open'
          ORDER BY item.id LIMIT $1`,
      },
      [limit],
    );
  }

  async setQueued(ids: number[], inQueue: boolean): Promise<void> {
    if (ids.length > 0)
      await this.query(
        {
          name: 'reviews.mark-queued',
          text: 'UPDATE review_items SET in_queue = $2 WHERE id = ANY($1::bigint[]) RETURNING id',
        },
        [ids, inQueue],
      );
  }
}

const SELECT_ITEMS = `SELECT item.id, item.investigation_id, item.topic_id, topic.external_id,
    topic.title AS topic_title, item.reasons, item.priority,
    topic.verification_status AS current_level, item.recommended_level, item.created_at
  FROM review_items item JOIN topics topic ON topic.id = item.topic_id`;
/** Matches the predicate of the partial index. */
const QUEUE_MISMATCH = "(item.state = 'open') <> item.in_queue";
