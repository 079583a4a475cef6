import { SOURCE_CHANGES, type Instant, type PartDifference, type Reason, type SourceChange } from '@corroborate/domain';
import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { bool, identity, instant, json, checkOneOf, optional, rowId, text, integer } from '../sql/columns';
import { InvestigationEntity } from '../investigations/investigation.entity';
import { SourceEntity } from '../sources/source.entity';

export const SOURCE_CHECK_STATES = ['due', 'done', 'dropped'] as const;
/** `dropped`: replaced by a later check or a later investigation of the topic. */
export type SourceCheckState = (typeof SOURCE_CHECK_STATES)[number];

/** A scheduled check of a source, and later its result. */
@Entity({ name: 'source_looks' })
@Unique('UQ_source_looks_step', ['investigationId', 'sourceId', 'step'])
@Index('IDX_source_looks_due', ['dueAt'], { where: checkOneOf('state', ['due']) })
@Index('IDX_source_looks_looked', ['lookedAt'])
@Index('IDX_source_looks_fresh', ['sourceId'], { where: 'fresh' })
@Check('CHK_source_looks_state', checkOneOf('state', SOURCE_CHECK_STATES))
@Check('CHK_source_looks_change', checkOneOf('change', SOURCE_CHANGES))
export class SourceCheckEntity {
  @PrimaryGeneratedColumn('identity', identity('PK_source_looks'))
  id: number;
  @ForeignKey(() => InvestigationEntity, { name: 'FK_source_looks_investigation', onDelete: 'CASCADE' })
  @Column(rowId('investigation_id'))
  investigationId: number;
  @ForeignKey(() => SourceEntity, { name: 'FK_source_looks_source' })
  @Column(rowId('source_id'))
  sourceId: number;
  /** Position in the schedule, from 0. */
  @Column(integer('step'))
  step: number;
  @Column(instant('due_at'))
  dueAt: Instant;
  @Column(text('state', { default: 'due' }))
  state: SourceCheckState;
  @Column(integer('tries', { default: 0 }))
  tries: number;
  /** End of the current claim; another process may claim the check after that. */
  @Column(instant('claimed_until', optional))
  claimedUntil: Instant | null;
  @Column(instant('looked_at', optional))
  lookedAt: Instant | null;
  /** Null while pending, or if the page could not be read. */
  @Column(text('change', optional))
  change: SourceChange | null;
  /** True if the result was new, so that events were published. */
  @Column(bool('fresh'))
  fresh: boolean;
  @Column(json('reasons', { default: [] }))
  reasons: Reason[];
  /** Passages before and after the change, verbatim. */
  @Column(json('differences', { default: [] }))
  differences: PartDifference[];
  @Column(integer('http_status', optional))
  httpStatus: number | null;
  @Column(text('final_url', optional))
  finalUrl: string | null;
  /** Validators for the next conditional request. */
  @Column(text('etag', optional))
  etag: string | null;
  @Column(text('last_modified', optional))
  lastModified: string | null;
}
