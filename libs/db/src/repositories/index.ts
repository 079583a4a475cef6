export * from './access.repository';
export {
  AddedSourcesRepository,
  type AddedSoFar,
  type NewAddedSource,
  type PendingSource,
} from './added-sources.repository';
export { type Manager, type NewAuditEntry } from './audit.entry';
export { BudgetRepository } from './budget.repository';
export { type CandidateRequest, type CandidateTopic } from './candidates.query';
export * from './claims.repository';
export * from './collections.repository';
export { CorrectionsRepository, type CorrectionEffect, type EvidenceCorrection } from './corrections.repository';
export * from './earlier-cases.repository';
export * from './events.repository';
export { EvidenceChecksRepository } from './evidence-checks.repository';
export type { EntryDraftRow, Linker } from './chain.writer';
export * from './evidence.repository';
export { WaitingPlansRepository } from './waiting-plans.repository';
export { HandoversRepository, type HandedTopic } from './handovers.repository';
export { type ListedInvestigation } from './investigations.query';
export { type Held } from './holding';
export * from './investigations.repository';
export { KeptRowsRepository, type CaseState, type KeptRow } from './kept-rows.repository';
export * from './ledger.repository';
export * from './looks.repository';
export { MaskedRowsRepository } from './masked-rows.repository';
export { LegalHoldsRepository, type LegalHold } from './legal-holds.repository';
export * from './metrics.repository';
export { PicturesRepository } from './pictures.repository';
export { PostgresAnswerCache } from './postgres-answer.cache.adapter';
export { PostgresPaceStore } from './postgres-pace.store.adapter';
export type { PublicRows } from './public-rows';
export { QualificationsRepository, type NewQualification, type ReaderQualification } from './qualifications.repository';
export * from './ratings.repository';
export * from './records.types';
export * from './reinvestigation.repository';
export { ReplaysRepository, type Replay } from './replays.repository';
export * from './replies.repository';
export * from './research.repository';
export * from './retention.repository';
export * from './review-queue.repository';
export { type ReviewFilter } from './reviews.query';
export * from './reviews.repository';
export * from './public-copies.repository';
export * from './snapshots.repository';
export * from './sources.repository';
export * from './stage-results.repository';
export { StampsRepository, type SealToStamp } from './stamps.repository';
export * from './stream-places.repository';
export { TopicKeysRepository } from './topic-keys.repository';
export { type ListedTopic, type TopicFilter } from './topics.query';
export * from './topics.repository';
export * from './webhook-deliveries.repository';
export * from './webhook-endpoints.repository';
