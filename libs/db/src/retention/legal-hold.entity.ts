import type { Instant } from '@corroborate/domain';
import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { identity, instant, optional, rowId, text } from '../sql/columns';
import { InvestigationEntity } from '../investigations/investigation.entity';

/** A period in which nothing of a case may be deleted, and why. A case has at most one open hold. */
@Entity({ name: 'legal_holds' })
@Index('UQ_legal_holds_open', ['investigationId'], { unique: true, where: 'released_at IS NULL' })
@Index('IDX_legal_holds_investigation', ['investigationId', 'id'])
export class LegalHoldEntity {
  @PrimaryGeneratedColumn('identity', identity('PK_legal_holds'))
  id: number;
  @ForeignKey(() => InvestigationEntity, { name: 'FK_legal_holds_investigation' })
  @Column(rowId('investigation_id'))
  investigationId: number;
  @Column(text('reason'))
  reason: string;
  @Column(text('held_by'))
  heldBy: string;
  @Column(instant('held_at', { default: () => 'clock_timestamp()' }))
  heldAt: Instant;
  @Column(text('released_why', optional))
  releasedWhy: string | null;
  @Column(text('released_by', optional))
  releasedBy: string | null;
  @Column(instant('released_at', optional))
  releasedAt: Instant | null;
}
