import type { Instant, JsonObject } from '@corroborate/domain';
import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { identity, instant, json, checkOneOf, rowId, text, integer } from '../sql/columns';
import { InvestigationEntity } from '../investigations/investigation.entity';

export const REPLAY_READERS = ['rules', 'model'] as const;
/** Whether rules or a model reread the stored pages. */
export type ReplayReader = (typeof REPLAY_READERS)[number];

/** A re-evaluation of a case on stored evidence whose outcome was adopted. Append-only. */
@Entity({ name: 'replays' })
@Index('UQ_replays_round', ['investigationId', 'round'], { unique: true })
@Check('CHK_replays_reader', checkOneOf('reader', REPLAY_READERS))
export class ReplayEntity {
  @PrimaryGeneratedColumn('identity', identity('PK_replays'))
  id: number;
  @ForeignKey(() => InvestigationEntity, { name: 'FK_replays_investigation' })
  @Column(rowId('investigation_id'))
  investigationId: number;
  /** Round under which the new page readings are stored. */
  @Column(integer('round'))
  round: number;
  @Column(text('reader'))
  reader: ReplayReader;
  @Column(text('made_by'))
  madeBy: string;
  /** The decision before and after. */
  @Column(json('difference'))
  difference: JsonObject;
  @Column(instant('at', { default: () => 'clock_timestamp()' }))
  at: Instant;
}
