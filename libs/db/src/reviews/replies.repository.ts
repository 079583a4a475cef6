import type { JsonObject, FormattedReviewReason } from '@corroborate/domain';
import type { EntityManager } from 'typeorm';
import { ReplyNoteEntity } from './reply-note.entity';
import { ReviewItemEntity } from './review.entity';
import { InvestigationEntity } from '../investigations/investigation.entity';
import { insertEvent } from '../investigations/events.repository';
import { queueHandover } from '../delivery/handovers.repository';
import { isRowId, lockCase, untyped, toPlain } from '../sql/rows';
import { Repository } from '../sql/repository';
export type NewReplyNote = Omit<ReplyNoteEntity, 'id' | 'at' | 'topicId'>;

/** Effects of a reply note besides storing the note. */
export interface ReplyEffect {
  /** The updated result to show; null if none is stored. */
  result: JsonObject | null;
  /** Maps the reasons of an open review item to their new values. */
  reasons: (before: FormattedReviewReason[]) => FormattedReviewReason[];
}

export class RepliesRepository extends Repository {
  /** Notes of all investigations of a topic, in chronological order. */
  async listByTopic(topicId: number): Promise<ReplyNoteEntity[]> {
    if (!isRowId(topicId)) return [];
    const rows = await this.dataSource
      .getRepository(ReplyNoteEntity)
      .find({ where: { topicId }, order: { id: 'ASC' } });
    return rows.map(toPlain);
  }

  /**
   * Adds a note and its effects in one transaction; `effect` is called with the investigation locked.
   * @throws CorroborateError `not-found`.
   */
  async add(note: NewReplyNote, effect: (known: ReplyNoteEntity[]) => Promise<ReplyEffect>): Promise<ReplyNoteEntity> {
    return this.dataSource.transaction(async (manager) => {
      const { investigationId: id } = note;
      const row = await lockCase(manager, id);
      const saved = await manager.save(manager.create(ReplyNoteEntity, { ...note, topicId: row.topicId }));
      const known = await manager.find(ReplyNoteEntity, { where: { topicId: row.topicId }, order: { id: 'ASC' } });
      await applyReplyEffect(manager, row, await effect(known.map(toPlain)));
      const { name, what, madeBy: by } = note;
      await insertEvent(manager, id, 'reply.noted', { name, what, by });
      await queueHandover(manager, id, 'corrected');
      const stored = await manager.findOneByOrFail(ReplyNoteEntity, { id: saved.id });
      return toPlain(stored);
    });
  }
}

async function applyReplyEffect(
  manager: EntityManager,
  { id }: InvestigationEntity,
  effect: ReplyEffect,
): Promise<void> {
  if (effect.result) await manager.update(InvestigationEntity, { id }, untyped({ result: effect.result }));
  const item = await manager.findOneBy(ReviewItemEntity, untyped({ investigationId: id, state: 'open' as const }));
  if (!item) return;
  await manager.update(ReviewItemEntity, { id: item.id }, untyped({ reasons: effect.reasons(item.reasons) }));
}
