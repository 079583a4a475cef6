import type { CallContext, Mode, Topic } from '@corroborate/domain';
import type { CaseHistory } from '../case.history';
import type { ModeProfile } from '../investigation.thresholds';
import type { InvestigationPlan } from '../plan/plan.types';
import type { ActiveStage, StageOutputs, StageResult } from '../stage.types';

export interface StageInput {
  investigationId: number;
  topic: Topic;
  mode: Mode;
  round: number;
  profile: ModeProfile;
  history: CaseHistory;
  /** Where an editor approved one. */
  plan: InvestigationPlan | null;
  /** Carries the abort signal: at the stage's time limit or on cancellation calls end at once. */
  context: CallContext;
  /** Tells readers what is going on; written to the progress events. */
  report(type: string, data: Record<string, unknown>): Promise<void>;
}

/** One step of a round. It may be run again after a crash; what it returns is stored once. */
export interface Stage<N extends ActiveStage> {
  readonly name: N;
  run(input: StageInput): Promise<StageResult<StageOutputs[N]>>;
}

export const done = <T>(output: T): StageResult<T> => ({ state: 'done', output, reason: null });

/** `done` when nothing was lost, else `partial` with the losses named. */
export function withLosses<T>(output: T, losses: string[]): StageResult<T> {
  return losses.length ? { state: 'partial', output, reason: losses.join('; ') } : done(output);
}
