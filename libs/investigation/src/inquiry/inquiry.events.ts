import {
  toReasonText,
  type Checkpoint,
  type Inquiry,
  type QuestionAnswer,
  type ResearchQuestion,
} from '@corroborate/domain';
import type { StageInput } from '../stages/stage';

type EventReporter = Pick<StageInput, 'report'>;

interface AnswersToCompare {
  asked: readonly Pick<ResearchQuestion, 'id'>[];
  before: Inquiry | null;
  answers: readonly QuestionAnswer[];
}

/** Publishes the questions as soon as the claims are known, before any page is assessed. */
export async function publishQuestionEvents(
  to: EventReporter,
  questions: readonly Pick<ResearchQuestion, 'id' | 'question' | 'priority'>[],
): Promise<void> {
  for (const { id, question, priority } of questions)
    await to.report('question.asked', { question_id: id, question, priority });
}

/** Publishes questions not in `asked`, and those whose state changed. */
export async function publishAnswerEvents(
  to: EventReporter,
  questions: readonly ResearchQuestion[],
  { asked, before, answers }: AnswersToCompare,
): Promise<void> {
  const known = new Set(asked.map(({ id }) => id));
  await publishQuestionEvents(
    to,
    questions.filter(({ id }) => !known.has(id)),
  );
  for (const answer of answers) {
    const old = before?.answers.find(({ questionId }) => questionId === answer.questionId)?.state ?? 'open';
    if (answer.state === old) continue;
    await to.report(answer.state === 'answered' ? 'question.answered' : 'question.turned', {
      question_id: answer.questionId,
      question: questions.find(({ id }) => id === answer.questionId)?.question ?? '',
      state: answer.state,
      answer: answer.answer,
      confidence: answer.confidence,
      why: toReasonText(answer.why),
    });
  }
}

export async function publishCheckpointEvents(
  to: EventReporter,
  { verdict, advice, trigger, why, issues }: Checkpoint,
): Promise<void> {
  await to.report('checkpoint.made', {
    verdict,
    advice,
    trigger,
    reason: toReasonText(why),
    issues: issues.map(({ type, severity, description }) => ({
      type,
      severity,
      description: toReasonText(description),
    })),
  });
}
