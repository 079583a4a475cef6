import type { VerificationLevel } from '@corroborate/domain';
import type { EntityManager } from 'typeorm';
import { EvidenceCorrectionEntity } from './correction.entity';
import { ReviewItemEntity } from './review.entity';
import { InvestigationEntity } from '../investigations/investigation.entity';
import { insertReview, type ConclusionWrite, type InvestigationPatch } from '../investigations/conclusion';
import { insertEvent } from '../investigations/events.repository';
import { queueHandover } from '../delivery/handovers.repository';
import { lockCase, untyped, toPlain, listByCase } from '../sql/rows';
import { Repository } from '../sql/repository';

/**
 * Changes of the recomputed decision besides the correction itself. Only the topic's context note changes; its level is
 * changed only by people.
 */
export interface CorrectionEffect {
  investigation: InvestigationPatch;
  /** IDs of the sources that now count toward the level. */
  counted: number[];
  recommendedLevel: VerificationLevel;
  /** Review item to open if none is open and one is needed. */
  review: ConclusionWrite['review'];
}

export class CorrectionsRepository extends Repository {
  /** In chronological order. */
  async listByCase(investigationId: number): Promise<EvidenceCorrectionEntity[]> {
    return listByCase(this.dataSource, EvidenceCorrectionEntity, investigationId);
  }

  /**
   * Adds a correction and its effects in one transaction. `effect` is called with the investigation locked, so that
   * concurrent corrections do not overwrite each other.
   * @throws CorroborateError `not-found`.
   */
  async add(
    investigationId: number,
    effect: (
      known: EvidenceCorrectionEntity[],
    ) => Promise<{ correction: Omit<EvidenceCorrectionEntity, 'id' | 'at'>; effect: CorrectionEffect }>,
  ): Promise<EvidenceCorrectionEntity> {
    return this.dataSource.transaction(async (manager) => {
      const row = await lockCase(manager, investigationId);
      const known = await manager.find(EvidenceCorrectionEntity, { where: { investigationId }, order: { id: 'ASC' } });
      const { correction, effect: after } = await effect(known.map(toPlain));
      const saved = await manager.save(manager.create(EvidenceCorrectionEntity, correction));
      await applyRecomputedDecision(manager, row, after);
      const { sourceId: source_id, field, value, madeBy: by } = correction;
      await insertEvent(manager, investigationId, 'evidence.corrected', { source_id, field, value, by });
      await queueHandover(manager, investigationId, 'corrected');
      return toPlain(saved);
    });
  }
}

/** Applies a recomputed decision to a locked case. */
export async function applyRecomputedDecision(
  manager: EntityManager,
  { id: investigationId, topicId }: InvestigationEntity,
  after: CorrectionEffect,
): Promise<void> {
  await manager.update(InvestigationEntity, { id: investigationId }, untyped(after.investigation));
  await manager.query(UPDATE_COUNTED_SOURCES, [investigationId, after.counted]);
  const { contextNotes } = after.investigation;
  if (contextNotes !== undefined)
    // Skipped if a later investigation of the topic has written its own note.
    await manager.query(
      `UPDATE topics SET updated_at = clock_timestamp(),
    verified_facts = jsonb_set(verified_facts, '{investigation_context}', coalesce(to_jsonb($3::text), 'null'))
  WHERE id = $1 AND investigated AND NOT EXISTS (SELECT 1 FROM investigations later
    WHERE later.topic_id = $1 AND later.id > $2 AND later.status = 'completed')`,
      [topicId, investigationId, contextNotes],
    );
  const open = { topicId, state: 'open' as const };
  const waiting = await manager.update(
    ReviewItemEntity,
    { ...open, investigationId },
    { recommendedLevel: after.recommendedLevel },
  );
  if (!after.review || waiting.affected || (await manager.existsBy(ReviewItemEntity, open))) return;
  await requestReview(manager, { investigationId, topicId, ...after.review });
}

const UPDATE_COUNTED_SOURCES = `UPDATE investigation_sources SET counts = source_id = ANY($2::bigint[])
  WHERE investigation_id = $1 AND counts IS DISTINCT FROM (source_id = ANY($2::bigint[]))`;

/** Opens a review item and writes its event. */
export async function requestReview(manager: EntityManager, row: Parameters<typeof insertReview>[1]): Promise<void> {
  const reviewId = await insertReview(manager, row);
  const data = {
    review_id: reviewId,
    recommended: row.recommendedLevel,
    reasons: row.reasons.map(({ reason }) => reason),
  };
  await insertEvent(manager, row.investigationId, 'review.requested', data);
}
