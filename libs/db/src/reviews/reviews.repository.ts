import { CorroborateError, orNotFound, isAbove, type Topic, type VerificationLevel } from '@corroborate/domain';
import type { EntityManager } from 'typeorm';
import { ReviewDecisionEntity, ReviewItemEntity, type ReviewState } from './review.entity';
import { InvestigationEntity, TopicEntity } from '../entities';
import { cleanText } from '../sql/clean';
import { patchTopic, type InvestigationPatch, type TopicPatch } from '../investigations/conclusion';
import { insertEvent } from '../investigations/events.repository';
import { queueHandover } from '../delivery/handovers.repository';
import { isRowId, ROW_LOCK, untyped, toPlain, type Page } from '../sql/rows';
import { listReviews, type ReviewFilter } from './reviews.query';
import { Columns, firstRow } from '../sql/statements';
import { Repository } from '../sql/repository';

/** An editor's decision. `topic` is merged into the locked topic. */
export interface ReviewVerdict extends Pick<ReviewDecisionEntity, 'action' | 'note'> {
  rejectReason?: string | null;
  topic: TopicPatch | null;
  /** Claims of the investigation, restated at the level after the decision. */
  investigation?: Pick<InvestigationPatch, 'verifiedClaims' | 'disputedClaims' | 'contextNotes'>;
  /** Level set by a person: the topic gets exactly this level, even if it is lower than before. */
  level?: VerificationLevel;
  /** The item stays open for a second person, who must approve the same level. */
  awaitsSecond?: boolean;
}

export interface ReviewBacklog {
  open: number;
  claimed: number;
  oldestAt: string | null;
  byReason: Record<string, number>;
}

export class ReviewsRepository extends Repository {
  private readonly columns = new Columns(this.dataSource, ReviewItemEntity);
  private readonly decisions = new Columns(this.dataSource, ReviewDecisionEntity);

  /** Open items: high priority first, then oldest first. Others: latest first. */
  list(filter: ReviewFilter): Promise<Page<ReviewItemEntity>> {
    return listReviews(this.columns, filter);
  }

  async get(id: number): Promise<ReviewItemEntity | null> {
    if (!isRowId(id)) return null;
    return firstRow(this.columns.select('reviews.get', 'WHERE id = $1', [id]));
  }

  /** All items of an investigation, oldest first. */
  async listByCase(investigationId: number): Promise<ReviewItemEntity[]> {
    return this.columns.select('reviews.of', 'WHERE investigation_id = $1 ORDER BY id', [investigationId]);
  }

  /** State of the latest item of each investigation; those without one are left out. */
  async listStates(investigationIds: readonly number[]): Promise<Map<number, ReviewState>> {
    if (investigationIds.length === 0) return new Map();
    const rows = await this.query<Pick<ReviewItemEntity, 'id' | 'state'>>(
      {
        name: 'reviews.latest-states',
        text: `SELECT DISTINCT ON (investigation_id) investigation_id AS id, state FROM review_items
          WHERE investigation_id = ANY($1::bigint[]) ORDER BY investigation_id, review_items.id DESC`,
      },
      [investigationIds],
    );
    return new Map(rows.map(({ id, state }) => [id, state]));
  }

  async listDecisions(reviewItemId: number): Promise<ReviewDecisionEntity[]> {
    return this.decisions.select('reviews.decisions-of', 'WHERE review_item_id = $1 ORDER BY id', [reviewItemId]);
  }

  /** All decisions of people on an investigation, including those outside the queue. */
  async listDecisionsWithoutItem(investigationId: number): Promise<ReviewDecisionEntity[]> {
    return this.decisions.select('reviews.decisions', 'WHERE investigation_id = $1 ORDER BY id', [investigationId]);
  }

  /** Open items, how many of them are claimed, when the oldest was created, and counts by reason. */
  async backlog(): Promise<ReviewBacklog> {
    const [counts] = await this.query<Omit<ReviewBacklog, 'byReason'>>(
      {
        text: `SELECT count(*) AS open, count(*) FILTER (WHERE ${CLAIMED_SQL}) AS claimed, min(created_at) AS oldest_at
          FROM review_items WHERE state = 'open'`,
      },
      [],
    );
    const reasons = await this.query<{ reason: string; count: number }>(
      {
        text: `SELECT one.reason, count(*) AS count
          FROM review_items, jsonb_to_recordset(reasons) AS one(reason text) WHERE state = 'open' GROUP BY one.reason`,
      },
      [],
    );
    const byReason = Object.fromEntries(reasons.map(({ reason, count }) => [reason, count]));
    return { ...(counts ?? { open: 0, claimed: 0, oldestAt: null }), byReason };
  }

