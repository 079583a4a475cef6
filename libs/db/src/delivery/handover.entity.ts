import type { Instant } from '@corroborate/domain';
import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { bool, identity, instant, checkOneOf, rowId, text } from '../sql/columns';
import { InvestigationEntity } from '../investigations/investigation.entity';

export const HANDOVER_CHANGES = ['decided', 'reviewed', 'corrected'] as const;
export type HandoverChange = (typeof HANDOVER_CHANGES)[number];

/** A change of a result that is to be published, written in the transaction of the change. */
@Entity({ name: 'handovers' })
@Index('IDX_handovers_to_queue', ['id'], { where: 'NOT in_queue' })
@Index('IDX_handovers_at', ['at'])
@Index('IDX_handovers_investigation', ['investigationId'])
@Check('CHK_handovers_change', checkOneOf('change', HANDOVER_CHANGES))
export class HandoverEntity {
  @PrimaryGeneratedColumn('identity', identity('PK_handovers'))
  id: number;
  @ForeignKey(() => InvestigationEntity, { name: 'FK_handovers_investigation', onDelete: 'CASCADE' })
  @Column(rowId('investigation_id'))
  investigationId: number;
  @Column(text('change'))
  change: HandoverChange;
  @Column(instant('at', { default: () => 'clock_timestamp()' }))
  at: Instant;
  /** True if the public queue `investigated-topics` has a job for it. */
  @Column(bool('in_queue'))
  inQueue: boolean;
}
