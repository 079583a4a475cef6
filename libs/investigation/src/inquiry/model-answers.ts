import type { QuestionAnswer, ResearchQuestion, SourceView, Topic } from '@corroborate/domain';
import type { Reasoner } from '@corroborate/reading';
import { settleReadings, type QuestionReading } from '@corroborate/verification';
import type { AskedPage } from './pages-to-ask';

/** What a model is given to answer from. */
export interface ModelQuestions {
  topic: Topic;
  questions: readonly ResearchQuestion[];
  pages: readonly AskedPage[];
  /** What was read in rounds before: nobody is asked the same of the same page again. */
  before: readonly QuestionReading[];
}

/** Free questions alone, put together to as many pages as a request holds. */
export async function readByModel(
  { topic, questions, pages, before }: ModelQuestions,
  reasoner: Pick<Reasoner, 'answer'>,
): Promise<QuestionReading[]> {
  const free = freeOnes(questions);
  const openFor = ({ sourceId }: AskedPage) => free.filter(({ id }) => !wasAsked(before, id, sourceId));
  const groups = Map.groupBy(pages, (page) => [page.aside, ...openFor(page).map(({ id }) => id)].join(' '));
  const asked = [...groups.values()].map(async (group) => {
    const open = group[0] ? openFor(group[0]) : [];
    const shown = group.map(({ aside: _, ...page }) => page);
    const read = open.length > 0 ? await reasoner.answer({ topic, questions: open, pages: shown }) : [];
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
