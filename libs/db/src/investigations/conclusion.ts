import { orNotFound, isAbove, isTerminal, PRIORITIES, type Topic, type VerificationLevel } from '@corroborate/domain';
import type { EntityManager } from 'typeorm';
import { InvestigationEntity } from './investigation.entity';
import { ReviewItemEntity, TopicEntity } from '../entities';
import { insertEvents, type NewEvent } from './events.repository';
import { queueHandover } from '../delivery/handovers.repository';
import { LOCK, lockCase, toPlain } from '../sql/rows';

/**
 * Fields of a topic that an investigation may write. `sourcePlan` and `verifiedFacts` are merged into what is stored.
 */
export type TopicPatch = Partial<
  Pick<
    Topic,
    | 'verificationStatus'
    | 'sourceCount'
    | 'sourcePlan'
    | 'verifiedFacts'
    | 'investigated'
    | 'investigationDate'
    | 'investigationConfidence'
    | 'investigationNotes'
  >
>;

/** Fields of an investigation written with its conclusion; identity, budget and bookkeeping are not among them. */
export type InvestigationPatch = Partial<
  Omit<
    InvestigationEntity,
    | 'id'
    | 'topicId'
    | 'mode'
    | 'priority'
    | 'rootJobId'
    | 'generation'
    | 'budgetUsd'
    | 'spentUsd'
    | 'queuedAt'
    | 'status'
    | 'finishedAt'
  >
>;

export interface ConclusionWrite {
  /** Null leaves the topic as it is. */
  topic: TopicPatch | null;
  investigation: InvestigationPatch;
  /** Default `completed`. `failed` needs `investigation.failure`. */
  status?: 'completed' | 'failed';
  review?: Pick<ReviewItemEntity, 'reasons' | 'priority' | 'recommendedLevel'> | null;
  /** Written first, in this order. */
  events?: { type: string; data: Record<string, unknown> }[];
  /** Last event of the investigation; progress streams end there. */
  event?: NonNullable<ConclusionWrite['events']>[number];
}

export interface ConclusionTransaction {
  manager: EntityManager;
  /** As stored, locked until the transaction ends. */
  topic: Topic;
  investigation: InvestigationEntity;
}

/** The only place where an investigation changes its topic. Runs inside the caller's transaction. */
export async function conclude(
  manager: EntityManager,
  id: number,
  write: (tx: ConclusionTransaction) => Promise<ConclusionWrite>,
): Promise<boolean> {
  const investigation = toPlain(await lockCase(manager, id));
  if (isTerminal(investigation.status) || investigation.status === 'paused') return false;
  const topic = await lockTopic(manager, investigation.topicId);
  const conclusion = await write({ manager, topic, investigation });
  if (conclusion.topic) await patchTopic(manager, topic, conclusion.topic);
  await endInvestigation(manager, investigation, conclusion);
  const reviewId = await openReview(manager, investigation, conclusion.review ?? null);
  await insertEvents(manager, id, eventsOf(conclusion, reviewId));
  if ((conclusion.status ?? 'completed') === 'completed') await queueHandover(manager, id, 'decided');
  return true;
}

function eventsOf({ events = [], event, status = 'completed' }: ConclusionWrite, reviewId: number | null): NewEvent[] {
  const before = events.map(({ type, data }) =>
    type === 'review.requested' ? { type, data: { review_id: reviewId, ...data } } : { type, data },
  );
  return [...before, event ?? { type: status }];
}

async function lockTopic(manager: EntityManager, id: number): Promise<Topic> {
  return toPlain(
    orNotFound(await manager.findOne(TopicEntity, { where: { id }, lock: LOCK }), `There is no topic ${id}.`),
  );
}

/** Applies a patch to a locked topic: JSON is merged into what is stored, and no level is ever lowered. */
export async function patchTopic(manager: EntityManager, topic: Topic, patch: TopicPatch): Promise<void> {
  const merged: TopicPatch = { ...patch };
  if (patch.sourcePlan) merged.sourcePlan = { ...topic.sourcePlan, ...patch.sourcePlan };
  if (patch.verifiedFacts) merged.verifiedFacts = { ...topic.verifiedFacts, ...patch.verifiedFacts };
  if (patch.verificationStatus)
    merged.verificationStatus = higherLevel(topic.verificationStatus, patch.verificationStatus);
  const set = { ...merged, updatedAt: () => 'clock_timestamp()' } as object;
  await manager.createQueryBuilder().update(TopicEntity).set(set).where({ id: topic.id }).execute();
}

function higherLevel(a: VerificationLevel, b: VerificationLevel): VerificationLevel {
  return isAbove(b, a) ? b : a;
}

async function endInvestigation(
  manager: EntityManager,
  investigation: InvestigationEntity,
  conclusion: ConclusionWrite,
): Promise<void> {
  const set = {
    ...conclusion.investigation,
    status: conclusion.status ?? 'completed',
    finishedAt: () => 'clock_timestamp()',
  } as object;
  await manager.createQueryBuilder().update(InvestigationEntity).set(set).where({ id: investigation.id }).execute();
}

/**
 * Supersedes open review items of earlier investigations of the topic. The new item keeps at least their priority and
 * their holder; a first approval is dropped, because it was based on other evidence.
 */
async function openReview(
  manager: EntityManager,
  investigation: InvestigationEntity,
  review: ConclusionWrite['review'],
): Promise<number | null> {
  const { id: investigationId, topicId } = investigation;
  const old = await manager.findOne(ReviewItemEntity, { where: { topicId, state: 'open' }, lock: LOCK });
  if (old) await manager.update(ReviewItemEntity, { id: old.id }, { state: 'superseded' });
  if (!review) return null;
  const priority = PRIORITIES.find((one) => one === old?.priority || one === review.priority)!;
  return insertReview(manager, { investigationId, topicId, ...review, priority, ...(old && claimFields(old)) });
}
const claimFields = ({ claimedBy, leaseUntil, handoverNote }: ReviewItemEntity) => ({
  claimedBy,
  leaseUntil,
  handoverNote,
});

/** Returns its ID. */
export async function insertReview(
  manager: EntityManager,
  row: NonNullable<ConclusionWrite['review']> &
    Pick<ReviewItemEntity, 'investigationId' | 'topicId'> &
    Partial<ReturnType<typeof claimFields>>,
): Promise<number> {
  const { identifiers } = await manager.insert(ReviewItemEntity, row);
  return Number(identifiers[0]?.['id']);
}
