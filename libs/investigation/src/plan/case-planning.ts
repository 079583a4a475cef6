import type { Settings } from '@corroborate/config';
import { systemClock, type UpstreamGateway } from '@corroborate/domain';
import { createModelReasoning, createRulesReasoning, providersOf, type ReasonerTasks } from '@corroborate/reading';

/** Nothing but a plan is asked before an investigation is approved. */
const NO_RULES: ReasonerTasks = {
  extractClaims: () => [],
  judgeStance: () => {
    throw new Error('A planner reads no page.');
  },
  resolveAttribution: () => [],
  planQueries: () => [],
};

/** Who plans a case that waits for approval: a model where one is set and this process has a gateway, else nobody. */
export function casePlanning(settings: Settings, gateway: UpstreamGateway | null) {
  const models = gateway && providersOf(settings);
  if (!gateway || !models) return createRulesReasoning(NO_RULES);
  return createModelReasoning(NO_RULES, { ...models, tasks: settings.MODEL_TASKS }, gateway, systemClock);
}
