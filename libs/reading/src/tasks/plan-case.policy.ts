import type { Claim, Mode, Perspective, Topic } from '@corroborate/domain';
import { removeUrls } from '@corroborate/text';
import { z } from 'zod';
import { isAddressedToAi } from '../grounding/instructions.policy';
import { toVisibleText } from '../grounding/passages.policy';
import { REASONING } from '../reasoning.thresholds';

/** Data for the plan, before the first search. */
export interface CaseToPlan {
  topic: Topic;
  claims: readonly Claim[];
  mode: Mode;
  /** Free-text note from an editor. */
  note?: string | null;
}

const text = (max: number) => z.string().max(max);
const ids = z.array(text(10)).max(10);

export const planAnswer = z.object({
  questions: z
    .array(
      z.object({
        id: text(10),
        question: text(300),
        reasoning: text(400),
        priority: z.enum(['HIGH', 'MEDIUM', 'LOW']),
        depends_on: ids,
      }),
    )
    .max(10),
  perspectives: z
    .array(
      z.object({
        name: text(80),
        focus: text(300),
        questions: ids,
        keywords: z.array(text(60)).max(8),
        search: z.array(z.object({ query: text(150), language: text(8) })).max(3),
      }),
    )
    .max(4),
});

type RawPlan = z.infer<typeof planAnswer>;

/** A question that a model planned for one story. */
export interface PlannedQuestion {
  /** Number given by the model, unique within its plan. */
  id: string;
  question: string;
  reasoning: string;
  priority: 'high' | 'medium' | 'low';
  /** IDs of other questions in the plan, without cycles. */
  dependsOn: string[];
}

/** A perspective on one topic, with its queries. */
export interface PlannedPerspective extends Perspective {
  /** `language` is a two-letter code. */
  search: { query: string; language: string }[];
}

/** A validated plan by a model for one case. Questions follow those on which they depend. */
export interface PlannedCase {
  by: string;
  questions: PlannedQuestion[];
  perspectives: PlannedPerspective[];
}

/** Null if nothing in the answer is usable. */
export function checkPlan(answer: RawPlan, by: string): PlannedCase | null {
  const questions = sortByDependency(usableQuestions(answer.questions)).slice(0, REASONING.maxPlannedQuestions);
  const known = new Set(questions.map(({ id }) => id));
  const perspectives = answer.perspectives
    .map((one) => checkPerspective(one, known))
    .filter(({ name, focus }) => isUsable(name) && isUsable(focus))
    .slice(0, REASONING.perspectives);
  return questions.length + perspectives.length > 0 ? { by, questions, perspectives } : null;
}

/** First valid question per ID; dependencies on unknown IDs are dropped. */
function usableQuestions(given: RawPlan['questions']): PlannedQuestion[] {
  const plain = given.map((one) => ({
    ...one,
    question: plainText(one.question),
    reasoning: plainText(one.reasoning),
  }));
  const usable = plain.filter(
    ({ id, question, reasoning }, at) =>
      /^sq_\d{1,2}$/.test(id) &&
      plain.findIndex((one) => one.id === id) === at &&
      isUsable(question) &&
      !isAddressedToAi(reasoning),
  );
  const known = new Set(usable.map(({ id }) => id));
  return usable.map(({ depends_on, priority, ...rest }) => ({
    ...rest,
    priority: PRIORITY[priority],
    dependsOn: [...new Set(depends_on)].filter((id) => known.has(id)),
  }));
}

const PRIORITY = { HIGH: 'high', MEDIUM: 'medium', LOW: 'low' } as const;

/** Sorts questions topologically. Circular ones and those that depend on them are dropped. */
function sortByDependency(questions: readonly PlannedQuestion[]): PlannedQuestion[] {
  const placed: PlannedQuestion[] = [];
  let left = [...questions];
  for (;;) {
    const ids = new Set(placed.map(({ id }) => id));
    const ready = left.filter(({ dependsOn }) => dependsOn.every((id) => ids.has(id)));
    if (ready.length === 0) return placed;
    placed.push(...ready);
    left = left.filter((one) => !ready.includes(one));
  }
}

const checkPerspective = (
  { name, focus, questions, keywords, search }: RawPlan['perspectives'][number],
  known: ReadonlySet<string>,
): PlannedPerspective => ({
  name: plainText(name),
  focus: plainText(focus),
  questions: [...new Set(questions)].filter((id) => known.has(id)),
  keywords: keywords.map(plainText).filter(isUsable),
  search: search.filter(({ query }) => isUsable(query.trim())),
});

const plainText = (given: string): string => toVisibleText(removeUrls(given)).trim();

const isUsable = (given: string): boolean => given !== '' && !isAddressedToAi(given);
