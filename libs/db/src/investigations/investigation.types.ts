import type { InvestigationStatus, Mode, Priority, ToldReview, Topic, VerificationLevel } from '@corroborate/domain';
import type { EntityManager } from 'typeorm';
import type { InvestigationEntity } from './investigation.entity';
import type { InvestigationEventEntity, StageResultEntity } from './progress.entity';
import type { InvestigationSourceEntity, ReviewDecisionEntity, ReviewItemEntity } from '../entities';

/** Rows as plain data: ids and money are numbers, moments are ISO strings in UTC. */
export type Investigation = InvestigationEntity;
export type InvestigationEvent = InvestigationEventEntity;
export type StageResult = StageResultEntity;
export interface NewEvent {
  type: string;
  data?: Record<string, unknown>;
}
export type ReviewItem = ReviewItemEntity;
export type ReviewDecision = ReviewDecisionEntity;

export interface NewInvestigation extends Pick<
  Investigation,
  'topicId' | 'mode' | 'priority' | 'budgetUsd' | 'forced' | 'requestedBy'
> {
  /** `awaiting-approval` where the plan must be approved first; default `queued`. */
  status?: 'queued' | 'awaiting-approval';
}
export type CreateResult = { created: true; investigation: Investigation } | { created: false; runningId: number };

export interface InvestigationFilter {
  status?: InvestigationStatus | InvestigationStatus[];
  topicId?: number;
  mode?: Mode;
  requiresReview?: boolean;
  limit: number;
  cursor?: string | null;
}

/**
 * Fields of a topic that an investigation may write. `sourcePlan` and `verifiedFacts` are merged into what is stored.
 */
export type TopicPatch = Partial<
  Pick<
    Topic,
    | 'verificationStatus'
    | 'sourceCount'
    | 'sourcePlan'
    | 'verifiedFacts'
    | 'investigated'
    | 'investigationDate'
    | 'investigationConfidence'
    | 'investigationNotes'
  >
>;

/** Fields of an investigation written with its conclusion; identity, budget and bookkeeping are not among them. */
export type InvestigationPatch = Partial<
  Omit<
    Investigation,
    | 'id'
    | 'topicId'
    | 'mode'
    | 'priority'
    | 'rootJobId'
    | 'generation'
    | 'budgetUsd'
    | 'spentUsd'
    | 'queuedAt'
    | 'status'
    | 'finishedAt'
  >
>;

export interface ConclusionWrite {
  /** Null leaves the topic as it is. */
  topic: TopicPatch | null;
  investigation: InvestigationPatch;
  /** Default `completed`. `failed` needs `investigation.failure`. */
  status?: 'completed' | 'failed';
  review?: {
    reasons: ToldReview[];
    priority: Priority;
    recommendedLevel: VerificationLevel;
  } | null;
  /** Told first, in this order. */
  events?: { type: string; data: Record<string, unknown> }[];
  /** The last word of the investigation; readers of its progress stop there. */
  event?: { type: string; data: Record<string, unknown> };
}

export interface ConclusionTransaction {
  manager: EntityManager;
  /** As stored, locked until the transaction ends. */
  topic: Topic;
  investigation: Investigation;
}

/** A stage's outcome to be kept. */
export type StageResultDraft = Pick<StageResult, 'investigationId' | 'round' | 'stage' | 'state'> &
  Partial<Omit<StageResult, 'data'>> & { data?: unknown };

export type SourceUse = Omit<InvestigationSourceEntity, 'id' | 'investigationId'>;
/** Fields that are left out keep what is stored (or take the column's default for a new row). */
export type SourceUseDraft = Pick<SourceUse, 'sourceId' | 'round'> & Partial<SourceUse>;

export interface Page<T> {
  items: T[];
  nextCursor: string | null;
}
