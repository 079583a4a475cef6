import { noteItems } from '../notes/consolidate.policy';
import { REASONING } from '../reasoning.thresholds';
import { checkCritique, type CaseToCriticize, type CritiqueOutput } from '../tasks/critique.policy';
import { checkFrameworks, type CaseToExamine, type FrameworksOutput } from '../tasks/frameworks.policy';
import type { ModelSession } from './model.session';
import { frameworksTask, critiqueTask } from './inquiry.tasks';

/**
 * Applies all methods in one request to the critic, or else to the first model; null if no model answered.
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

/** Asks the critic, or else the first model, what is missing in a case; null if neither answered. */
export async function critiqueCase(session: ModelSession, input: CaseToCriticize): Promise<CritiqueOutput | null> {
  const { items, sourcesOf } = numberCasePages(input);
  const answer = await session.askNamed(session.hasCritic ? 'critic' : 'first', critiqueTask(input, items));
  if (!answer) return null;
  const points = checkCritique(answer.value, { claims: input.claims, items });
  return { by: answer.name, points: points.map(sourcesOf) };
}

/** Pages are numbered within the case, so that the same case yields the same prompt on every installation. */
function numberCasePages({ notes }: Pick<CaseToCriticize, 'notes'>) {
  const numbered = new Map([...notes.values()].map((page, at) => [at + 1, page]));
  const sourceIds = [...notes.keys()];
  return {
    items: noteItems([], numbered).slice(0, REASONING.maxNoteItems),
    sourcesOf: <T extends { sourceIds: number[] }>(one: T): T => ({
      ...one,
      sourceIds: one.sourceIds.flatMap((at) => sourceIds[at - 1] ?? []),
    }),
  };
}
