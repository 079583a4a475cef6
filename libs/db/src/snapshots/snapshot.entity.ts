import type { Instant, Reason } from '@corroborate/domain';
import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { identity, instant, json, now, checkOneOf, optional, rowId, text, integer } from '../sql/columns';
import { InvestigationEntity } from '../investigations/investigation.entity';

export const SNAPSHOT_STATES = ['wanted', 'taken', 'failed'] as const;

export const SNAPSHOT_REQUESTERS = ['decision', 'person'] as const;
/** Whether a decision or a person requested the snapshot. */
export type SnapshotRequester = (typeof SNAPSHOT_REQUESTERS)[number];

/** A page to be captured by a browser. The capture is stored in the investigation's evidence chain. */
@Entity({ name: 'snapshots' })
@Index('UQ_snapshots_wanted', ['investigationId', 'sourceId'], { unique: true, where: "state = 'wanted'" })
@Index('IDX_snapshots_investigation', ['investigationId'])
@Index('IDX_snapshots_due', ['nextAt'], { where: "state = 'wanted'" })
@Check('CHK_snapshots_wanted_by', checkOneOf('wanted_by', SNAPSHOT_REQUESTERS))
@Check('CHK_snapshots_state', checkOneOf('state', SNAPSHOT_STATES))
export class SnapshotEntity {
  @PrimaryGeneratedColumn('identity', identity('PK_snapshots'))
  id: number;
  @ForeignKey(() => InvestigationEntity, { name: 'FK_snapshots_investigation', onDelete: 'CASCADE' })
  @Column(rowId('investigation_id'))
  investigationId: number;
  @Column(rowId('source_id'))
  sourceId: number;
  @Column(text('wanted_by'))
  wantedBy: SnapshotRequester;
  @Column(text('state', { default: 'wanted' }))
  state: (typeof SNAPSHOT_STATES)[number];
  /** Why there is no snapshot. */
  @Column(json('reason', optional))
  reason: Reason | null;
  @Column(integer('tries', { default: 0 }))
  tries: number;
  @Column(instant('created_at', now))
  createdAt: Instant;
  @Column(instant('next_at', now))
  nextAt: Instant;
  @Column(instant('finished_at', optional))
  finishedAt: Instant | null;
}
