import type { TopicDraft } from '@corroborate/domain';
import type { Database } from '../database';
import { topicDraft } from './samples';

/** Creates a topic, an investigation and an open review item; returns their IDs. */
export async function waitingReview(
  db: Database,
  draft: Partial<TopicDraft>,
): Promise<{ item: number; investigation: number; topicId: number }> {
  const [stored] = await db.topics.upsertMany([topicDraft(draft)]);
  return createWaitingReview(db, stored!.topic.id);
}

/** One more case of an existing topic, with a review. */
export async function createWaitingReview(db: Database, topicId: number) {
  const made = await db.investigations.create({
    topicId,
    mode: 'quick',
    priority: 'high',
    budgetUsd: 1,
    forced: true,
    requestedBy: null,
  });
  if (!made.created) throw new Error('not created');
  const { id } = made.investigation;
  const review = {
    reasons: [{ reason: 'serious-allegation' as const, detail: 'crime', code: 'review.uncorroborated', params: {} }],
    priority: 'high' as const,
    recommendedLevel: 'verified' as const,
  };
  await db.investigations.conclude(id, async () => ({ topic: { investigated: true }, investigation: {}, review }));
  const [item] = await db.reviews.listByCase(id);
  return { item: item!.id, investigation: id, topicId };
}
