import { CorroborateError, createReason, toReasonText } from '@corroborate/domain';
import type { ActiveStage, StageResult } from '../stages/stage.types';
import { toLossReason, type StopReason } from './halt.policy';

/** At the deadline, keeps the partial result and records the loss, such as a due round that was not run. */
export function markStopped<T>(result: StageResult<T>, halt: StopReason): StageResult<T> {
  const loss = toLossReason(halt);
  return { ...result, state: 'partial', reason: toReasonText(loss), loss };
}

/** Discards a result interrupted by a shutdown: the job runs again in another process. */
export function assertNotInterrupted(signal: AbortSignal): void {
  if (signal.aborted && signal.reason !== 'timeout')
    throw new CorroborateError('cancelled', 'The stage was interrupted before it finished.');
}

/** Discards a result collected while internal storage was unavailable: the stage runs again later. */
export function throwIfUnavailable(away: CorroborateError | null): void {
  if (away !== null) throw away;
}

/** Keeps the partial result of a stage that timed out and records the loss. */
export function markTimedOut<T>(signal: AbortSignal, stage: ActiveStage, result: StageResult<T>): StageResult<T> {
  if (!signal.aborted) return result;
  const loss = createReason('loss.stage-cut-short', { stage, rest: result.reason });
  return { ...result, state: 'partial', reason: toReasonText(loss), loss };
}
