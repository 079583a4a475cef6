import { because, phaseOf, type Mode, type Reason } from '@corroborate/domain';
import type { Settings } from '@corroborate/config';
import type { InvestigationEntity } from '@corroborate/db';
import type { ActiveStage } from '../stages/stage.types';

/** Why no more is gathered and no further round begins: a person wants the verdict, or the time of the mode is over. */
export type Halt = Extract<Reason, { code: 'stop.wrapped-up' | 'stop.deadline' }>;

/** Minutes an investigation of each mode may take, pauses apart; 0 = as long as it takes. */
export type Deadlines = Record<Mode, number>;

/** A replay of a frozen world is no race: it takes as long as the machine needs, and comes out the same everywhere. */
export function deadlinesOf(
  settings: Pick<Settings, 'DEADLINE_QUICK_MINUTES' | 'DEADLINE_DETAILED_MINUTES' | 'MAX_MINUTES' | 'CLOCK_START'>,
): Deadlines {
  if (settings.CLOCK_START) return { quick: 0, detailed: 0, exhaustive: 0 };
  const { DEADLINE_QUICK_MINUTES: quick, DEADLINE_DETAILED_MINUTES: detailed, MAX_MINUTES: exhaustive } = settings;
  return { quick, detailed, exhaustive };
}

type Held = Pick<InvestigationEntity, 'mode' | 'startedAt' | 'pausedMs' | 'wrapUpAt'>;

/** A person's wish goes before the clock. The time is counted from the first stage on, by what the row says. */
export function haltOf(row: Held, now: Date, deadlines: Deadlines): Halt | null {
  if (row.wrapUpAt) return because('stop.wrapped-up');
  const minutes = deadlines[row.mode];
  if (minutes === 0 || !row.startedAt) return null;
  const worked = now.getTime() - new Date(row.startedAt).getTime() - row.pausedMs;
  return worked >= minutes * 60_000 ? because('stop.deadline', { mode: row.mode, minutes }) : null;
}

/**
 * Is the stage left out? The clock ends all gathering; a person who wraps up has the first round finished, since
 * without it there would be nothing to decide on. What weighs and decides is never left out.
 */
export const leavesOut = (halt: Halt | null, stage: ActiveStage, weighedBefore: boolean): boolean =>
  halt !== null && phaseOf(stage) === 'gathering' && (halt.code === 'stop.deadline' || weighedBefore);

/** Is a stage at work cut short? A person's wish lets it finish. */
export const cutsShort = (halt: Halt | null, stage: ActiveStage): halt is Halt =>
  halt?.code === 'stop.deadline' && phaseOf(stage) === 'gathering';

/** What the result says is missing. */
export const lossOfHalt = (halt: Halt): Reason =>
  halt.code === 'stop.deadline'
    ? because('loss.deadline', { minutes: halt.params.minutes })
    : because('loss.wrapped-up');
