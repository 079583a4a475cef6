import { RESEARCH_STATES, type Instant, type ResearchLead, type ResearchState } from '@corroborate/domain';
import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { identity, instant, json, now, checkOneOf, optional, rowId, text, usd, integer } from '../sql/columns';
import { InvestigationEntity } from '../investigations/investigation.entity';

/** A deep research job at one provider. Its text is a lead, never evidence. */
@Entity({ name: 'research_jobs' })
@Unique('UQ_research_jobs_provider', ['investigationId', 'provider'])
@Index('IDX_research_jobs_due', ['nextAt'], { where: checkOneOf('state', ['wanted', 'starting', 'pending']) })
@Check('CHK_research_jobs_state', checkOneOf('state', RESEARCH_STATES))
export class ResearchJobEntity {
  @PrimaryGeneratedColumn('identity', identity('PK_research_jobs'))
  id: number;
  @ForeignKey(() => InvestigationEntity, { name: 'FK_research_jobs_investigation', onDelete: 'CASCADE' })
  @Column(rowId('investigation_id'))
  investigationId: number;
  @Column(text('provider'))
  provider: string;
  @Column(text('state', { default: 'wanted' }))
  state: ResearchState;
  /** The provider's ID of the job. */
  @Column(text('external_id', optional))
  externalId: string | null;
  @Column(integer('starts', { default: 0 }))
  starts: number;
  /** Number of claims; a process whose claim is outdated can no longer write. */
  @Column(integer('takes', { default: 0 }))
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
  leads: ResearchLead[];
  /** Round whose reading list included the job's URLs; null if they arrived too late or have not arrived. */
  @Column(integer('used_round', optional))
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
