import type { InquiryPlan, QuestionPriority } from '@corroborate/domain';
import { fold } from '@corroborate/text';
import { INQUIRY_LIMITS } from '@corroborate/verification';
import type { WorldQuestion } from '../world-run/world.questions';

/** A question as an editor leaves it in a plan. */
interface Edited {
  id?: string;
  question: string;
  priority: QuestionPriority;
}

/**
 * Pure: the questions of the truth as an editor would put them into a plan, as many as it holds, then its own as long
 * as there is room. All are weighty: whoever asks them wants them answered.
 */
export function editedPlan({ questions }: InquiryPlan, asked: readonly WorldQuestion[]): Edited[] {
  const put = asked.slice(0, INQUIRY_LIMITS.mostOfAll).map(({ question }): Edited => ({ question, priority: 'high' }));
  const known = new Set(put.map(({ question }) => fold(question)));
  const own = questions.filter(({ question }) => !known.has(fold(question)));
  return [
    ...put,
    ...own
      .slice(0, INQUIRY_LIMITS.mostOfAll - put.length)
      .map(({ id, question, priority }) => ({ id, question, priority })),
  ];
}
