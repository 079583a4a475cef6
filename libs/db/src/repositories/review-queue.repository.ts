import type { DataSource } from 'typeorm';
import type { Priority, ToldReview, VerificationLevel } from '@corroborate/domain';
import type { PublicRows } from './public-rows';
import { ask } from './statements';

/** A review item as it is offered to consumers. */
export interface OfferedReview {
  id: number;
  investigationId: number;
  topicId: number;
  externalId: string;
  topicTitle: string;
  reasons: ToldReview[];
  priority: Priority;
  currentLevel: VerificationLevel;
  recommendedLevel: VerificationLevel;
  createdAt: string;
}

/** Which review items lie in the public queue, beside which should. */
export class ReviewQueueRepository implements PublicRows<OfferedReview> {
  constructor(private readonly dataSource: DataSource) {}

  /** Open and not in the queue, oldest first. */
  async toOffer(limit: number): Promise<OfferedReview[]> {
    return (await ask<OfferedRow>(this.dataSource, TO_OFFER, [limit])).map(toOffered);
  }

  /** Open and, as far as is known, in the queue: from `afterId` on. */
  async offered(afterId: number, limit: number): Promise<OfferedReview[]> {
    return (await ask<OfferedRow>(this.dataSource, OFFERED, [afterId, limit])).map(toOffered);
  }

  async countOffered(): Promise<number> {
    const [row] = await ask<{ count: string }>(this.dataSource, COUNT, []);
    return Number(row?.count ?? 0);
  }

  /** In the queue and not open any more, oldest first. */
  async toWithdraw(limit: number): Promise<number[]> {
    return (await ask<{ id: string }>(this.dataSource, TO_WITHDRAW, [limit])).map(({ id }) => Number(id));
  }

  async mark(ids: number[], inQueue: boolean): Promise<void> {
    if (ids.length > 0) await ask(this.dataSource, MARK, [ids, inQueue]);
  }
}

interface OfferedRow {
  id: string;
  investigation_id: string;
  topic_id: string;
  external_id: string;
  title: string;
  reasons: OfferedReview['reasons'];
  priority: Priority;
  current_level: VerificationLevel;
  recommended_level: VerificationLevel;
  created_at: Date;
}

const toOffered = (row: OfferedRow): OfferedReview => ({
  id: Number(row.id),
  investigationId: Number(row.investigation_id),
  topicId: Number(row.topic_id),
  externalId: row.external_id,
  topicTitle: row.title,
  reasons: row.reasons,
  priority: row.priority,
  currentLevel: row.current_level,
  recommendedLevel: row.recommended_level,
  createdAt: row.created_at.toISOString(),
});

const ITEMS = `SELECT item.id, item.investigation_id, item.topic_id, topic.external_id, topic.title, item.reasons,
  item.priority,
    topic.verification_status AS current_level, item.recommended_level, item.created_at
  FROM review_items item JOIN topics topic ON topic.id = item.topic_id`;
/** As the partial index has it. */
const WRONG = "(item.state = 'open') <> item.in_queue";
const TO_OFFER = {
  name: 'reviews.to-offer',
  text: `${ITEMS} WHERE ${WRONG} AND item.state = 'open' ORDER BY item.id LIMIT $1`,
};
const OFFERED = {
  name: 'reviews.offered',
  text: `${ITEMS} WHERE item.state = 'open' AND item.in_queue AND item.id > $1 ORDER BY item.id LIMIT $2`,
};
const COUNT = {
  name: 'reviews.count-offered',
  text: "SELECT count(*) AS count FROM review_items WHERE state = 'open' AND in_queue",
};
const TO_WITHDRAW = {
  name: 'reviews.to-withdraw',
  text: `SELECT item.id FROM review_items item WHERE ${WRONG} AND item.state <> 'open' ORDER BY item.id LIMIT $1`,
};
const MARK = {
  name: 'reviews.mark-queued',
  text: 'UPDATE review_items SET in_queue = $2 WHERE id = ANY($1::bigint[]) RETURNING id',
};
