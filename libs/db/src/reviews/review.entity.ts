import {
  PRIORITIES,
  VERIFICATION_LEVELS,
  type DecisionAction,
  type Instant,
  type Priority,
  type FormattedReviewReason,
  type VerificationLevel,
} from '@corroborate/domain';
import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { bool, identity, instant, json, now, checkOneOf, optional, rowId, text } from '../sql/columns';
import { InvestigationEntity } from '../investigations/investigation.entity';
import { TopicEntity } from '../topics/topic.entity';

export const REVIEW_STATES = ['open', 'decided', 'superseded'] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

/** An item for an editor to review. A later investigation of the topic supersedes open items. */
@Entity({ name: 'review_items' })
@Index('IDX_review_items_state', ['state', 'id'])
@Index('UQ_review_items_open_topic', ['topicId'], { unique: true, where: checkOneOf('state', ['open']) })
@Index('IDX_review_items_to_queue', ['id'], { where: "(state = 'open') <> in_queue" })
/** List order, with included columns; created in the migration. */
@Index('IDX_review_items_order', { synchronize: false })
@Index('IDX_review_items_settled', { synchronize: false })
@Index('IDX_review_items_reasons', { synchronize: false })
@Index('IDX_review_items_investigation', ['investigationId'])
@Check('CHK_review_items_state', checkOneOf('state', REVIEW_STATES))
@Check('CHK_review_items_priority', checkOneOf('priority', PRIORITIES))
@Check('CHK_review_items_first_approved', checkOneOf('first_approved_level', VERIFICATION_LEVELS))
@Check('CHK_review_items_recommended', checkOneOf('recommended_level', VERIFICATION_LEVELS))
export class ReviewItemEntity {
  @PrimaryGeneratedColumn('identity', identity('PK_review_items'))
  id: number;
  @ForeignKey(() => InvestigationEntity, { name: 'FK_review_items_investigation' })
  @Column(rowId('investigation_id'))
  investigationId: number;
  @ForeignKey(() => TopicEntity, { name: 'FK_review_items_topic' })
  @Column(rowId('topic_id'))
  topicId: number;
  @Column(json('reasons', { default: [] }))
  reasons: FormattedReviewReason[];
  @Column(text('state', { default: 'open' }))
  state: ReviewState;
  @Column(text('priority', { default: 'normal' }))
  priority: Priority;
  @Column(text('recommended_level'))
  recommendedLevel: VerificationLevel;
  @Column(instant('created_at', now))
  createdAt: Instant;
  @Column(text('claimed_by', optional))
  claimedBy: string | null;
  @Column(instant('lease_until', optional))
  leaseUntil: Instant | null;
  @Column(instant('decided_at', optional))
  decidedAt: Instant | null;
  /** Note from the last holder to the next. */
  @Column(text('handover_note', optional))
  handoverNote: string | null;
  /** If two people must approve: the first approver. The next field is the level they approved. */
  @Column(text('first_approved_by', optional))
  firstApprovedBy: string | null;
  @Column(text('first_approved_level', optional))
  firstApprovedLevel: VerificationLevel | null;
  /** True if the public queue `reviews` has a job for it. */
  @Column(bool('in_queue'))
  inQueue: boolean;
}

/** An editor's decision and its reason. Append-only, enforced by a trigger. */
@Entity({ name: 'review_decisions' })
@Index('IDX_review_decisions_item', ['reviewItemId'])
@Index('IDX_review_decisions_investigation', ['investigationId', 'id'])
@Index('IDX_review_decisions_at', ['at'])
@Index('IDX_review_decisions_false', ['investigationId'], { where: "action = 'mark-false'" })
@Index('IDX_review_decisions_rejected', ['investigationId'], { where: "action = 'reject'" })
@Check('CHK_review_decisions_before', checkOneOf('level_before', VERIFICATION_LEVELS))
@Check('CHK_review_decisions_after', checkOneOf('level_after', VERIFICATION_LEVELS))
export class ReviewDecisionEntity {
  @PrimaryGeneratedColumn('identity', identity('PK_review_decisions'))
  id: number;
  @ForeignKey(() => ReviewItemEntity, { name: 'FK_review_decisions_item' })
  /** Null for decisions outside the review queue, e.g. marking an upgrade as false. */
  @Column(rowId('review_item_id', optional))
  reviewItemId: number | null;
  @ForeignKey(() => InvestigationEntity, { name: 'FK_review_decisions_investigation' })
  @Column(rowId('investigation_id'))
  investigationId: number;
  @ForeignKey(() => TopicEntity, { name: 'FK_review_decisions_topic' })
  @Column(rowId('topic_id'))
  topicId: number;
  @Column(text('decided_by'))
  decidedBy: string;
  /** One of `approve`, `first-approval`, `set-level`, `reject`, `another-round`, `mark-false`. */
  @Column(text('action'))
  action: DecisionAction;
  @Column(text('level_before'))
  levelBefore: VerificationLevel;
  @Column(text('level_after'))
  levelAfter: VerificationLevel;
  @Column(text('note', optional))
  note: string | null;
  /** From a fixed list; set if the action is `reject`. */
  @Column(text('reject_reason', optional))
  rejectReason: string | null;
  @Column(instant('at', now))
  at: Instant;
}
