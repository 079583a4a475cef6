import { CorroborateError, type Topic } from '@corroborate/domain';
import type { DataSource, EntityManager } from 'typeorm';
import { InvestigationEntity, ReviewDecisionEntity, ReviewItemEntity, TopicEntity } from '../entities';
import { patchTopic } from './conclusion';
import { fromCursor, isRowId, plain, plainOrNull, toCursor } from './plain';
import type { Page, ReviewDecision, ReviewItem, TopicPatch } from './records.types';

const RANK = "CASE item.priority WHEN 'high' THEN 0 WHEN 'normal' THEN 1 ELSE 2 END";
const RANKS = { high: 0, normal: 1, low: 2 } as const;

/** What an editor decided. `topic` is merged into the locked topic; a level is never lowered. */
export interface ReviewVerdict {
  action: string;
  note: string | null;
  topic: TopicPatch | null;
}

export class ReviewsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Open items, high priority first, then oldest first. */
  async list(request: { limit: number; cursor?: string | null }): Promise<Page<ReviewItem>> {
    const query = this.items().createQueryBuilder('item').addSelect(RANK, 'rank').where("item.state = 'open'");
    if (request.cursor) {
      const [rank, id] = fromCursor(request.cursor, 2);
      query.andWhere(`((${RANK}), item.id) > (:rank, :id)`, { rank, id });
    }
    const rows = await query.orderBy('rank', 'ASC').addOrderBy('item.id', 'ASC').limit(request.limit + 1).getMany();
    const items = rows.slice(0, request.limit).map(plain);
    const end = items.at(-1);
    return { items, nextCursor: rows.length > request.limit && end ? toCursor(RANKS[end.priority], end.id) : null };
  }

  async get(id: number): Promise<ReviewItem | null> {
    if (!isRowId(id)) return null;
    return plainOrNull(await this.items().findOneBy({ id }));
  }

  /** All items of an investigation, oldest first. */
  async of(investigationId: number): Promise<ReviewItem[]> {
    const rows = await this.items().find({ where: { investigationId }, order: { id: 'ASC' } });
    return rows.map(plain);
  }

  async decisionsOf(reviewItemId: number): Promise<ReviewDecision[]> {
    const rows = await this.dataSource.getRepository(ReviewDecisionEntity).find({ where: { reviewItemId }, order: { id: 'ASC' } });
    return rows.map(plain);
  }

  /** Reserves an open item for one person for a while. Null: it is gone, or somebody else holds it. */
  async claim(id: number, who: string, leaseMs: number): Promise<ReviewItem | null> {
    const done = await this.items()
      .createQueryBuilder()
      .update()
      .set({ claimedBy: who, leaseUntil: () => "clock_timestamp() + make_interval(secs => CAST(:seconds AS double precision))" })
      .where("id = :id AND state = 'open' AND (claimed_by IS NULL OR claimed_by = :who OR lease_until < clock_timestamp())")
      .setParameters({ id, who, seconds: leaseMs / 1000 })
      .execute();
    return done.affected === 1 ? this.get(id) : null;
  }

  /**
   * Closes an open item exactly once, records the decision and applies it to the topic, in one transaction.
   * Null: the item is not open any more.
   * @throws CorroborateError `not-found`; `conflict` when somebody else holds the item.
   */
  async decide(
    id: number,
    who: string,
    write: (tx: { item: ReviewItem; topic: Topic }) => Promise<ReviewVerdict> | ReviewVerdict,
  ): Promise<ReviewDecision | null> {
    return this.dataSource.transaction(async (manager) => {
      const lock = { mode: 'for_no_key_update' } as const;
      const item = isRowId(id) ? await manager.findOne(ReviewItemEntity, { where: { id }, lock }) : null;
      if (!item) throw new CorroborateError('not-found', `There is no review item ${id}.`);
      if (item.state !== 'open') return null;
      refuseIfHeldByAnother(item, who);
      const topic = await manager.findOneOrFail(TopicEntity, { where: { id: item.topicId }, lock });
      const verdict = await write({ item: plain(item), topic: plain(topic) });
      if (verdict.topic) await patchTopic(manager, topic, verdict.topic);
      return closeItem(manager, item, who, verdict, topic);
    });
  }

  private items() {
    return this.dataSource.getRepository(ReviewItemEntity);
  }
}

function refuseIfHeldByAnother(item: ReviewItem, who: string): void {
  const held = item.claimedBy !== null && item.claimedBy !== who && item.leaseUntil !== null;
  if (held && new Date(item.leaseUntil ?? 0) > new Date()) {
    throw new CorroborateError('conflict', `Review item ${item.id} is held by somebody else.`, { details: { claimedBy: item.claimedBy } });
  }
}

async function closeItem(manager: EntityManager, item: ReviewItem, who: string, verdict: ReviewVerdict, before: Topic) {
  const at = new Date().toISOString();
  const { id: reviewItemId, investigationId, topicId } = item;
  await manager.update(ReviewItemEntity, { id: item.id }, { state: 'decided', decidedAt: at });
  await manager.update(InvestigationEntity, { id: investigationId }, { reviewedBy: who, reviewedAt: at });
  const after = await manager.findOneByOrFail(TopicEntity, { id: topicId });
  const row = { reviewItemId, investigationId, topicId, decidedBy: who, action: verdict.action, note: verdict.note, at };
  const levels = { levelBefore: before.verificationStatus, levelAfter: after.verificationStatus };
  return plain<ReviewDecision>(await manager.save(manager.create(ReviewDecisionEntity, { ...row, ...levels })));
}
