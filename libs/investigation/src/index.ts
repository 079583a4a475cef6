export { readEngineStates } from './adapters/engines.reader';
export { MaskFactory, createMasks } from './adapters/masks';
export { ReadingModule } from './adapters/reading.module';
export { type TopicPage, TopicPageReader } from './adapters/topic-page.reader';
export { AddedPageReader } from './added-sources/added-pages';
export { AddedSourcesService } from './added-sources/added-sources.service';
export { type AddedSourceResponse, toAddedSourceResponse } from './added-sources/added.response';
export { createConclusionGate } from './added-sources/before-conclusion';
export {
  type Application,
  type ApplicationParts,
  withApplicationModules,
  openApplication,
  resolveParts,
} from './application';
export { type CaptureView, collectedCaptures } from './case/capture.reader';
export { buildCaseData } from './case/case.data';
export { CaseHistory } from './case/case.history';
export { readDecidedCase, readPrePublicationCheck } from './case/case.reader';
export { type InquiryCase, readInquiryCase } from './case/inquiry-case.reader';
export { type LineageNode, selectSourceLineage } from './case/lineage.policy';
export { extractMainClaim, findRelatedTopics } from './case/related.reader';
export { discardJudgments } from './case/set-aside.policy';
export { buildConclusion, investigationPatch } from './conclusion/conclusion.builder';
export { decideCase, buildDecideInput, type DecideSettings, type CaseToDecide } from './conclusion/decide.input';
export { storeEvidence } from './conclusion/evidence.keeper';
export { InvestigationService } from './investigation.service';
export { DEFAULT_MODE, MODE_PROFILES } from './investigation.thresholds';
export { type Judge, JudgePool } from './judging/judge.pool';
export type { ModeEstimate } from './orders/estimate.policy';
export type { TriggerRequest } from './orders/orders';
export { TopicIntake } from './orders/topic.intake';
export { type PlanResponse, toPlanResponse } from './plan/plan.response';
export type { InvestigationPlan } from './plan/plan.types';
export { WaitingPlansJob } from './plan/waiting-plans.job';
export { ResearchJob } from './research/research.job';
export { Advancer } from './rounds/advancer';
export { Reconciler } from './rounds/reconciler';
export { isActiveStage, StageRunner, type StageSet } from './rounds/stage.runner';
export { AssessStage } from './stages/assess/assess.stage';
export { CrossReferenceStage } from './stages/cross-reference/cross-reference.stage';
export { DecideStage } from './stages/decide/decide.stage';
export { retraceOrigin, type LateOriginPorts } from './stages/origin/late-origin';
export { OpenedPagesService } from './stages/read/opened-pages.service';
export { PageCollector } from './stages/read/page-collector';
export { ReadStage } from './stages/read/read.stage';
export { qualifiedReaders, createModelReading, createRulesReading } from './stages/stage.tools';
export { doneResult, type StageInput } from './stages/stage';
export {
  ACTIVE_STAGES,
  type ActiveStage,
  type CrossReferenceOutput,
  type DecideOutput,
  type OriginOutput,
  type ReadPage,
  type StageOutputs,
  type StageResult,
  type StageRow,
} from './stages/stage.types';
export { StagesModule } from './stages/stages.module';
export {
  toInvestigationResponse,
  toResponseWithResult,
  type InvestigationResponse,
  type InvestigationWithResult,
} from './status/investigation.response';
export type { InvestigationListQuery } from './status/investigation.reader';
export type { TopicVerdict } from './status/investigation.view';
export { NETWORKS, REASONERS, WALL_CLOCK } from './tokens';
