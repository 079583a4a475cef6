import type { InquiryPlan, QuestionPriority } from '@corroborate/domain';
import { fold } from '@corroborate/text';
import { INQUIRY_LIMITS } from '@corroborate/verification';
import type { WorldQuestion } from '../world-run/world.questions';

/** A question as left by an editor in a plan. */
interface Edited {
  id?: string;
  question: string;
  priority: QuestionPriority;
}

/**
 * Edits a plan like an editor: the questions of the truth, as many as fit, then its own while there is room. All get
 * high priority, because whoever asks them wants answers. Pure.
 */
export function editedPlan({ questions }: InquiryPlan, asked: readonly WorldQuestion[]): Edited[] {
  const put = asked
    .slice(0, INQUIRY_LIMITS.maxTotalQuestions)
    .map(({ question }): Edited => ({ question, priority: 'high' }));
  const known = new Set(put.map(({ question }) => fold(question)));
  const own = questions.filter(({ question }) => !known.has(fold(question)));
  return [
    ...put,
    ...own
      .slice(0, INQUIRY_LIMITS.maxTotalQuestions - put.length)
      .map(({ id, question, priority }) => ({ id, question, priority })),
  ];
}
