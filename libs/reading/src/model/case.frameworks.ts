import { checkFrameworks, type CaseToExamine, type FrameworksOutput } from '../tasks/frameworks.policy';
import { numberCasePages } from './case.critique';
import type { ModelSession } from './model.session';
import { frameworksTask } from './inquiry.tasks';

/**
 * Applies all methods in one request to the critic, or to the first model if there is none; null if no model answered.
 */
export async function applyFrameworks(session: ModelSession, input: CaseToExamine): Promise<FrameworksOutput | null> {
  if (input.methods.length === 0) return null;
  const { items, sourcesOf } = numberCasePages(input);
  const answer = await session.askNamed(session.hasCritic ? 'critic' : 'first', frameworksTask(input, items));
  if (!answer) return null;
  const { results, questions } = checkFrameworks(answer.value, input.methods, { claims: input.claims, items });
  return {
    by: answer.name,
    results: results.map(({ id, points, evidence }) => ({
      id,
      points: points.map(sourcesOf),
      ...(evidence && { evidence: evidence.map(sourcesOf) }),
    })),
    questions,
  };
}
