import { createReason, type FrameworkStage, type Inquiry, type Mode, type Reason } from '@corroborate/domain';
import type { FrameworksOutput, FrameworkMethod } from '@corroborate/reading';
import { addRaisedQuestions } from './critique.policy';
import { loadQuestionLists } from './questions.data';
import { INQUIRY_LIMITS } from './inquiry.thresholds';

/** State of the inquiry after a round. */
export interface InquiryProgress {
  mode: Mode;
  round: number;
  /** Number of questions answered in this round. */
  newlyAnswered: number;
  /** True if no further round follows. */
  completes: boolean;
}

type DueStage = [stage: FrameworkStage, why: Reason];

/**
 * Determines which stages are due, and why. Pure. In detailed mode, methods are requested once per case, while
 * questions can still be searched.
 */
export function findDueStages(standing: InquiryProgress, already: Inquiry['frameworks']): DueStage[] {
  const { mode, completes } = standing;
  if (mode === 'exhaustive') return dueStagesOfRound(standing);
  const isDue = mode === 'detailed' && !completes && already.length === 0;
  return isDue ? (['mid', 'late'] as const).map((stage): DueStage => [stage, createReason('framework.once')]) : [];
}

function dueStagesOfRound({ round, newlyAnswered, completes }: InquiryProgress): DueStage[] {
  if (completes) return [['late', createReason('framework.before-completion')]];
  const rounds = INQUIRY_LIMITS.frameworkIntervalRounds;
  const due: DueStage[] = [];
  if (round === 1) due.push(['early', createReason('framework.first-round')]);
  if (round % rounds === 0) due.push(['mid', createReason('framework.every-rounds', { rounds })]);
  if (round > 1 && newlyAnswered === 0) due.push(['stuck', createReason('framework.no-progress')]);
  return due;
}

/** A method to apply, and why it applies now. */
export interface DueMethod extends FrameworkMethod {
  stage: FrameworkStage;
  why: Reason;
}

/** The methods of the stages that are due, without duplicates. */
export const findDueMethods = (due: readonly DueStage[]): DueMethod[] =>
  loadQuestionLists().frameworks.frameworks.flatMap(({ stages, ...method }) => {
    const [stage, why] = due.find(([one]) => stages.includes(one)) ?? [];
    return stage && why ? [{ ...method, stage, why }] : [];
  });

/**
 * Adds the results and the questions they raise. After the last round, new questions are displayed but no longer
 * searched for.
 */
export function addFrameworks(
  inquiry: Inquiry,
  { by, results, questions }: FrameworksOutput,
  { methods, round }: { methods: readonly DueMethod[]; round: number },
): Inquiry {
  const added = results.flatMap(({ id, ...found }) => {
    const method = methods.find((one) => one.id === id);
    return method
      ? [{ round, stage: method.stage, why: method.why, id, framework: method.name, shape: method.shape, by, ...found }]
      : [];
  });
  return { ...addRaisedQuestions(inquiry, by, questions), frameworks: [...inquiry.frameworks, ...added] };
}
