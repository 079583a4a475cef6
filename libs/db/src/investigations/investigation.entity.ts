import {
  INVESTIGATION_STATUSES,
  MODES,
  PHASES,
  PRIORITIES,
  STAGES,
  TERMINAL_STATUSES,
  VERIFICATION_LEVELS,
  type Instant,
  type InvestigationStatus,
  type Json,
  type JsonObject,
  type Mode,
  type Phase,
  type Priority,
  type StageName,
  type StoredVerdict,
  type VerificationLevel,
} from '@corroborate/domain';
import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import {
  bool,
  identity,
  instant,
  json,
  now,
  checkOneOf,
  optional,
  double,
  rowId,
  text,
  usd,
  integer,
} from '../sql/columns';
import { TopicEntity } from '../topics/topic.entity';

/** Statuses of open investigations; at most one such row per topic. */
export const ACTIVE_STATUSES = INVESTIGATION_STATUSES.filter((status) => !TERMINAL_STATUSES.includes(status));

/** One attempt to corroborate a topic. The row is authoritative; queue jobs only advance it. */
@Entity({ name: 'investigations' })
@Index('UQ_investigations_active_topic', ['topicId'], { unique: true, where: checkOneOf('status', ACTIVE_STATUSES) })
@Index('IDX_investigations_topic', ['topicId', 'id'])
@Index('IDX_investigations_status', ['status', 'id'])
@Index('IDX_investigations_finished', ['mode', 'finishedAt'])
@Index('IDX_investigations_mode', ['mode', 'id'])
@Index('IDX_investigations_review', ['id'], { where: 'requires_human_review' })
@Index('IDX_investigations_ordered', ['requestedBy', 'queuedAt'])
/** Covering index for the metrics. */
@Index('IDX_investigations_ended', { synchronize: false })
@Check('CHK_investigations_status', checkOneOf('status', INVESTIGATION_STATUSES))
@Check('CHK_investigations_mode', checkOneOf('mode', MODES))
@Check('CHK_investigations_priority', checkOneOf('priority', PRIORITIES))
@Check('CHK_investigations_stage', checkOneOf('stage', STAGES))
@Check('CHK_investigations_phase', checkOneOf('phase', PHASES))
@Check('CHK_investigations_before', checkOneOf('verification_level_before', VERIFICATION_LEVELS))
@Check('CHK_investigations_after', checkOneOf('verification_level_after', VERIFICATION_LEVELS))
@Check('CHK_investigations_recommended', checkOneOf('recommended_level', VERIFICATION_LEVELS))
@Check('CHK_investigations_spent', '"spent_usd" >= 0')
export class InvestigationEntity {
  @PrimaryGeneratedColumn('identity', identity('PK_investigations'))
  id: number;
  @ForeignKey(() => TopicEntity, { name: 'FK_investigations_topic' })
  @Column(rowId('topic_id'))
  topicId: number;
  @Column(text('mode'))
  mode: Mode;
  @Column(text('priority', { default: 'normal' }))
  priority: Priority;
  @Column(text('status', { default: 'queued' }))
  status: InvestigationStatus;
  /** Last stage started. */
  @Column(text('stage', optional))
  stage: StageName | null;
  /** Phase that the stage belongs to. */
  @Column(text('phase', { default: 'planning' }))
  phase: Phase;
  @Column(integer('round', { default: 0 }))
  round: number;
  /** Number of times the round's jobs were requeued. */
  @Column(integer('generation', { default: 0 }))
  generation: number;
  @Column(text('root_job_id', optional))
  rootJobId: string | null;
  /** Number of pauses; jobs queued before the last one are void. */
  @Column(integer('pauses', { default: 0 }))
  pauses: number;
  /** Start of the current pause; meaningless if not paused. */
  @Column(instant('paused_at', optional))
  pausedAt: Instant | null;
  /** Total length of past pauses in ms, without the current one. */
  @Column(double('paused_ms', { default: 0 }))
  pausedMs: number;
  /** When a verdict on the evidence so far was requested. */
  @Column(instant('wrap_up_at', optional))
  wrapUpAt: Instant | null;
  @Column(bool('forced'))
  forced: boolean;
  @Column(text('requested_by', optional))
  requestedBy: string | null;
  @Column(usd('budget_usd'))
  budgetUsd: number;
  @Column(usd('spent_usd', { default: 0 }))
  spentUsd: number;

  @Column(instant('investigation_date', now))
  investigationDate: Instant;
  @Column(text('investigator', { default: 'investigatory_journalist_agent' }))
  investigator: string;
  @Column(integer('sources_found', { default: 0 }))
  sourcesFound: number;
  @Column(integer('social_sources_found', { default: 0 }))
  socialSourcesFound: number;
  @Column(text('original_source_url', optional))
  originalSourceUrl: string | null;
  /** 0–100; null until concluded, like the next two. */
  @Column(double('credibility_score', optional))
  credibilityScore: number | null;
  @Column(double('consistency_score', optional))
  consistencyScore: number | null;
  @Column(double('confidence_level', optional))
  confidenceLevel: number | null;
  @Column(text('verification_level_before'))
  verificationLevelBefore: VerificationLevel;
  @Column(text('verification_level_after', optional))
  verificationLevelAfter: VerificationLevel | null;
  @Column(text('recommended_level', optional))
  recommendedLevel: VerificationLevel | null;
  @Column(json('sources_json', { default: [] }))
  sourcesJson: Json[];
  @Column(json('verified_claims', optional))
  verifiedClaims: Json[] | null;
  @Column(json('disputed_claims', optional))
  disputedClaims: Json[] | null;
  @Column(text('context_notes', optional))
  contextNotes: string | null;
  @Column(bool('requires_human_review'))
  requiresHumanReview: boolean;
  @Column(text('review_reason', optional))
  reviewReason: string | null;
  @Column(text('reviewed_by', optional))
  reviewedBy: string | null;
  @Column(instant('reviewed_at', optional))
  reviewedAt: Instant | null;

  /** Whether a success criterion was met; null until concluded. */
  @Column({ name: 'successful', type: 'boolean', nullable: true })
  successful: boolean | null;
  @Column(bool('partial'))
  partial: boolean;
  /** Coverage gaps, one entry each. */
  @Column(json('missing', { default: [] }))
  missing: Json[];
  @Column(json('plan', optional))
  plan: JsonObject | null;
  @Column(json('decision', optional))
  decision: JsonObject | null;
  /** Null until concluded. */
  @Column(json('verdict', optional))
  verdict: StoredVerdict | null;
  @Column(json('result', optional))
  result: JsonObject | null;
  @Column(json('failure', optional))
  failure: { code: string; message: string } | null;
  @Column(instant('queued_at', now))
  queuedAt: Instant;
  @Column(instant('started_at', optional))
  startedAt: Instant | null;
  @Column(instant('finished_at', optional))
  finishedAt: Instant | null;
}
