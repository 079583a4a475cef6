export { Advancer } from './advancer';
export { type Application, type ApplicationParts, assembled, openApplication, partsOf } from './application';
export type { CaptureView } from './capture.reader';
export { caseData } from './case.data';
export { CaseHistory } from './case.history';
export { caseOf, lookOf } from './case.reader';
export { collectedCaptures } from './collected.captures';
export { buildConclusion, investigationPatch } from './conclusion.builder';
export { decideCase, decideInputOf, type DecideSettings } from './decide.input';
export { enginesToday } from './engines.reader';
export type { ModeEstimate } from './estimate.policy';
export { keepEvidence } from './evidence.keeper';
export { type InquiryCase, inquiryCaseOf } from './inquiry/inquiry-case.reader';
export { answerOf, fullAnswerOf, type InvestigationAnswer, type InvestigationWithResult } from './investigation.answer';
export type { ListedBy } from './investigation.reader';
export { InvestigationService } from './investigation.service';
export { DEFAULT_MODE, MODE_PROFILES } from './investigation.thresholds';
export { type Judge, JudgePool } from './judging/judge.pool';
export { AddedPages } from './late/added-pages';
export { type AddedAnswer, addedAnswerOf } from './late/added.answer';
export { beforeConclusion } from './late/before-conclusion';
export { lateOrigin, type LateOriginPorts } from './late/late-origin';
export { LateSources } from './late/late-sources';
export { type LineageNode, lineageOfSource } from './lineage/lineage.policy';
export { Masks, masksOf } from './masks';
export type { TriggerRequest } from './orders/orders';
export { type PlanAnswer, planAnswerOf } from './plan/plan.answer';
export type { InvestigationPlan } from './plan/plan.types';
export { WaitingPlansJob } from './plan/waiting-plans.job';
export { ReadingModule } from './reading.module';
export { Reconciler } from './reconciler';
export { relatedOf } from './related.reader';
export { ResearchJob } from './research/research.job';
export { withoutJudgements } from './set-aside.policy';
export { isActiveStage, StageRunner, type StageSet } from './stage.runner';
export { qualifiedReaders, readingByModel, readingByRules } from './stage.tools';
export {
  ACTIVE_STAGES,
  type ActiveStage,
  type CrossReferenceOutput,
  type DecideOutput,
  type OriginOutput,
  type StageOutputs,
  type StageResult,
  type StageRow,
} from './stage.types';
export { StagesModule } from './stages.module';
export { AssessStage } from './stages/assess.stage';
export { CrossReferenceStage } from './stages/cross-reference.stage';
export { DecideStage } from './stages/decide.stage';
export { OpenedPagesService } from './stages/opened-pages.service';
export { PageCollector } from './stages/page-collector';
export { ReadStage } from './stages/read.stage';
export { done, type StageInput } from './stages/stage';
export { NETWORKS, REASONERS, WALL_CLOCK } from './tokens';
export { type TopicPage, TopicPageReader } from './topic-page.reader';
export { TopicIntake } from './topic.intake';
