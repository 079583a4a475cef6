import { ApiKeyEntity, AuditEntryEntity, DeskSessionEntity } from './access.entity';
import { AddedClaimEntity, AddedOutcomeEntity, AddedReadingEntity, AddedSourceEntity } from './added-source.entity';
import { ClaimEntity, ClaimEvidenceEntity } from './claim.entity';
import { CollectionEntity, CollectionScanEntity, CollectionSeenEntity } from './collection.entity';
import { EvidenceCorrectionEntity } from './correction.entity';
import {
  ChainDueEntity,
  ChainEntryEntity,
  ChainSealEntity,
  ChainStampEntity,
  EvidenceCheckEntity,
  EvidenceFaultsEntity,
  OriginalEntity,
  SigningKeyEntity,
  StampDueEntity,
} from './evidence.entity';
import { HandoverEntity } from './handover.entity';
import { InvestigationEntity } from './investigation.entity';
import { InvestigationEventEntity, StageResultEntity, StageStartEntity } from './progress.entity';
import { LegalHoldEntity } from './legal-hold.entity';
import { RateLimitEntity, StreamPlaceEntity } from './limits.entity';
import { ReaderQualificationEntity } from './reader-qualification.entity';
import { ReplayEntity } from './replay.entity';
import { ReplyNoteEntity } from './reply-note.entity';
import { PictureEntity, PicturesDueEntity } from './picture.entity';
import { ResearchJobEntity } from './research.entity';
import { PublicCopyEntity } from './public-copy.entity';
import { SnapshotEntity } from './snapshot.entity';
import { ReviewDecisionEntity, ReviewItemEntity } from './review.entity';
import { InvestigationSourceEntity, SourceEntity } from './source.entity';
import { TopicKeysEntity } from './topic-keys.entity';
import { TopicEntity } from './topic.entity';
import {
  DomainRatingEntity,
  PaceSlotEntity,
  RatingImportEntity,
  UpstreamCacheEntity,
  UpstreamCallEntity,
  UpstreamTalliedEntity,
  UpstreamTallyEntity,
} from './upstream.entity';
import { SourceLookEntity, WatchedCaseEntity } from './watch.entity';
import { WebhookDeliveryEntity, WebhookEndpointEntity } from './webhook.entity';

export const ENTITIES = [
  TopicEntity,
  TopicKeysEntity,
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
  AddedSourceEntity,
  AddedReadingEntity,
  AddedOutcomeEntity,
  AddedClaimEntity,
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
  StampDueEntity,
  EvidenceCheckEntity,
  EvidenceFaultsEntity,
  SigningKeyEntity,
  UpstreamCallEntity,
  UpstreamTallyEntity,
  UpstreamTalliedEntity,
  UpstreamCacheEntity,
  PaceSlotEntity,
  DomainRatingEntity,
  RatingImportEntity,
  ReaderQualificationEntity,
  ApiKeyEntity,
  DeskSessionEntity,
  AuditEntryEntity,
  RateLimitEntity,
  StreamPlaceEntity,
  WebhookEndpointEntity,
  WebhookDeliveryEntity,
  CollectionEntity,
  CollectionScanEntity,
  CollectionSeenEntity,
  WatchedCaseEntity,
  SourceLookEntity,
];
export * from './access.entity';
export * from './added-source.entity';
export * from './claim.entity';
export * from './collection.entity';
export * from './correction.entity';
export * from './evidence.entity';
export * from './handover.entity';
export * from './investigation.entity';
export * from './legal-hold.entity';
export * from './limits.entity';
export * from './picture.entity';
export * from './progress.entity';
export * from './reader-qualification.entity';
export * from './replay.entity';
export * from './reply-note.entity';
export * from './research.entity';
export * from './public-copy.entity';
export * from './snapshot.entity';
export * from './review.entity';
export * from './source.entity';
export * from './topic-keys.entity';
export * from './topic.entity';
export * from './upstream.entity';
export * from './watch.entity';
export * from './webhook.entity';
