export { keepGrounded } from './grounding.policy';
export type { ExplainInput, PageJudgement, QueryBrief, Reasoner, ReasonerTasks } from './reasoner.port';
export { createRulesReasoner } from './rules.reasoner';
