import { STAGES, type Instant, type Json, type JsonObject, type StageName } from '@corroborate/domain';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { identity, instant, keyPart, json, now, checkOneOf, optional, rowId, text, integer } from '../sql/columns';
import { InvestigationEntity } from './investigation.entity';

export const STAGE_STATES = ['done', 'partial', 'skipped', 'failed'] as const;
export type StageState = (typeof STAGE_STATES)[number];

/** Result of a stage in a round; written once. */
@Entity({ name: 'stage_results' })
@Index('IDX_stage_results_posts', ['finishedAt'], { where: "stage = 'social'" })
@Index('IDX_stage_results_handles', { synchronize: false })
@Check('CHK_stage_results_stage', checkOneOf('stage', STAGES))
@Check('CHK_stage_results_state', checkOneOf('state', STAGE_STATES))
export class StageResultEntity {
  @ForeignKey(() => InvestigationEntity, { name: 'FK_stage_results_investigation', onDelete: 'CASCADE' })
  @PrimaryColumn(keyPart(rowId('investigation_id'), 'PK_stage_results'))
  investigationId: number;
  @PrimaryColumn(keyPart(integer('round'), 'PK_stage_results'))
  round: number;
  @PrimaryColumn(keyPart(text('stage'), 'PK_stage_results'))
  stage: StageName;
  @Column(text('state'))
  state: StageState;
  @Column(json('data', optional))
  data: Json;
  @Column(text('reason', optional))
  reason: string | null;
  @Column(integer('attempts', { default: 1 }))
  attempts: number;
  @Column(instant('started_at', optional))
  startedAt: Instant | null;
  @Column(instant('finished_at', now))
  finishedAt: Instant;
}

/** A stage that was started and has not ended. */
@Entity({ name: 'stage_starts' })
export class StageStartEntity {
  @ForeignKey(() => InvestigationEntity, { name: 'FK_stage_starts_investigation', onDelete: 'CASCADE' })
  @PrimaryColumn(keyPart(rowId('investigation_id'), 'PK_stage_starts'))
  investigationId: number;
  @PrimaryColumn(keyPart(integer('round'), 'PK_stage_starts'))
  round: number;
  @PrimaryColumn(keyPart(text('stage'), 'PK_stage_starts'))
  stage: StageName;
  /** ID that each process generates at startup. */
  @Column({ name: 'process_id', type: 'uuid' })
  processId: string;
  /** True if no other stage has run in that process since. */
  @Column({ name: 'alone', type: 'boolean' })
  alone: boolean;
  /** Number of times that a process died before this stage ended. */
  @Column(integer('deaths', { default: 0 }))
  deaths: number;
  @Column(integer('deaths_alone', { default: 0 }))
  deathsAlone: number;
}

/** Events in order, for progress streams and the record. */
@Entity({ name: 'investigation_events' })
@Index('IDX_investigation_events_investigation', ['investigationId', 'id'])
@Index('IDX_investigation_events_at', ['at'])
export class InvestigationEventEntity {
  @PrimaryGeneratedColumn('identity', identity('PK_investigation_events'))
  id: number;
  @ForeignKey(() => InvestigationEntity, { name: 'FK_investigation_events_investigation', onDelete: 'CASCADE' })
  @Column(rowId('investigation_id'))
  investigationId: number;
  @Column(instant('at', now))
  at: Instant;
  @Column(text('type'))
  type: string;
  @Column(json('data', { default: {} }))
  data: JsonObject;
}
