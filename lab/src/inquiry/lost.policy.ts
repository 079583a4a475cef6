import { isCredible } from '@corroborate/domain';
import { standsIn } from '../scores';
import type { InquiryCase } from '@corroborate/investigation';

/** Where on its way an answer that a world has was lost. */
export const LOST = [
  'not-put',
  'no-case',
  'not-found',
  'not-credible',
  'not-noted',
  'contradicted',
  'not-answered',
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
 * have them can be relied on; `not-noted`: no notes of these have them; `not-answered`: notes have them.
 */
export function lostAt({ id, accepted }: OpenQuestion, found: InquiryCase | null): Lost {
  if (id === null) return 'not-put';
  if (!found) return 'no-case';
  const { inquiry, sources, texts, noted } = found;
  const state = inquiry.answers.find(({ questionId }) => questionId === id)?.state;
  if (state === 'contradicted') return 'contradicted';
  const hasAnswer = (text: string | undefined) => accepted.some((words) => standsIn(text ?? '', words));
  const telling = sources.filter((one) => hasAnswer(texts.get(one.id)));
  if (telling.length === 0) return 'not-found';
  const credible = telling.filter(({ tier, isTopicPage }) => isCredible(tier) && !isTopicPage);
  if (credible.length === 0) return 'not-credible';
  return credible.some((one) => hasAnswer(noted.get(one.id))) ? 'not-answered' : 'not-noted';
}
