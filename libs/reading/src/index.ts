export type { AnswerSide, NotesAnswers } from './tasks/answering.types';
export { keepGrounded } from './grounding/grounding.policy';
export { isAddressedToAi } from './grounding/instructions.policy';
export { estimateTokens, priceByModel, WORKLOADS } from './model/estimate.policy';
export { createModelReasoning } from './model/model.service';
export { readModels } from './model/provider';
export {
  getConfiguredReader,
  readerCombination,
  readingInstructions,
  reliesOnModel,
  type QualifiedReaders,
} from './model/qualified.reading';
export { noteId, groupIdenticalNotes, type NoteGroup } from './notes/consolidate.policy';
export { noteClaims, sourceClaims, sourceExplanations } from './notes/source-claims.policy';
export type { PageNotes } from './notes/page-notes.schema';
export type { ArticleClaim, ArticleSentence, WrittenArticle } from './tasks/article.policy';
export type { CritiqueOutput, RaisedQuestion } from './tasks/critique.policy';
export type { FrameworksOutput, FrameworkMethod } from './tasks/frameworks.policy';
export type { PlannedCase, PlannedQuestion } from './tasks/plan-case.policy';
export { withPlannedQueries } from './tasks/plan-queries.policy';
export { addAccounts, rulesAccount } from './reasoning.account';
export type {
  AttributionQuestion,
  ClaimReadings,
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
export { hasTimedOut, nextStep, type ResearchLimits } from './research/research.policy';
export type { DeepResearchProvider, ResearchResponse } from './research/research.port';
export { createRulesReasoning } from './rules/rules.reasoner';
export type { Translation } from './tasks/translation.policy';
export { removeSetting, extractClaims } from './rules/claims/claims.policy';
export { hasCheckableClaim } from './rules/claims/checkable-topic.policy';
export { judgeSource } from './rules/judge-page';
export type { SourceJudgement } from './reading.types';
export { namesLead } from './guards/vouching/gate.policy';
export { CAUTIONS } from './guards/cautions/cautions';
export { RULES } from './rules/stance/rules';
export { readRating, readVerdict } from './rules/page/rating.policy';
export { buildTopicModel, coverage, type TopicModel } from './rules/topic/topic.model';
export * from './rules/stance.thresholds';
