import type { Instant, Json } from '@corroborate/domain';
import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { identity, instant, json, now, oneOf, optional, rowId, text, usd, whole } from '../columns';
import { InvestigationEntity } from './investigation.entity';

export const RESEARCH_JOB_STATES = ['wanted', 'starting', 'pending', 'done', 'failed', 'ended'] as const;
export type ResearchJobState = (typeof RESEARCH_JOB_STATES)[number];

/** One piece of deep research of one provider. Its text is a lead: nothing of it is evidence. */
@Entity({ name: 'research_jobs' })
@Unique('UQ_research_jobs_provider', ['investigationId', 'provider'])
@Index('IDX_research_jobs_due', ['nextAt'], { where: oneOf('state', ['wanted', 'starting', 'pending']) })
@Check('CHK_research_jobs_state', oneOf('state', RESEARCH_JOB_STATES))
export class ResearchJobEntity {
  @PrimaryGeneratedColumn('identity', identity('PK_research_jobs'))
  id: number;
  @ForeignKey(() => InvestigationEntity, { name: 'FK_research_jobs_investigation', onDelete: 'CASCADE' })
  @Column(rowId('investigation_id'))
  investigationId: number;
  @Column(text('provider'))
  provider: string;
  @Column(text('state', { default: 'wanted' }))
  state: ResearchJobState;
  /** Under which the provider keeps it. */
  @Column(text('external_id', optional))
  externalId: string | null;
  @Column(whole('starts', { default: 0 }))
  starts: number;
  /** How often somebody took it up: whoever was slower than another has no say any more. */
  @Column(whole('takes', { default: 0 }))
  takes: number;
  @Column(text('fault', optional))
  fault: string | null;
  @Column(text('reason', optional))
  reason: string | null;
  @Column(usd('cost_usd', optional))
  costUsd: number | null;
  @Column(text('text', optional))
  text: string | null;
  @Column(json('leads', { default: [] }))
  leads: Json[];
  /** The round whose reading list its addresses joined; null where they came too late or have not come. */
  @Column(whole('used_round', optional))
  usedRound: number | null;
  @Column(instant('created_at', now))
  createdAt: Instant;
  @Column(instant('next_at', now))
  nextAt: Instant;
  @Column(instant('looked_at', optional))
  lookedAt: Instant | null;
  @Column(instant('finished_at', optional))
  finishedAt: Instant | null;
}
