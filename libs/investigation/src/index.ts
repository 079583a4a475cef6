export { enginesToday } from './adapters/engines.reader';
export { Masks, masksOf } from './adapters/masks';
export { ReadingModule } from './adapters/reading.module';
export { type TopicPage, TopicPageReader } from './adapters/topic-page.reader';
export { AddedPages } from './added-sources/added-pages';
export { AddedSourcesService } from './added-sources/added-sources.service';
export { type AddedAnswer, addedAnswerOf } from './added-sources/added.answer';
export { beforeConclusion } from './added-sources/before-conclusion';
export { type Application, type ApplicationParts, assembled, openApplication, partsOf } from './application';
export type { CaptureView } from './case/capture.reader';
export { caseData } from './case/case.data';
export { CaseHistory } from './case/case.history';
export { caseOf, lookOf } from './case/case.reader';
export { collectedCaptures } from './case/collected.captures';
export { type InquiryCase, inquiryCaseOf } from './case/inquiry-case.reader';
export { type LineageNode, lineageOfSource } from './case/lineage.policy';
export { mainClaimOf, relatedOf } from './case/related.reader';
export { withoutJudgements } from './case/set-aside.policy';
export { buildConclusion, investigationPatch } from './conclusion/conclusion.builder';
export { decideCase, decideInputOf, type DecideSettings, type WeighedCase } from './conclusion/decide.input';
export { keepEvidence } from './conclusion/evidence.keeper';
export { InvestigationService } from './investigation.service';
export { DEFAULT_MODE, MODE_PROFILES } from './investigation.thresholds';
export { type Judge, JudgePool } from './judging/judge.pool';
export type { ModeEstimate } from './orders/estimate.policy';
export type { TriggerRequest } from './orders/orders';
export { TopicIntake } from './orders/topic.intake';
export { type PlanAnswer, planAnswerOf } from './plan/plan.answer';
export type { InvestigationPlan } from './plan/plan.types';
export { WaitingPlansJob } from './plan/waiting-plans.job';
export { ResearchJob } from './research/research.job';
export { Advancer } from './rounds/advancer';
export { Reconciler } from './rounds/reconciler';
export { isActiveStage, StageRunner, type StageSet } from './rounds/stage.runner';
export { AssessStage } from './stages/assess/assess.stage';
export { CrossReferenceStage } from './stages/cross-reference/cross-reference.stage';
export { DecideStage } from './stages/decide/decide.stage';
export { lateOrigin, type LateOriginPorts } from './stages/origin/late-origin';
export { OpenedPagesService } from './stages/read/opened-pages.service';
export { PageCollector } from './stages/read/page-collector';
export { ReadStage } from './stages/read/read.stage';
export { qualifiedReaders, readingByModel, readingByRules } from './stages/stage.tools';
export { done, type StageInput } from './stages/stage';
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
  answerOf,
  fullAnswerOf,
  type InvestigationAnswer,
  type InvestigationWithResult,
} from './status/investigation.answer';
export type { ListedBy } from './status/investigation.reader';
export type { TopicVerdict } from './status/investigation.view';
export { NETWORKS, REASONERS, WALL_CLOCK } from './tokens';
