import { orNotFound, isAbove, isTerminal, type Topic, type VerificationLevel } from '@corroborate/domain';
import type { PoolClient } from 'pg';
import type { EntityManager } from 'typeorm';
import type { InvestigationEntity } from './investigation.entity';
import { ReviewItemEntity, TopicEntity } from '../entities';
import { appendingSql, eventRows } from './events.repository';
import { handoverSql } from '../delivery/handovers.repository';
import { jsonParameter } from '../sql/clean';
import { REVIEW_RANK_SQL } from '../sql/predicates';
import { assignments, type Columns, type JsonRow } from '../sql/statements';

/** Topic fields that an investigation may write. `sourcePlan` and `verifiedFacts` are merged into the stored values. */
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

/** Investigation fields written with its conclusion; excludes identity, budget and bookkeeping fields. */
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
  /** Null leaves the topic unchanged. */
  topic: TopicPatch | null;
  investigation: InvestigationPatch;
  /** Default `completed`. `failed` needs `investigation.failure`. */
  status?: 'completed' | 'failed';
  review?: Pick<ReviewItemEntity, 'reasons' | 'priority' | 'recommendedLevel'> | null;
  /** Written before `event`, in this order. */
  events?: { type: string; data: Record<string, unknown> }[];
  /** Last event of the investigation; progress streams end there. */
  event?: NonNullable<ConclusionWrite['events']>[number];
}

export interface ConclusionTransaction {
  client: PoolClient;
  /** The stored topic, locked until the transaction ends. */
  topic: Topic;
  investigation: InvestigationEntity;
}

interface Tables {
  investigations: Columns<InvestigationEntity>;
  topics: Columns<TopicEntity>;
}

/** The only place where an investigation changes its topic. Runs inside the caller's transaction. */
export async function conclude(
  client: PoolClient,
  tables: Tables,
  id: number,
  write: (tx: ConclusionTransaction) => Promise<ConclusionWrite>,
): Promise<boolean> {
  const { rows } = await client.query<Record<'investigation' | 'topic', JsonRow>>({ ...LOCK_CASE, values: [id] });
  const row = orNotFound(rows[0], `There is no investigation ${id}.`);
  const investigation = tables.investigations.readNamed(row.investigation);
  if (isTerminal(investigation.status) || investigation.status === 'paused') return false;
  const topic = tables.topics.readNamed(row.topic);
  const conclusion = await write({ client, topic, investigation });
  const { status = 'completed', review, events = [], event = { type: status } } = conclusion;
  const ended = tables.investigations.toRow({ ...conclusion.investigation, status });
  const patched = tables.topics.toRow(conclusion.topic ? mergePatch(topic, conclusion.topic) : {});
  await client.query(concludeSql(Object.keys(ended), Object.keys(patched), status), [
    id,
    topic.id,
    jsonParameter(ended),
    jsonParameter(patched),
    review ? jsonParameter({ ...review, recommended_level: review.recommendedLevel }) : null,
    eventRows([...events, event]),
  ]);
  return true;
}

/** Lock order is investigation, topic, review item for every writer; otherwise two writers could deadlock. */
const LOCK_CASE = {
  name: 'investigations.lock-case',
  text: `SELECT to_json(i) AS investigation, to_json(t) AS topic
    FROM investigations i JOIN topics t ON t.id = i.topic_id WHERE i.id = $1 FOR NO KEY UPDATE OF i, t`,
};

/**
 * Everything a conclusion writes. Supersedes open review items of earlier investigations of the topic. The new item
 * keeps at least their priority and their holder; a first approval is dropped, because it was based on other evidence.
 */
const concludeSql = (ended: string[], patched: string[], status: string): string => `
  WITH ended AS (UPDATE investigations SET ${assignments(ended)} finished_at = clock_timestamp()
      FROM jsonb_populate_record(NULL::investigations, $3::jsonb) given WHERE investigations.id = $1::bigint
      RETURNING investigations.id),
    patched AS (UPDATE topics SET ${assignments(patched)} updated_at = clock_timestamp()
      FROM jsonb_populate_record(NULL::topics, $4::jsonb) given WHERE topics.id = $2::bigint),
    superseded AS (UPDATE review_items SET state = 'superseded' WHERE topic_id = $2 AND state = 'open'
      RETURNING priority, claimed_by, lease_until, handover_note),
    opened AS (INSERT INTO review_items (investigation_id, topic_id, reasons, recommended_level, priority, claimed_by,
        lease_until, handover_note)
      SELECT $1, $2, given.reasons, given.recommended_level,
        CASE WHEN ${REVIEW_RANK_SQL('old')} < ${REVIEW_RANK_SQL('given')} THEN old.priority ELSE given.priority END,
        old.claimed_by, old.lease_until, old.handover_note
      FROM jsonb_populate_record(NULL::review_items, $5::jsonb) given LEFT JOIN superseded old ON true
      WHERE $5::jsonb IS NOT NULL RETURNING id),
    ${appendingSql('$6', {
      data: `CASE event.type WHEN 'review.requested' THEN
        jsonb_build_object('review_id', (SELECT id FROM opened)) || event.data ELSE event.data END`,
      after: 'ended',
    })}${status === 'completed' ? `, ${handoverSql('decided')}` : ''}
  SELECT 1`;

/** Applies a patch to a locked topic: JSON fields are merged into the stored values, and the level is never lowered. */
export async function patchTopic(manager: EntityManager, topic: Topic, patch: TopicPatch): Promise<void> {
  const set = { ...mergePatch(topic, patch), updatedAt: () => 'clock_timestamp()' } as object;
  await manager.createQueryBuilder().update(TopicEntity).set(set).where({ id: topic.id }).execute();
}

function mergePatch(topic: Topic, patch: TopicPatch): TopicPatch {
  const merged: TopicPatch = { ...patch };
  if (patch.sourcePlan) merged.sourcePlan = { ...topic.sourcePlan, ...patch.sourcePlan };
  if (patch.verifiedFacts) merged.verifiedFacts = { ...topic.verifiedFacts, ...patch.verifiedFacts };
  if (patch.verificationStatus)
    merged.verificationStatus = higherLevel(topic.verificationStatus, patch.verificationStatus);
  return merged;
}

function higherLevel(a: VerificationLevel, b: VerificationLevel): VerificationLevel {
  return isAbove(b, a) ? b : a;
}

/** Returns the ID of the review item. */
export async function insertReview(
  manager: EntityManager,
  row: NonNullable<ConclusionWrite['review']> & Pick<ReviewItemEntity, 'investigationId' | 'topicId'>,
): Promise<number> {
  const { identifiers } = await manager.insert(ReviewItemEntity, row);
  return Number(identifiers[0]?.['id']);
}
