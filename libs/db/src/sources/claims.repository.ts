import type { Claim, ClaimFinding } from '@corroborate/domain';
import type { EntityManager } from 'typeorm';
import { ClaimEntity, ClaimEvidenceEntity } from './claim.entity';
import { Repository } from '../sql/repository';

export class ClaimsRepository extends Repository {
  /** Replaces all claims and findings of the investigation. Findings of unknown claims are ignored. */
  async replace(investigationId: number, claims: Claim[], findings: ClaimFinding[]): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      // Serializes writers; otherwise two concurrent ones would each leave their set.
      await manager.query('SELECT id FROM investigations WHERE id = $1 FOR NO KEY UPDATE', [investigationId]);
      await manager.delete(ClaimEntity, { investigationId });
      if (claims.length > 0) await insertClaims(manager, investigationId, claims, findings);
    });
  }
}

/** Two statements: one for all claims, one for all evidence. */
async function insertClaims(
  manager: EntityManager,
  investigationId: number,
  claims: Claim[],
  findings: ClaimFinding[],
): Promise<void> {
  const byClaim = new Map(findings.map((finding) => [finding.claimId, finding]));
  const rows: object[] = claims.map(({ id: claimKey, text, kind, core, importance, reasons }) => {
    const finding = byClaim.get(claimKey);
    const verdict = finding && {
      verdict: finding.verdict,
      confidence: finding.confidence,
      verdictReasons: finding.reasons,
    };
    return { investigationId, claimKey, text, kind, core, importance, reasons, ...verdict };
  });
  const inserted = await manager.insert(ClaimEntity, rows);
  const evidence: object[] = claims.flatMap((claim, at) => {
    const claimId = Number((inserted.identifiers[at] as { id: number }).id);
    return (byClaim.get(claim.id)?.evidence ?? []).map((entry) => ({ ...entry, claimId }));
  });
  if (evidence.length > 0) await manager.insert(ClaimEvidenceEntity, evidence);
}
