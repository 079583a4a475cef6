import {
  createReason,
  CorroborateError,
  type InquiryPlan,
  type QuestionPriority,
  type Reason,
  type ResearchQuestion,
} from '@corroborate/domain';
import { listContentStems, truncate, fold, oneLine } from '@corroborate/text';
import { INQUIRY_LIMITS } from './inquiry.thresholds';

/** A question in its edited form; new questions have no ID. */
export interface EditedQuestion {
  id?: string;
  question: string;
  priority: QuestionPriority;
}

/**
 * Returns the plan with the edited questions in the given order; omitted ones are removed. An unchanged question keeps
 * its kind of answer, and a reworded one becomes free-form.
 * @throws CorroborateError `invalid-input`
 */
export function applyQuestionEdits(plan: InquiryPlan, edited: readonly EditedQuestion[]): InquiryPlan {
  const given = edited.map((one) => ({ ...one, question: oneLine(one.question) }));
  rejectInvalidEdits(plan, given);
  const known = new Map(plan.questions.map((one) => [one.id, one]));
  const free = createQuestionIdGenerator(plan.questions);
  const questions = given.map(
    (one) => applyEdit(one, known.get(one.id ?? '')) ?? createFreeFormQuestion(one, 'editor', free()),
  );
  return replaceQuestions(plan, questions);
}

function applyEdit(
  { question, priority }: EditedQuestion,
  before: ResearchQuestion | undefined,
): ResearchQuestion | null {
  if (!before) return null;
  if (oneLine(before.question) === question) return { ...before, priority };
  return createFreeFormQuestion({ question, priority }, 'editor', before.id);
}

/** Removes dependencies on deleted questions. New questions are added to the first perspective. */
export function replaceQuestions(plan: InquiryPlan, questions: ResearchQuestion[]): InquiryPlan {
  const ids = new Set(questions.map(({ id }) => id));
  const fresh = questions.map(({ id }) => id).filter((id) => !plan.questions.some((one) => one.id === id));
  const whole = questions.map((one) => ({ ...one, dependsOn: one.dependsOn.filter((id) => ids.has(id)) }));
  const perspectives = plan.perspectives.map((one, at) => ({
    ...one,
    questions: [...one.questions.filter((id) => ids.has(id)), ...(at === 0 ? fresh : [])],
  }));
  return { ...plan, questions: whole, perspectives };
}

export function createFreeFormQuestion(
  { question, priority }: Pick<EditedQuestion, 'question' | 'priority'>,
  by: 'editor' | 'model',
  id: string,
  reasoning: Reason = createReason('question.by-editor'),
): ResearchQuestion {
  const keywords = [...new Set(keywordsOf(question))].slice(0, INQUIRY_LIMITS.keywords);
  return { id, question, priority, dependsOn: [], reasoning, answeredBy: 'free', keywords, by };
}

/** The content words of the question, unchanged. */
const keywordsOf = (question: string): string[] =>
  question
    .split(/[^\p{L}\p{N}\p{M}'’-]+/u)
    .filter((word) => listContentStems(word).length > 0)
    .map((word) => truncate(word, INQUIRY_LIMITS.keywordChars));

export const isQuestion = (text: string): boolean => /[?？؟;]$/u.test(text) && listContentStems(text).length >= 2;

/** Whether nearly all content words of a question occur in another question. */
export function isCoveredByOthers(question: string, others: readonly ResearchQuestion[]): boolean {
  const stems = new Set(listContentStems(question));
  return others.some((one) => {
    const there = new Set(listContentStems(one.question));
    return [...stems].filter((stem) => there.has(stem)).length >= 0.8 * stems.size;
  });
}

/** Generates IDs above the highest one in use. */
export function createQuestionIdGenerator(questions: readonly ResearchQuestion[]): () => string {
  let last = Math.max(0, ...questions.map(({ id }) => Number(id.replace('sq_', '')) || 0));
  return () => `sq_${(last += 1)}`;
}

function rejectInvalidEdits({ questions }: InquiryPlan, given: readonly EditedQuestion[]): void {
  const ids = given.flatMap(({ id }) => (id === undefined ? [] : [id]));
  const texts = given.map(({ question }) => fold(question));
  const unknown = ids.find((id) => !questions.some((one) => one.id === id));
  if (given.length === 0) throw invalidQuestionsError('there are none', 'Keep at least one question.');
  if (given.length > INQUIRY_LIMITS.maxTotalQuestions)
    throw invalidQuestionsError(
      `there are ${given.length} questions`,
      `Keep at most ${INQUIRY_LIMITS.maxTotalQuestions}.`,
    );
  if (given.some(({ question }) => listContentStems(question).length === 0))
    throw invalidQuestionsError(
      'a question has no meaningful word',
      'Phrase it in a few words that say what to find out.',
    );
  if (given.some(({ question }) => question.length > INQUIRY_LIMITS.questionChars))
    throw invalidQuestionsError('a question is too long', `Use at most ${INQUIRY_LIMITS.questionChars} characters.`);
  if (unknown !== undefined)
    throw invalidQuestionsError(`there is no question ${unknown.slice(0, 20)}`, 'Omit the ID of a new question.');
  if (new Set(ids).size < ids.length || new Set(texts).size < texts.length)
    throw invalidQuestionsError('a question is listed twice', 'List each question once.');
}

const invalidQuestionsError = (what: string, hint: string) =>
  new CorroborateError('invalid-input', `The questions are invalid: ${what}.`, { hint });
