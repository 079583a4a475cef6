import {
  ADDED_KINDS,
  ADDED_MOMENTS,
  type AddedKind,
  type AddedMoment,
  type Instant,
  type Json,
  type JsonObject,
  type Stars,
} from '@corroborate/domain';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { identity, instant, json, keyPart, oneOf, optional, rowId, text, whole, flag } from '../columns';
import { InvestigationEntity } from './investigation.entity';
import { SourceEntity } from './source.entity';

const stamped = { default: () => 'clock_timestamp()' } as const;

/** What somebody added to a case. Rows are only ever added; what becomes of one stands in the tables below. */
@Entity({ name: 'added_sources' })
@Index('UQ_added_sources_content', ['investigationId', 'contentHash'], { unique: true })
@Check('CHK_added_sources_kind', oneOf('kind', ADDED_KINDS))
@Check('CHK_added_sources_moment', oneOf('moment', ADDED_MOMENTS))
export class AddedSourceEntity {
  @PrimaryGeneratedColumn('identity', identity('PK_added_sources'))
  id: number;
  @ForeignKey(() => InvestigationEntity, { name: 'FK_added_sources_investigation', onDelete: 'CASCADE' })
  @Column(rowId('investigation_id'))
  investigationId: number;
  @Column(text('kind'))
  kind: AddedKind;
  @Column(text('moment'))
  moment: AddedMoment;
  @Column(text('address', optional))
  address: string | null;
  @Column(text('title', optional))
  title: string | null;
  @Column(text('said_by', optional))
  saidBy: string | null;
  /** Let go as soon as the capture stands: from then on its text is kept as that of every page. */
  @Column({ name: 'content', type: 'bytea', nullable: true })
  content: Buffer | null;
  @Column(whole('bytes'))
  bytes: number;
  @Column(text('content_hash'))
  contentHash: string;
  @Column(text('added_by'))
  addedBy: string;
  @Column(instant('added_at', stamped))
  addedAt: Instant;
}

/** That one was read, once. */
@Entity({ name: 'added_readings' })
@Check('CHK_added_readings_stars', '"stars" BETWEEN 1 AND 5')
export class AddedReadingEntity {
  @ForeignKey(() => AddedSourceEntity, { name: 'FK_added_readings_added', onDelete: 'CASCADE' })
  @PrimaryColumn(keyPart(rowId('added_id'), 'PK_added_readings'))
  addedId: number;
  @ForeignKey(() => SourceEntity, { name: 'FK_added_readings_source' })
  @Column(rowId('source_id'))
  sourceId: number;
  /** As the stage `read` leaves pages behind. */
  @Column(json('page'))
  page: JsonObject;
  @Column(whole('stars', optional))
  stars: Stars | null;
  @Column(json('quotes', { default: [] }))
  quotes: Json[];
  /** Why it could not be read. */
  @Column(json('reason', optional))
  reason: JsonObject | null;
  @Column(instant('read_at', stamped))
  readAt: Instant;
}

/** That a decision was made with it, once, and what it changed. */
@Entity({ name: 'added_outcomes' })
@Index('IDX_added_outcomes_round', ['investigationId', 'round'])
export class AddedOutcomeEntity {
  @ForeignKey(() => AddedSourceEntity, { name: 'FK_added_outcomes_added', onDelete: 'CASCADE' })
  @PrimaryColumn(keyPart(rowId('added_id'), 'PK_added_outcomes'))
  addedId: number;
  @ForeignKey(() => InvestigationEntity, { name: 'FK_added_outcomes_investigation', onDelete: 'CASCADE' })
  @Column(rowId('investigation_id'))
  investigationId: number;
  /** Null where nothing could be made of it. */
  @Column(whole('round', optional))
  round: number | null;
  /** A decision that stood was recomputed. */
  @Column(flag('recomputed'))
  recomputed: boolean;
  @Column(json('difference', optional))
  difference: JsonObject | null;
  @Column(json('reason', optional))
  reason: JsonObject | null;
  @Column(instant('at', stamped))
  at: Instant;
}

/** Who works on the added sources of a case. Worth nothing after a crash. */
@Entity({ name: 'added_claims' })
export class AddedClaimEntity {
  @ForeignKey(() => InvestigationEntity, { name: 'FK_added_claims_investigation', onDelete: 'CASCADE' })
  @PrimaryColumn(keyPart(rowId('investigation_id'), 'PK_added_claims'))
  investigationId: number;
  @Column(whole('tries', { default: 0 }))
  tries: number;
  @Column(instant('until'))
  until: Instant;
}
