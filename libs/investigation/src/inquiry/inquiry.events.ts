import {
  sentenceOf,
  type Checkpoint,
  type Inquiry,
  type QuestionAnswer,
  type ResearchQuestion,
} from '@corroborate/domain';
import type { StageInput } from '../stages/stage';

type Teller = Pick<StageInput, 'report'>;

interface Told {
  asked: readonly Pick<ResearchQuestion, 'id'>[];
  before: Inquiry | null;
  answers: readonly QuestionAnswer[];
}

/** What is asked, before any page is judged: whoever watches sees it from the first claims on. */
export async function tellOfQuestions(
  to: Teller,
  questions: readonly Pick<ResearchQuestion, 'id' | 'question' | 'priority'>[],
): Promise<void> {
  for (const { id, question, priority } of questions)
    await to.report('question.asked', { question_id: id, question, priority });
}

/** Questions that were not `asked` before, and those whose state changed. */
export async function tellOfAnswers(
  to: Teller,
  questions: readonly ResearchQuestion[],
  { asked, before, answers }: Told,
): Promise<void> {
  const known = new Set(asked.map(({ id }) => id));
  await tellOfQuestions(
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
      why: sentenceOf(answer.why),
    });
  }
}

export async function tellOfCheckpoint(
  to: Teller,
  { verdict, advice, trigger, why, issues }: Checkpoint,
): Promise<void> {
  await to.report('checkpoint.made', {
    verdict,
    advice,
    trigger,
    reason: sentenceOf(why),
    issues: issues.map(({ type, severity, description }) => ({ type, severity, description: sentenceOf(description) })),
  });
}
