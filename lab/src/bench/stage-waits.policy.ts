import type { Instant, StageName } from '@corroborate/domain';

export interface StageTimes {
  round: number;
  stage: StageName;
  finishedAt: Instant;
}

/**
 * Time that the social stage alone adds to the first round, ms: by how much it ran longer than all other stages before
 * the decision.
 */
export function addedBySocial(times: readonly StageTimes[]): number {
  const before = times.filter(({ round, stage }) => round === 1 && stage !== 'decide');
  const own = before.find(({ stage }) => stage === 'social');
  const others = before.filter(({ stage }) => stage !== 'social').map(({ finishedAt }) => Date.parse(finishedAt));
  return own && others.length > 0 ? Math.max(0, Date.parse(own.finishedAt) - Math.max(...others)) : 0;
}
