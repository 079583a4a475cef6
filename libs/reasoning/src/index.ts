export { keepGrounded } from './grounding.policy';
export type { ExplainInput, PageJudgement, Reasoner, ReasonerTasks } from './reasoner.port';
export { createRulesReasoner } from './rules.reasoner';
