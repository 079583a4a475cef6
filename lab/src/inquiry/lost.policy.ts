import { isCredible } from '@corroborate/domain';
import { standsIn } from '../scores';
import type { InquiryCase } from '@corroborate/investigation';

/** Where on its way an answer that a world has was lost. */
export const LOST = [
  'not-put',
  'no-case',
  'not-found',
  'not-credible',
  'not-shown',
  'contradicted',
  'refused',
  'misquoted',
  'not-read-out',
] as const;
export type Lost = (typeof LOST)[number];

/** A question that stayed open. */
export interface OpenQuestion {
  /** Its id in the plan; null where it was not put. */
  id: string | null;
  accepted: readonly string[];
}

/**
 * Pure: how far an answer came. `not-found`: no page that was read has its words; `not-credible`: none of those that
 * have them can be relied on; `not-shown`: nobody was shown one of these; then what the reader said and what
 * became of it.
 */
export function lostAt({ id, accepted }: OpenQuestion, found: InquiryCase | null): Lost {
  if (id === null) return 'not-put';
  if (!found) return 'no-case';
  const { inquiry, sources, texts, readings, refused } = found;
  const state = inquiry.answers.find(({ questionId }) => questionId === id)?.state;
  if (state === 'contradicted') return 'contradicted';
  if (refused.some(({ questionId }) => questionId === id)) return 'refused';
  if (readings.some(({ dropped }) => dropped.includes(id))) return 'misquoted';
  const telling = sources.filter((one) => accepted.some((words) => standsIn(texts.get(one.id) ?? '', words)));
  if (telling.length === 0) return 'not-found';
  const credible = telling.filter(({ tier, isTopicPage }) => isCredible(tier) && !isTopicPage);
  if (credible.length === 0) return 'not-credible';
  const shown = new Set(
    readings.filter(({ questionIds }) => questionIds.includes(id)).flatMap(({ sourceIds }) => sourceIds),
  );
  return credible.some((one) => shown.has(one.id)) ? 'not-read-out' : 'not-shown';
}
