import type { QuestionAnswer, ResearchQuestion, SourceView, Topic } from '@corroborate/domain';
import type { PageToAsk, Reasoner } from '@corroborate/reasoning';
import { settleReadings, type QuestionReading } from '@corroborate/verification';

/** What a model is given to answer from. */
export interface ModelQuestions {
  topic: Topic;
  questions: readonly ResearchQuestion[];
  pages: readonly PageToAsk[];
  /** What was read in rounds before: nobody is asked the same of the same page again. */
  before: readonly QuestionReading[];
}

/** Free questions alone, put together to as many pages as a request holds. */
export async function readByModel(
  { topic, questions, pages, before }: ModelQuestions,
  reasoner: Pick<Reasoner, 'answer'>,
): Promise<QuestionReading[]> {
  const free = freeOnes(questions);
  const fresh = Map.groupBy(pages, ({ sourceId }) =>
    free
      .filter(({ id }) => !wasAsked(before, id, sourceId))
      .map(({ id }) => id)
      .join(' '),
  );
  const asked = [...fresh].map(async ([ids, group]) => {
    const open = free.filter(({ id }) => ids.split(' ').includes(id));
    const read = open.length > 0 ? await reasoner.answer({ topic, questions: open, pages: group }) : [];
    return read.map((one): QuestionReading => ({ ...one, questionIds: open.map(({ id }) => id) }));
  });
  return (await Promise.all(asked)).flat();
}

export const freeOnes = (questions: readonly ResearchQuestion[]): ResearchQuestion[] =>
  questions.filter(({ answeredBy }) => answeredBy === 'free');

const wasAsked = (before: readonly QuestionReading[], questionId: string, sourceId: number): boolean =>
  before.some(({ questionIds, sourceIds }) => questionIds.includes(questionId) && sourceIds.includes(sourceId));

/** What the questions are answered from, and what came of it. */
export interface Settling {
  topic: Topic;
  questions: readonly ResearchQuestion[];
  byRule: readonly QuestionAnswer[];
  sources: readonly SourceView[];
  readings: readonly QuestionReading[];
}

/** The answers of rules, free questions with what was read for them. */
export function withReadings({ questions, byRule, topic, sources, readings }: Settling): QuestionAnswer[] {
  const free = new Map(freeOnes(questions).map((one) => [one.id, one]));
  return byRule.map((given) => {
    const question = free.get(given.questionId);
    return question ? settleReadings(question, given, { topic, sources: [...sources], readings }) : given;
  });
}
