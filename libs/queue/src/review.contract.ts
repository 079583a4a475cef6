import { PRIORITIES, REVIEW_REASONS, VERIFICATION_LEVELS } from '@corroborate/domain';
import { z } from 'zod';

/**
 * Job data of `reviews`, version 1: one job per item held for review. Texts are untrusted plain text. The stored item
 * is authoritative; its job is removed once the item is decided or superseded.
 */
const level = z.enum(VERIFICATION_LEVELS);
const id = z.int().positive();

export const publicReviewSchema = z.strictObject({
  version: z.literal(1),
  review_id: id.describe('Decide it with POST /api/reviews/{review_id}/decide'),
  investigation_id: id,
  topic_id: id,
  external_id: z.string().describe('Your ID of the topic'),
  topic_title: z.string().describe('Untrusted plain text from an external source; escape before display'),
  reasons: z.array(z.strictObject({ reason: z.enum(REVIEW_REASONS), detail: z.string() })),
  priority: z.enum(PRIORITIES),
  current_level: level.describe('Level of the topic when the item was created'),
  recommended_level: level.describe('Level supported by the evidence when the item was created'),
  created_at: z.iso.datetime(),
});
export type PublicReviewPayload = z.infer<typeof publicReviewSchema>;

/** The contract as JSON Schema (draft 2020-12), for consumers in other languages. */
export function reviewsJsonSchema(): Record<string, unknown> {
  return {
    $id: 'reviews.v1',
    title: 'Job data of the queue reviews, version 1',
    ...z.toJSONSchema(publicReviewSchema),
  };
}