  /** Reserves an open item for one person for `leaseMs`. Null if it is no longer open, or another person holds it. */
  async claim(id: number, who: string, leaseMs: number): Promise<ReviewItemEntity | null> {
    const text = `${CLAIM_REVIEW} RETURNING ${this.columns.list}`;
    return firstRow(this.columns.query({ name: 'reviews.claim', text }, [id, who, leaseMs / 1000]));
  }

  /** Returns an item to the queue, with a note for the next person. Null if this person does not hold it. */
  async release(id: number, who: string, note: string | null): Promise<ReviewItemEntity | null> {
    const text = `${RELEASE_REVIEW} RETURNING ${this.columns.list}`;
    return firstRow(this.columns.query({ name: 'reviews.release', text }, [id, who, note && cleanText(note)]));
  }

  /**
   * Decides an open item, records the decision and applies it to the topic, in one transaction. Null if the item is no
   * longer open.
   * @throws CorroborateError `not-found`; `conflict` if another person holds the item.
   */
  async decide(
    id: number,
    who: string,
    write: (tx: { item: ReviewItemEntity; topic: Topic }) => Promise<ReviewVerdict> | ReviewVerdict,
  ): Promise<ReviewDecisionEntity | null> {
    return this.dataSource.transaction(async (manager) => {
      const topic = await lockCaseAndTopic(
        manager,
        orNotFound(
          isRowId(id) ? await manager.findOneBy(ReviewItemEntity, { id }) : null,
          `There is no review item ${id}.`,
        ),
      );
      const item = await manager.findOneOrFail(ReviewItemEntity, { where: { id }, lock: ROW_LOCK });
      if (item.state !== 'open') return null;
      assertNotClaimedByOther(item, who);
      const verdict = await write({ item: toPlain(item), topic: toPlain(topic) });
      await this.closeItem(manager, item, who, verdict);
      return recordDecision(
        manager,
        { id, ...{ investigationId: item.investigationId, topicId: item.topicId }, who, before: topic },
        verdict,
      );
    });
  }

  /**
   * A decision about an investigation outside the queue, e.g. an upgrade that turned out false.
   * @throws CorroborateError `not-found`.
   */
  async decideWithoutItem(
    investigationId: number,
    who: string,
    write: (tx: { topic: Topic; investigation: InvestigationEntity }) => Promise<ReviewVerdict> | ReviewVerdict,
  ): Promise<ReviewDecisionEntity> {
    return this.dataSource.transaction(async (manager) => {
      const topic = await lockCaseAndTopic(manager, {
        investigationId,
        topicId: orNotFound(
          isRowId(investigationId)
            ? await manager.findOneBy(InvestigationEntity, untyped({ id: investigationId }))
            : null,
          `There is no investigation ${investigationId}.`,
        ).topicId,
      });
      // Read again under the topic's lock, to include any decision made in the meantime.
      const row = await manager.findOneByOrFail(InvestigationEntity, untyped({ id: investigationId }));
      const verdict = await write({ topic: toPlain(topic), investigation: toPlain(row) });
      return recordDecision(manager, { id: null, investigationId, topicId: row.topicId, who, before: topic }, verdict);
    });
  }

  private async closeItem(
    manager: EntityManager,
    item: ReviewItemEntity,
    who: string,
    verdict: ReviewVerdict,
  ): Promise<void> {
    const waiting = {
      firstApprovedBy: who,
      firstApprovedLevel: verdict.level ?? null,
      claimedBy: null,
      leaseUntil: null,
    };
    const over = { state: 'decided' as const, decidedAt: new Date().toISOString() };
    await manager.update(ReviewItemEntity, { id: item.id }, verdict.awaitsSecond ? waiting : over);
  }
}

