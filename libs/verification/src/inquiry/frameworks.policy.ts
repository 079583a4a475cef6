import { because, type FrameworkAsked, type FrameworkStage, type Reason } from '@corroborate/domain';
import { questionLists, type FrameworksFile } from './questions.data';
import { INQUIRY_LIMITS } from './inquiry.thresholds';

/** State of the inquiry after a round. */
export interface Standing {
  round: number;
  /** Questions that this round answered. */
  newlyAnswered: number;
  /** No further round follows. */
  completes: boolean;
}

/** Pure: which stages are due, and why. */
export function stagesDue({ round, newlyAnswered, completes }: Standing): [FrameworkStage, Reason][] {
  const due: [FrameworkStage, Reason][] = [];
  if (round === 1) due.push(['early', because('framework.first-round')]);
  if (round % INQUIRY_LIMITS.everyRounds === 0)
    due.push(['mid', because('framework.every-rounds', { rounds: INQUIRY_LIMITS.everyRounds })]);
  if (round > 1 && newlyAnswered === 0) due.push(['stuck', because('framework.no-progress')]);
  if (completes) due.push(['late', because('framework.before-completion')]);
  return due;
}

/** The questions of the stages that are due, each once in an investigation. */
export function frameworksDue(
  standing: Standing,
  asked: readonly FrameworkAsked[],
  { frameworks }: FrameworksFile = questionLists().frameworks,
): FrameworkAsked[] {
  const known = new Set(asked.map(({ id }) => id));
  return stagesDue(standing).flatMap(([stage, why]) =>
    frameworks
      .filter((one) => one.stage === stage)
      .flatMap(({ framework, questions }) =>
        questions
          .filter(({ id }) => !known.has(id))
          .map(({ id, question }) => ({ round: standing.round, stage, framework, id, question, why })),
      ),
  );
}
