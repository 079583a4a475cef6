import type { InquiryPlan } from '@corroborate/domain';
import { fold } from '@corroborate/text';
import { INQUIRY_LIMITS, type EditedQuestion } from '@corroborate/verification';
import type { WorldQuestion } from '../world-run/world.questions';

/**
 * Edits a plan like an editor: the questions of the truth, as many as fit, then its own while there is room. All get
 * high priority, because whoever asks them wants answers. Pure.
 */
export function editedPlan({ questions }: InquiryPlan, asked: readonly WorldQuestion[]): EditedQuestion[] {
  const put = asked
    .slice(0, INQUIRY_LIMITS.maxTotalQuestions)
    .map(({ question }): EditedQuestion => ({ question, priority: 'high' }));
  const known = new Set(put.map(({ question }) => fold(question)));
  const own = questions.filter(({ question }) => !known.has(fold(question)));
  return [
    ...put,
    ...own
      .slice(0, INQUIRY_LIMITS.maxTotalQuestions - put.length)
      .map(({ id, question, priority }) => ({ id, question, priority })),
  ];
}