/** All writers lock in the order investigation, topic, item; otherwise two of them could deadlock. */
async function lockCaseAndTopic(
  manager: EntityManager,
  { investigationId, topicId }: Pick<ReviewItemEntity, 'investigationId' | 'topicId'>,
): Promise<TopicEntity> {
  await manager.findOneOrFail(InvestigationEntity, {
    select: { id: true },
    where: { id: investigationId },
    lock: ROW_LOCK,
  });
  return manager.findOneOrFail(TopicEntity, { where: { id: topicId }, lock: ROW_LOCK });
}

const CLAIM_REVIEW = `UPDATE review_items SET claimed_by = $2::text,
    lease_until = clock_timestamp() + make_interval(secs => $3::double precision)
  WHERE id = $1 AND state = 'open'
    AND (claimed_by IS NULL OR claimed_by = $2::text OR lease_until < clock_timestamp())`;
const RELEASE_REVIEW = `UPDATE review_items SET claimed_by = NULL, lease_until = NULL,
    handover_note = COALESCE($3::text, handover_note)
  WHERE id = $1 AND state = 'open' AND claimed_by = $2::text`;
const CLAIMED_SQL = 'claimed_by IS NOT NULL AND lease_until > clock_timestamp()';

function assertNotClaimedByOther(item: ReviewItemEntity, who: string): void {
  const held = item.claimedBy !== null && item.claimedBy !== who && item.leaseUntil !== null;
  if (held && new Date(item.leaseUntil ?? 0) > new Date()) {
    throw new CorroborateError('conflict', `Review item ${item.id} is claimed by another reviewer.`, {
      details: { claimedBy: item.claimedBy },
    });
  }
}

interface DecisionSubject {
  /** ID of the review item, if there is one. */
  id: number | null;
  investigationId: number;
  topicId: number;
  who: string;
  /** The topic at the time it was locked. */
  before: Topic;
}

/** Applies the verdict to the locked topic and stores the decision. */
async function recordDecision(
  manager: EntityManager,
  subject: DecisionSubject,
  verdict: ReviewVerdict,
): Promise<ReviewDecisionEntity> {
  const { id: reviewItemId, investigationId, topicId, who } = subject;
  const levelBefore = subject.before.verificationStatus;
  const levelAfter = await applyVerdict(manager, subject, verdict);
  const at = new Date().toISOString();
  const reviewed = { reviewedBy: who, reviewedAt: at, verificationLevelAfter: levelAfter, ...verdict.investigation };
  if (!verdict.awaitsSecond) await manager.update(InvestigationEntity, { id: investigationId }, untyped(reviewed));
  const { action, note, rejectReason = null } = verdict;
  const levels = { levelBefore, levelAfter };
  const row = { reviewItemId, investigationId, topicId, decidedBy: who, action, note, rejectReason, at, ...levels };
  const saved = toPlain<ReviewDecisionEntity>(await manager.save(ReviewDecisionEntity, row as ReviewDecisionEntity));
  await insertDecisionEvent(manager, saved);
  if (!verdict.awaitsSecond) await queueHandover(manager, investigationId, 'reviewed');
  return saved;
}

/** Returns the new level of the topic. */
async function applyVerdict(
  manager: EntityManager,
  { topicId, before }: DecisionSubject,
  verdict: ReviewVerdict,
): Promise<VerificationLevel> {
  const level = verdict.awaitsSecond ? undefined : verdict.level;
  if (verdict.topic) await patchTopic(manager, before, verdict.topic);
  if (level) await manager.update(TopicEntity, { id: topicId }, untyped({ verificationStatus: level }));
  return (await manager.findOneByOrFail(TopicEntity, untyped({ id: topicId }))).verificationStatus;
}

async function insertDecisionEvent(manager: EntityManager, decision: ReviewDecisionEntity): Promise<void> {
  const { investigationId, topicId, decidedBy: by, levelBefore: from, levelAfter: to } = decision;
  const { reviewItemId, action, rejectReason, note } = decision;
  await insertEvent(manager, investigationId, 'review.decided', {
    review_id: reviewItemId,
    action,
    by,
    level_before: from,
    level_after: to,
    reject_reason: rejectReason,
    note,
  });
  if (isAbove(to, from))
    await insertEvent(manager, investigationId, 'topic.upgraded', { topic_id: topicId, from, to, by });
}
