export * from './access/access.repository';
export {
  AddedSourcesRepository,
  type AddedSourceUsage,
  type NewAddedSource,
  type PendingSource,
} from './sources/added-sources.repository';
export { type AdminActor, type NewAuditEntry } from './access/audit.entry';
export { BudgetRepository } from './upstream/budget.repository';
export { type CandidateRequest } from './topics/candidates.query';
export * from './sources/claims.repository';
export * from './collections/collections.repository';
export { CorrectionsRepository, type CorrectionEffect } from './reviews/corrections.repository';
export * from './topics/earlier-cases.repository';
export * from './investigations/events.repository';
export { EvidenceChecksRepository } from './evidence/evidence-checks.repository';
export type { EntryDraftRow, Linker } from './evidence/chain.writer';
export * from './evidence/evidence.repository';
export { WaitingPlansRepository } from './investigations/waiting-plans.repository';
export { HandoversRepository, type PendingHandover, type PublicRows } from './delivery/handovers.repository';
export type { InvestigationFilter, ListedInvestigation } from './investigations/investigations.query';
export { type DecidedInvestigation } from './investigations/investigations.repository';
export { type HoldResult } from './investigations/hold';
export * from './investigations/investigations.repository';
export { StoredTextRepository, type CaseState, type StoredRow } from './retention/stored-text.repository';
export * from './upstream/ledger.repository';
export * from './watch/source-checks.repository';
export { MaskedRowsRepository } from './retention/masked-rows.repository';
export { LegalHoldsRepository } from './retention/legal-holds.repository';
export * from './metrics/metrics.repository';
export { PicturesRepository } from './snapshots/pictures.repository';
export { PostgresAnswerCache } from './upstream/postgres-answer.cache.adapter';
export { PostgresPaceStore } from './upstream/postgres-pace.adapter';
export { QualificationsRepository, type NewQualification } from './upstream/qualifications.repository';
export * from './upstream/ratings.repository';
export { type ConclusionTransaction, type ConclusionWrite, type InvestigationPatch } from './investigations/conclusion';
export { type Page } from './sql/rows';
export * from './topics/reinvestigation.repository';
export { ReplaysRepository } from './reviews/replays.repository';
export * from './reviews/replies.repository';
export * from './research/research.repository';
export * from './retention/retention.repository';
export * from './reviews/review-queue.repository';
export { type ReviewFilter } from './reviews/reviews.query';
export * from './reviews/reviews.repository';
export * from './snapshots/public-copies.repository';
export * from './snapshots/snapshots.repository';
export * from './sources/sources.repository';
export * from './investigations/stage-results.repository';
export type { StageDeaths, StageStart } from './investigations/stage-starts.sql';
export { SealTimestampsRepository, type SealToStamp } from './evidence/seal-timestamps.repository';
export * from './access/stream-slots.repository';
export { TopicKeysRepository } from './topics/topic-keys.repository';
export { type ListedTopic, type TopicFilter } from './topics/topics.query';
export * from './topics/topics.repository';
export * from './delivery/webhook-deliveries.repository';
export * from './delivery/webhook-endpoints.repository';
