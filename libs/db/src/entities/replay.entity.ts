import type { Instant, JsonObject } from '@corroborate/domain';
import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { identity, instant, json, oneOf, rowId, text, whole } from '../columns';
import { InvestigationEntity } from './investigation.entity';

export const REPLAY_READERS = ['rules', 'model'] as const;
/** Who reads the kept pages again. */
export type ReplayReader = (typeof REPLAY_READERS)[number];

/** That a case was judged again from what is kept of it, and the outcome made its own. Rows are only ever added. */
@Entity({ name: 'replays' })
@Index('UQ_replays_round', ['investigationId', 'round'], { unique: true })
@Check('CHK_replays_reader', oneOf('reader', REPLAY_READERS))
export class ReplayEntity {
  @PrimaryGeneratedColumn('identity', identity('PK_replays'))
  id: number;
  @ForeignKey(() => InvestigationEntity, { name: 'FK_replays_investigation' })
  @Column(rowId('investigation_id'))
  investigationId: number;
  /** Under which its judgements are stored. */
  @Column(whole('round'))
  round: number;
  @Column(text('reader'))
  reader: ReplayReader;
  @Column(text('made_by'))
  madeBy: string;
  /** What the decision was before and after. */
  @Column(json('difference'))
  difference: JsonObject;
  @Column(instant('at', { default: () => 'clock_timestamp()' }))
  at: Instant;
}
