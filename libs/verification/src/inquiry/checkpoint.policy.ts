import {
  createReason,
  CHECKPOINT_POINTS,
  type Checkpoint,
  type CheckpointIssue,
  type EvidenceGap,
  type Reason,
} from '@corroborate/domain';
import { findCheckpointIssues } from './checkpoint.issues';
import type { CheckpointInput, SearchProgress } from './checkpoint.types';
import { INQUIRY_LIMITS } from './inquiry.thresholds';

/**
 * Assesses the case by six criteria and recommends whether to continue. Pure. Does not depend on the number of rounds.
 */
export function assessCheckpoint(data: CheckpointInput, trigger: Checkpoint['trigger']): Checkpoint {
  const issues = findCheckpointIssues(data);
  const failed = new Set(issues.map(({ type }) => type));
  const points = CHECKPOINT_POINTS.map((point) => ({
    point,
    passed: point === 'theories' && data.openTheories === null ? null : !failed.has(point),
  }));
  return { round: data.round, trigger, verdict: verdictOf(issues), ...adviseNextStep(data), points, issues };
}

function verdictOf(issues: readonly CheckpointIssue[]): Checkpoint['verdict'] {
  if (issues.some(({ severity }) => severity === 'high')) return 'FAILED';
  return issues.some(({ severity }) => severity === 'medium') ? 'NEEDS_REVISION' : 'PASSED';
}

/** Searches for those issues that a search could resolve. */
export const listCheckpointGaps = ({ issues }: Pick<Checkpoint, 'issues'>): EvidenceGap[] =>
  issues.flatMap(({ search, description }) => (search === undefined ? [] : [{ text: search, why: description }]));

/** High-severity issues, which cause the checkpoint to fail. */
export const listFailureReasons = ({ issues }: Pick<Checkpoint, 'issues'>): Reason[] =>
  issues.filter(({ severity }) => severity === 'high').map(({ description }) => description);

/** The critical question with the lowest confidence below `sure`; null if none. */
export function findOpenCritical({ questions, answers }: Pick<CheckpointInput, 'questions' | 'answers'>) {
  const open = questions
    .filter(({ priority }) => priority === 'critical')
    .map((question) => ({ question, answer: answers.find(({ questionId }) => questionId === question.id) }))
    .filter(
      ({ answer }) =>
        answer?.state !== 'unanswerable' && (answer?.confidence ?? 0) < INQUIRY_LIMITS.minAnswerConfidence,
    )
    .sort((a, b) => (a.answer?.confidence ?? 0) - (b.answer?.confidence ?? 0));
  return open[0] ?? null;
}

/**
 * Why further searches would find nothing new, based on recent results rather than the number of rounds; null if they
 * still could.
 */
export function findExhaustion({ newByRound, sources, sameInAllEngines }: SearchProgress): Reason | null {
  const batches = INQUIRY_LIMITS.emptyBatches;
  const last = newByRound.slice(-batches);
  if (last.length === batches && last.every((brought) => brought === 0))
    return createReason('advice.empty-batches', { batches });
  const brought = newByRound.at(-1) ?? 0;
  if (newByRound.length < 2) return null;
  if (sameInAllEngines && brought === 0) return createReason('advice.same-sources');
  const share = sources === 0 ? 0 : brought / sources;
  return share < INQUIRY_LIMITS.minNewPageShare
    ? createReason('advice.little-new', { percent: Math.round(100 * share) })
    : null;
}

function adviseNextStep(data: CheckpointInput): Pick<Checkpoint, 'advice' | 'why'> {
  const states = data.questions.map(
    ({ id }) => data.answers.find(({ questionId }) => questionId === id)?.state ?? 'open',
  );
  const left = states.filter((state) => state !== 'answered').length;
  if (left === 0) return { advice: 'SUFFICIENT', why: createReason('advice.all-answered') };
  const dry = findExhaustion(data.gathered);
  if (dry) return { advice: 'DIMINISHING_RETURNS', why: dry };
  if (!states.includes('open') && !states.includes('contradicted'))
    return { advice: 'DIMINISHING_RETURNS', why: createReason('advice.unanswerable', { questions: left }) };
  const critical = findOpenCritical(data);
  if (critical) {
    const percent = Math.round(100 * (critical.answer?.confidence ?? 0));
    const { id, question } = critical.question;
    return { advice: 'CONTINUE', why: createReason('advice.critical-open', { id, question, percent }) };
  }
  const weighty = data.questions.some(
    ({ priority }, at) => (priority === 'critical' || priority === 'high') && states[at] === 'open',
  );
  return {
    advice: weighty ? 'CONTINUE' : 'SUFFICIENT',
    why: createReason('advice.questions-open', { questions: left }),
  };
}
