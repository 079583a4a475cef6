import type { CallContext, Mode, Topic } from '@corroborate/domain';
import type { ReasoningAccount } from '@corroborate/reading';
import type { CaseHistory } from '../case/case.history';
import type { StopReason } from '../rounds/halt.policy';
import type { ModeProfile } from '../investigation.thresholds';
import type { InvestigationPlan } from '../plan/plan.types';
import type { ActiveStage, StageOutputs, StageResult } from './stage.types';

export interface StageInput {
  investigationId: number;
  topic: Topic;
  mode: Mode;
  round: number;
  profile: ModeProfile;
  history: CaseHistory;
  /** Why evidence collection stops and no further round begins; null if there is no reason. */
  halt?: StopReason | null;
  /** The approved plan; null if none. */
  plan: InvestigationPlan | null;
  /** False if nobody had added a source when the stage started; those added later are found before the conclusion. */
  hasAdded?: boolean;
  /** Budget; absent if none applies. */
  limits?: { budgetUsd: number };
  /** Has the abort signal: calls end at the stage's time limit or on cancellation. */
  context: CallContext;
  /** Writes a progress event. */
  report(type: string, data: Record<string, unknown>): Promise<void>;
}

/** One step of a round. It may run again after a crash; its result is stored once. */
export interface Stage<N extends ActiveStage> {
  readonly name: N;
  run(input: StageInput): Promise<StageResult<StageOutputs[N]>>;
}

export const doneResult = <T>(output: T): StageResult<T> => ({ state: 'done', output, reason: null });

/** Returns `done` if there are no losses, otherwise `partial` with the losses. */
export function withLosses<T>(output: T, losses: string[]): StageResult<T> {
  const lost = [...new Set(losses)];
  return lost.length ? { state: 'partial', output, reason: lost.join('; '), lost } : doneResult(output);
}

/** Publishes which models were used and their cost; publishes nothing if only rules ran. */
export async function reportReasoning(
  input: Pick<StageInput, 'report' | 'context'>,
  account: ReasoningAccount,
): Promise<void> {
  if (account.judgedBy === 'rules') return;
  const sum = (pick: (use: ReasoningAccount['models'][number]) => number) =>
    account.models.reduce((total, use) => total + pick(use), 0);
  await input.report('reasoning.used', {
    stage: input.context.stage,
    judged_by: account.judgedBy,
    calls: sum(({ calls }) => calls),
    tokens: sum(({ tokensIn, tokensOut }) => tokensIn + tokensOut),
    cost_usd: sum(({ costUsd }) => costUsd),
    dropped_quotes: account.droppedQuotes,
    disagreements: account.disagreements,
    degraded: account.degraded,
  });
}
