import type { Instant, JsonObject } from '@corroborate/domain';
import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { identity, instant, json, now, checkOneOf, optional, rowId, text } from '../sql/columns';
import { InvestigationEntity } from '../investigations/investigation.entity';
import { SourceEntity } from '../sources/source.entity';

export const CORRECTED_FIELDS = ['stance', 'tier', 'cluster'] as const;
export type CorrectedField = (typeof CORRECTED_FIELDS)[number];

/** An editor's correction of a source's assessment. Append-only; later corrections override earlier ones. */
@Entity({ name: 'evidence_corrections' })
@Index('IDX_evidence_corrections_investigation', ['investigationId', 'id'])
@Check('CHK_evidence_corrections_field', checkOneOf('field', CORRECTED_FIELDS))
export class EvidenceCorrectionEntity {
  @PrimaryGeneratedColumn('identity', identity('PK_evidence_corrections'))
  id: number;
  @ForeignKey(() => InvestigationEntity, { name: 'FK_evidence_corrections_investigation' })
  @Column(rowId('investigation_id'))
  investigationId: number;
  @ForeignKey(() => SourceEntity, { name: 'FK_evidence_corrections_source' })
  @Column(rowId('source_id'))
  sourceId: number;
  @Column(text('field'))
  field: CorrectedField;
  /** A stance, a tier as a digit, or a source group ID (`own`: the source is a group of its own). */
  @Column(text('value'))
  value: string;
  /** Verbatim words on the page that support a corrected stance. */
  @Column(text('quote', optional))
  quote: string | null;
  @Column(text('reason'))
  reason: string;
  @Column(text('made_by'))
  madeBy: string;
  /** The decision before and after. */
  @Column(json('difference', { default: {} }))
  difference: JsonObject;
  @Column(instant('at', now))
  at: Instant;
}
