import type { VerificationLevel } from '@corroborate/domain';
import type { PublicRows } from '../delivery/handovers.repository';
import type { ReviewItemEntity } from './review.entity';
import { Repository } from '../sql/repository';

/** A review item as it is offered to consumers. */
export interface OfferedReview extends Pick<
  ReviewItemEntity,
  'id' | 'investigationId' | 'topicId' | 'reasons' | 'priority' | 'recommendedLevel' | 'createdAt'
> {
  externalId: string;
  topicTitle: string;
  currentLevel: VerificationLevel;
}

/** Compares review items in the public queue with those that should be there. */
export class ReviewQueueRepository extends Repository implements PublicRows<OfferedReview> {
  /** Open and not in the queue, oldest first. */
  async toOffer(limit: number): Promise<OfferedReview[]> {
    return this.ask(
      {
        name: 'reviews.to-offer',
        text: `${ITEMS} WHERE ${WRONG} AND item.state = 'open' ORDER BY item.id LIMIT $1`,
      },
      [limit],
    );
  }

  /** Open and recorded as in the queue, after `afterId`. */
  async offered(afterId: number, limit: number): Promise<OfferedReview[]> {
    return this.ask(
      {
        name: 'reviews.offered',
        text: `${ITEMS} WHERE item.state = 'open' AND item.in_queue AND item.id > $1 ORDER BY item.id LIMIT $2`,
      },
      [afterId, limit],
    );
  }

  async countOffered(): Promise<number> {
    return this.askCount(
      {
        name: 'reviews.count-offered',
        text: "SELECT count(*) AS count FROM review_items WHERE state = 'open' AND in_queue",
      },
      [],
    );
  }

  /** In the queue and no longer open, oldest first. */
  async toWithdraw(limit: number): Promise<number[]> {
    return this.askIds(
      {
        name: 'reviews.to-withdraw',
        text: `SELECT item.id FROM review_items item WHERE ${WRONG} AND item.state <> 'open' ORDER BY item.id LIMIT $1`,
      },
      [limit],
    );
  }

  async mark(ids: number[], inQueue: boolean): Promise<void> {
    if (ids.length > 0)
      await this.ask(
        {
          name: 'reviews.mark-queued',
          text: 'UPDATE review_items SET in_queue = $2 WHERE id = ANY($1::bigint[]) RETURNING id',
        },
        [ids, inQueue],
      );
  }
}

const ITEMS = `SELECT item.id, item.investigation_id, item.topic_id, topic.external_id, topic.title AS topic_title,
    item.reasons, item.priority,
    topic.verification_status AS current_level, item.recommended_level, item.created_at
  FROM review_items item JOIN topics topic ON topic.id = item.topic_id`;
/** Matches the predicate of the partial index. */
const WRONG = "(item.state = 'open') <> item.in_queue";
