import { readAnswer, requestsOf, type GivenAnswer, type ShownPages } from '../tasks/answering.policy';
import type { AnswerInput, AnswersRead, ReadAnswer } from '../tasks/answering.types';
import type { ModelSession } from './model.session';
import { questionAnswersTask } from './tasks';

/** All questions over all pages, in as few requests as it takes; one a request that was answered. */
export async function answeredFrom(session: ModelSession, input: AnswerInput): Promise<AnswersRead[]> {
  if (input.questions.length === 0) return [];
  const read = await Promise.all(requestsOf(input).map((shown) => answeredOn(session, input, shown)));
  return read.filter((one) => one !== null);
}

/** What is not borne out by a found quote is dropped and counted. */
async function answeredOn(
  session: ModelSession,
  { topic, questions }: AnswerInput,
  shown: ShownPages,
): Promise<AnswersRead | null> {
  const ids = new Map(questions.map(({ id }, at) => [`q${at + 1}`, id]));
  const given = await session.askNamed('first', questionAnswersTask({ topic, questions }, shown));
  if (!given) return null;
  const dropped: string[] = [];
  const found = new Map<string, ReadAnswer>();
  for (const one of given.value.answers) keep(one);
  return {
    by: given.name,
    sourceIds: shown.pages.map(({ sourceId }) => sourceId),
    answers: [...found.values()],
    dropped,
  };

  function keep(one: GivenAnswer): void {
    const questionId = ids.get(one.question);
    if (questionId === undefined) return;
    const read = readAnswer(one, shown.passages);
    if (read) return void keepFirst({ questionId, ...read });
    session.tally.droppedQuotes += 1;
    dropped.push(questionId);
  }

  function keepFirst(read: ReadAnswer): void {
    const key = `${read.questionId} ${read.sourceId}`;
    if (!found.has(key)) found.set(key, read);
  }
}
