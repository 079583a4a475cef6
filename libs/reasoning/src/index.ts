export { keepGrounded } from './grounding.policy';
export { speaksToMachines } from './instructions.policy';
export { estimateOf, pricedByModel, WORKLOADS } from './model/estimate.policy';
export { createModelDesk } from './model/model.desk';
export { providersOf } from './model/provider';
export { addAccounts, rulesAccount } from './reasoning.account';
export type {
  AttributionQuestion,
  ModelReading,
  PageJudgement,
  QueryBrief,
  Reasoner,
  ReasonerTasks,
  ReasoningAccount,
  ReasoningDesk,
} from './reasoner.port';
export { createRulesDesk } from './rules.reasoner';
export type { Translation } from './translation.policy';
