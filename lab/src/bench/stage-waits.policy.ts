import type { Instant, StageName } from '@corroborate/domain';

export interface StageTimes {
  round: number;
  stage: StageName;
  finishedAt: Instant;
}

/**
 * Time that one stage alone adds to a round, ms: by how much it ran longer than all other stages before the decision.
 */
export function addedMs(times: readonly StageTimes[], round: number, stage: StageName): number {
  const before = times.filter((one) => one.round === round && one.stage !== 'decide');
  const own = before.find((one) => one.stage === stage);
  const others = before.filter((one) => one.stage !== stage).map(({ finishedAt }) => Date.parse(finishedAt));
  return own && others.length > 0 ? Math.max(0, Date.parse(own.finishedAt) - Math.max(...others)) : 0;
}
