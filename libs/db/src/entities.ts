import { ApiKeyEntity, AuditEntryEntity, DeskSessionEntity } from './access/access.entity';
import { ClaimEntity, ClaimEvidenceEntity } from './sources/claim.entity';
import { CollectionEntity, CollectionScanEntity } from './collections/collection.entity';
import { EvidenceCorrectionEntity } from './reviews/correction.entity';
import {
  ChainDueEntity,
  ChainEntryEntity,
  ChainSealEntity,
  ChainStampEntity,
  OriginalEntity,
  SigningKeyEntity,
} from './evidence/evidence.entity';
import { HandoverEntity } from './delivery/handover.entity';
import { InvestigationEntity } from './investigations/investigation.entity';
import { InvestigationEventEntity, StageResultEntity, StageStartEntity } from './investigations/progress.entity';
import { LegalHoldEntity } from './retention/legal-hold.entity';
import { ReaderQualificationEntity } from './upstream/reader-qualification.entity';
import { ReplayEntity } from './reviews/replay.entity';
import { ReplyNoteEntity } from './reviews/reply-note.entity';
import { PictureEntity, PicturesDueEntity } from './snapshots/picture.entity';
import { ResearchJobEntity } from './research/research.entity';
import { PublicCopyEntity } from './snapshots/public-copy.entity';
import { SnapshotEntity } from './snapshots/snapshot.entity';
import { ReviewDecisionEntity, ReviewItemEntity } from './reviews/review.entity';
import { InvestigationSourceEntity, SourceEntity } from './sources/source.entity';
import { TopicEntity } from './topics/topic.entity';
import {
  DomainRatingEntity,
  RatingImportEntity,
  UpstreamCacheEntity,
  UpstreamCallEntity,
} from './upstream/upstream.entity';
import { SourceCheckEntity } from './watch/watch.entity';
import { WebhookDeliveryEntity, WebhookEndpointEntity } from './delivery/webhook.entity';

/** Tables used only by handwritten SQL; no entity maps their rows. */
export const TABLES_WITHOUT_ENTITY = [
  ...['added_claims', 'added_outcomes', 'added_readings', 'added_sources', 'collection_seen', 'evidence_checks'],
  ...['evidence_faults', 'pace_slots', 'rate_limits', 'stamp_due', 'stream_places', 'topic_keys', 'upstream_tallied'],
  ...['upstream_tallies', 'watched_cases'],
];

export const ENTITIES = [
  TopicEntity,
  InvestigationEntity,
  StageResultEntity,
  StageStartEntity,
  InvestigationEventEntity,
  SourceEntity,
  InvestigationSourceEntity,
  ClaimEntity,
  ClaimEvidenceEntity,
  ReviewItemEntity,
  ReviewDecisionEntity,
  EvidenceCorrectionEntity,
  ReplyNoteEntity,
  ReplayEntity,
  LegalHoldEntity,
  HandoverEntity,
  ResearchJobEntity,
  PictureEntity,
  PicturesDueEntity,
  PublicCopyEntity,
  SnapshotEntity,
  OriginalEntity,
  ChainEntryEntity,
  ChainDueEntity,
  ChainSealEntity,
  ChainStampEntity,
  SigningKeyEntity,
  UpstreamCallEntity,
  UpstreamCacheEntity,
  DomainRatingEntity,
  RatingImportEntity,
  ReaderQualificationEntity,
  ApiKeyEntity,
  DeskSessionEntity,
  AuditEntryEntity,
  WebhookEndpointEntity,
  WebhookDeliveryEntity,
  CollectionEntity,
  CollectionScanEntity,
  SourceCheckEntity,
];
export * from './access/access.entity';
export * from './sources/claim.entity';
export * from './collections/collection.entity';
export * from './reviews/correction.entity';
export * from './evidence/evidence.entity';
export * from './delivery/handover.entity';
export * from './investigations/investigation.entity';
export * from './retention/legal-hold.entity';
export * from './snapshots/picture.entity';
export * from './investigations/progress.entity';
export * from './upstream/reader-qualification.entity';
export * from './reviews/replay.entity';
export * from './reviews/reply-note.entity';
export * from './research/research.entity';
export * from './snapshots/public-copy.entity';
export * from './snapshots/snapshot.entity';
export * from './reviews/review.entity';
export * from './sources/source.entity';
export * from './topics/topic.entity';
export * from './upstream/upstream.entity';
export * from './watch/watch.entity';
export * from './delivery/webhook.entity';
