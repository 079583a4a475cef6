export { keepGrounded } from './grounding.policy';
export { speaksToMachines } from './instructions.policy';
export { LIST_PRICES } from './model/prices';
export { createModelDesk } from './model/model.desk';
export { providersOf, type ModelProvider, type ModelSettings } from './model/provider';
export { addAccounts, rulesAccount } from './reasoning.account';
export type {
  AttributionQuestion,
  ExplainInput,
  ModelReading,
  ModelUse,
  PageJudgement,
  QueryBrief,
  Reasoner,
  ReasonerTasks,
  ReasoningAccount,
  ReasoningDesk,
} from './reasoner.port';
export { createRulesDesk, createRulesReasoner } from './rules.reasoner';
