import { shownData } from '../tasks/data-questions.policy';
import type { DataOperationsOutput, DataQuestionsInput, ModelOperation } from '../tasks/data-questions.types';
import type { ModelSession } from './model.session';
import { dataQuestionsTask } from './inquiry.tasks';

/** One request for all questions. Unknown questions and collections are dropped. */
export async function chooseOperations(
  session: ModelSession,
  input: DataQuestionsInput,
): Promise<DataOperationsOutput | null> {
  if (input.questions.length === 0 || input.collections.length === 0) return null;
  const shown = shownData(input);
  session.tally.withheld += shown.withheld;
  const given = await session.askNamed('first', dataQuestionsTask(shown));
  if (!given) return null;
  const operations = new Map<string, ModelOperation>();
  for (const one of given.value.operations) {
    const [question, collection] = [shown.questionOf(one.question), shown.collectionOf(one.collection)];
    if (question === undefined || collection === undefined || operations.has(question)) continue;
    operations.set(question, { ...one, question, collection });
  }
  return { by: given.name, operations: [...operations.values()] };
}
