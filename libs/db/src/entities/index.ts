import { ApiKeyEntity, AuditEntryEntity, DeskSessionEntity } from './access.entity';
import { ClaimEntity, ClaimEvidenceEntity } from './claim.entity';
import { CollectionEntity, CollectionScanEntity } from './collection.entity';
import { EvidenceCorrectionEntity } from './correction.entity';
import {
  ChainDueEntity,
  ChainEntryEntity,
  ChainSealEntity,
  ChainStampEntity,
  OriginalEntity,
  SigningKeyEntity,
} from './evidence.entity';
import { HandoverEntity } from './handover.entity';
import { InvestigationEntity } from './investigation.entity';
import { InvestigationEventEntity, StageResultEntity, StageStartEntity } from './progress.entity';
import { LegalHoldEntity } from './legal-hold.entity';
import { ReaderQualificationEntity } from './reader-qualification.entity';
import { ReplayEntity } from './replay.entity';
import { ReplyNoteEntity } from './reply-note.entity';
import { PictureEntity, PicturesDueEntity } from './picture.entity';
import { ResearchJobEntity } from './research.entity';
import { PublicCopyEntity } from './public-copy.entity';
import { SnapshotEntity } from './snapshot.entity';
import { ReviewDecisionEntity, ReviewItemEntity } from './review.entity';
import { InvestigationSourceEntity, SourceEntity } from './source.entity';
import { TopicEntity } from './topic.entity';
import { DomainRatingEntity, RatingImportEntity, UpstreamCacheEntity, UpstreamCallEntity } from './upstream.entity';
import { SourceLookEntity } from './watch.entity';
import { WebhookDeliveryEntity, WebhookEndpointEntity } from './webhook.entity';

/** Tables that statements by hand alone read and write: no code holds a row of theirs as an object. */
export const OTHER_TABLES = [
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
  SourceLookEntity,
];
export * from './access.entity';
export * from './claim.entity';
export * from './collection.entity';
export * from './correction.entity';
export * from './evidence.entity';
export * from './handover.entity';
export * from './investigation.entity';
export * from './legal-hold.entity';
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
export * from './topic.entity';
export * from './upstream.entity';
export * from './watch.entity';
export * from './webhook.entity';
