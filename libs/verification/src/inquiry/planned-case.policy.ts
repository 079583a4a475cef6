import { createReason, type AnsweredBy, type InquiryPlan, type ResearchQuestion } from '@corroborate/domain';
import type { PlannedCase, PlannedQuestion } from '@corroborate/reading';
import { truncate, oneLine } from '@corroborate/text';
import {
  createFreeFormQuestion,
  isCoveredByOthers,
  isQuestion,
  createQuestionIdGenerator,
  replaceQuestions,
} from './edit-questions.policy';
import { INQUIRY_LIMITS } from './inquiry.thresholds';

/** Questions answered from data that every case has; kept in addition to those planned for the story. */
const STANDARD_ANSWER_KINDS: readonly AnsweredBy[] = ['core', 'voices', 'disputes', 'origin', 'records'];

/**
 * Replaces template questions and perspectives with those planned by a model, but keeps questions from editors and
 * those that every case answers. Without a plan, the templates stay.
 */
export function mergePlannedQuestions(plan: InquiryPlan, planned: PlannedCase | null): InquiryPlan {
  if (!planned) return plan;
  const kept = plan.questions.filter(
    ({ by, answeredBy }) => by === 'editor' || STANDARD_ANSWER_KINDS.includes(answeredBy),
  );
  const made = generatedQuestions(planned, kept);
  if (made.size === 0) return plan;
  const idsOf = (given: readonly string[]) => given.flatMap((id) => made.get(id)?.id ?? []);
  const questions = [...made].map(([id, question]) => ({ ...question, dependsOn: idsOf(dependenciesOf(planned, id)) }));
  const perspectives = planned.perspectives.map(({ name, focus, keywords, questions: given }) => ({
    ...{ name, focus, keywords },
    questions: idsOf(given),
  }));
  const whole = replaceQuestions(plan, [...kept, ...questions]);
  return perspectives.length > 0 ? { ...whole, perspectives } : whole;
}

const dependenciesOf = ({ questions }: PlannedCase, id: string): readonly string[] =>
  questions.find((one) => one.id === id)?.dependsOn ?? [];

/** New questions with the IDs of the model; duplicates of existing questions are dropped. */
function generatedQuestions({ by, questions }: PlannedCase, kept: readonly ResearchQuestion[]) {
  const nextId = createQuestionIdGenerator(kept);
  const made = new Map<string, ResearchQuestion>();
  for (const given of questions) {
    const asked = [...kept, ...made.values()];
    const question = truncate(oneLine(given.question), INQUIRY_LIMITS.questionChars);
    if (asked.length >= INQUIRY_LIMITS.maxTotalQuestions || !isQuestion(question) || isCoveredByOthers(question, asked))
      continue;
    made.set(given.id, plannedQuestion({ ...given, question }, nextId(), by));
  }
  return made;
}

const plannedQuestion = ({ question, priority, reasoning }: PlannedQuestion, id: string, by: string) =>
  createFreeFormQuestion(
    { question, priority },
    'model',
    id,
    createReason('question.planned', { name: by, why: reasoning }),
  );
