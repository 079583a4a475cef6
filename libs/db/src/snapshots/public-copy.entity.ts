import type { Instant, Reason } from '@corroborate/domain';
import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { identity, instant, json, now, checkOneOf, optional, rowId, text, integer } from '../sql/columns';
import { InvestigationEntity } from '../investigations/investigation.entity';
import { SNAPSHOT_REQUESTERS, type SnapshotRequester } from './snapshot.entity';

export const PUBLIC_COPY_STATES = ['wanted', 'kept', 'failed'] as const;

/** Request for a copy of a page in a public archive. */
@Entity({ name: 'public_copies' })
@Index('UQ_public_copies_wanted', ['investigationId', 'sourceId'], { unique: true, where: "state = 'wanted'" })
@Index('IDX_public_copies_investigation', ['investigationId'])
@Index('IDX_public_copies_due', ['nextAt'], { where: "state = 'wanted'" })
@Check('CHK_public_copies_wanted_by', checkOneOf('wanted_by', SNAPSHOT_REQUESTERS))
@Check('CHK_public_copies_state', checkOneOf('state', PUBLIC_COPY_STATES))
export class PublicCopyEntity {
  @PrimaryGeneratedColumn('identity', identity('PK_public_copies'))
  id: number;
  @ForeignKey(() => InvestigationEntity, { name: 'FK_public_copies_investigation', onDelete: 'CASCADE' })
  @Column(rowId('investigation_id'))
  investigationId: number;
  @Column(rowId('source_id'))
  sourceId: number;
  @Column(text('wanted_by'))
  wantedBy: SnapshotRequester;
  @Column(text('state', { default: 'wanted' }))
  state: (typeof PUBLIC_COPY_STATES)[number];
  /** The archive's job ID; null until it accepts the request. */
  @Column(text('job', optional))
  job: string | null;
  /** Number of requests made. */
  @Column(integer('tries', { default: 0 }))
  tries: number;
  /** URL of the copy according to the archive; the next field is its time. */
  @Column(text('copy_url', optional))
  copyUrl: string | null;
  @Column(instant('copied_at', optional))
  copiedAt: Instant | null;
  /** Why there is no copy (yet). */
  @Column(json('reason', optional))
  reason: Reason | null;
  @Column(instant('created_at', now))
  createdAt: Instant;
  @Column(instant('next_at', now))
  nextAt: Instant;
  @Column(instant('finished_at', optional))
  finishedAt: Instant | null;
}
