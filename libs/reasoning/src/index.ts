export type { PageToAsk } from './answering.types';
export { keepGrounded } from './grounding.policy';
export { speaksToMachines } from './instructions.policy';
export { estimateOf, pricedByModel, WORKLOADS } from './model/estimate.policy';
export { createModelReasoning } from './model/model.service';
export { providersOf } from './model/provider';
export {
  configuredReader,
  readerOf,
  readingInstructions,
  restsOnModel,
  type QualifiedReaders,
} from './model/qualified.reading';
export { noteId, type NoteGroup } from './notes/consolidate.policy';
export { sourceClaims } from './notes/source-claims.policy';
export type { PageNotes } from './notes/page-notes.schema';
export type { Prose, ProseFinding, ProseSentence } from './prose.policy';
export { addAccounts, rulesAccount } from './reasoning.account';
export type {
  AttributionQuestion,
  ModelReading,
  PageJudgement,
  QueryBrief,
  Reasoner,
  ReasonerTasks,
  ReasoningAccount,
  ReasoningService,
} from './reasoner.port';
export { createResearch } from './research/create-research';
export { researchQuestion } from './research/question.policy';
export { isOverTime, nextStep, type ResearchLimits } from './research/research.policy';
export type { DeepResearchProvider, ResearchTold } from './research/research.port';
export { createRulesReasoning } from './rules.reasoner';
export type { Translation } from './translation.policy';
