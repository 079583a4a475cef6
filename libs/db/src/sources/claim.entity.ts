import {
  CLAIM_KINDS,
  CLAIM_VERDICTS,
  STANCES,
  type ClaimKind,
  type ClaimVerdict,
  type Passage,
  type Stance,
  type Reason,
} from '@corroborate/domain';
import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { bool, identity, json, checkOneOf, optional, double, rowId, text } from '../sql/columns';
import { InvestigationEntity } from '../investigations/investigation.entity';
import { SourceEntity } from './source.entity';

@Entity({ name: 'claims' })
@Index('UQ_claims_key', ['investigationId', 'claimKey'], { unique: true })
@Check('CHK_claims_kind', checkOneOf('kind', CLAIM_KINDS))
@Check('CHK_claims_verdict', checkOneOf('verdict', CLAIM_VERDICTS))
@Check('CHK_claims_importance', '"importance" BETWEEN 0 AND 1')
export class ClaimEntity {
  @PrimaryGeneratedColumn('identity', identity('PK_claims'))
  id: number;
  @ForeignKey(() => InvestigationEntity, { name: 'FK_claims_investigation', onDelete: 'CASCADE' })
  @Column(rowId('investigation_id'))
  investigationId: number;
  /** `c1`, `c2` … */
  @Column(text('claim_key'))
  claimKey: string;
  @Column(text('text'))
  text: string;
  @Column(text('kind'))
  kind: ClaimKind;
  @Column(bool('core'))
  core: boolean;
  @Column(double('importance'))
  importance: number;
  @Column(json('reasons', { default: [] }))
  reasons: Reason[];
  @Column(text('verdict', optional))
  verdict: ClaimVerdict | null;
  @Column(double('confidence', optional))
  confidence: number | null;
  @Column(json('verdict_reasons', { default: [] }))
  verdictReasons: Reason[];
}

@Entity({ name: 'claim_evidence' })
@Index('IDX_claim_evidence_claim', ['claimId'])
@Index('IDX_claim_evidence_source', ['sourceId'])
@Check('CHK_claim_evidence_stance', checkOneOf('stance', STANCES))
export class ClaimEvidenceEntity {
  @PrimaryGeneratedColumn('identity', identity('PK_claim_evidence'))
  id: number;
  @ForeignKey(() => ClaimEntity, { name: 'FK_claim_evidence_claim', onDelete: 'CASCADE' })
  @Column(rowId('claim_id'))
  claimId: number;
  @ForeignKey(() => SourceEntity, { name: 'FK_claim_evidence_source' })
  @Column(rowId('source_id'))
  sourceId: number;
  @Column(text('stance'))
  stance: Stance;
  @Column(double('strength'))
  strength: number;
  @Column(json('passage', optional))
  passage: Passage | null;
  @Column(json('reasons', { default: [] }))
  reasons: Reason[];
}
