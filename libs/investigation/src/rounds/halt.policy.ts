import { createReason, getPhase, type Mode, type Reason } from '@corroborate/domain';
import type { Settings } from '@corroborate/config';
import type { InvestigationEntity } from '@corroborate/db';
import type { ActiveStage } from '../stages/stage.types';

/**
 * Why evidence collection stops and no further round begins: an editor requested the decision, or the time limit is
 * reached.
 */
export type StopReason = Extract<Reason, { code: 'stop.wrapped-up' | 'stop.deadline' }>;

/** Maximum minutes per mode, excluding pauses; 0 = no limit. */
export type Deadlines = Record<Mode, number>;

/** Replays have no deadline, so that their results do not depend on the machine's speed. */
export function readDeadlines(
  settings: Pick<Settings, 'DEADLINE_QUICK_MINUTES' | 'DEADLINE_DETAILED_MINUTES' | 'MAX_MINUTES' | 'CLOCK_START'>,
): Deadlines {
  if (settings.CLOCK_START) return { quick: 0, detailed: 0, exhaustive: 0 };
  const { DEADLINE_QUICK_MINUTES: quick, DEADLINE_DETAILED_MINUTES: detailed, MAX_MINUTES: exhaustive } = settings;
  return { quick, detailed, exhaustive };
}

type StopInput = Pick<InvestigationEntity, 'mode' | 'startedAt' | 'pausedMs' | 'wrapUpAt'>;

/**
 * An editor's request takes precedence over the deadline. Time counts from the start of the first stage, excluding
 * pauses.
 */
export function findStopReason(row: StopInput, now: Date, deadlines: Deadlines): StopReason | null {
  if (row.wrapUpAt) return createReason('stop.wrapped-up');
  const minutes = deadlines[row.mode];
  if (minutes === 0 || !row.startedAt) return null;
  const worked = now.getTime() - new Date(row.startedAt).getTime() - row.pausedMs;
  return worked >= minutes * 60_000 ? createReason('stop.deadline', { mode: row.mode, minutes }) : null;
}

/**
 * Whether to skip the stage. After the deadline, all collection is skipped; after an editor's request, the first round
 * still finishes, because otherwise there would be nothing to decide on. Other stages are never skipped.
 */
export const shouldSkipStage = (halt: StopReason | null, stage: ActiveStage, weighedBefore: boolean): boolean =>
  halt !== null && getPhase(stage) === 'gathering' && (halt.code === 'stop.deadline' || weighedBefore);

/** Whether to abort a running stage. After an editor's request, the stage may finish. */
export const shouldAbortStage = (halt: StopReason | null, stage: ActiveStage): halt is StopReason =>
  halt?.code === 'stop.deadline' && getPhase(stage) === 'gathering';

/** The loss caused by the stop, as stated in the result. */
export const toLossReason = (halt: StopReason): Reason =>
  halt.code === 'stop.deadline'
    ? createReason('loss.deadline', { minutes: halt.params.minutes })
    : createReason('loss.wrapped-up');
