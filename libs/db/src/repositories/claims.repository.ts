import type { Claim, ClaimFinding } from '@corroborate/domain';
import { In, type DataSource, type EntityManager } from 'typeorm';
import { ClaimEntity, ClaimEvidenceEntity } from '../entities';

export class ClaimsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Puts these claims and findings in the place of all the investigation had. Findings of unknown claims are ignored. */
  async replace(investigationId: number, claims: Claim[], findings: ClaimFinding[]): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      // Two writers at once would each leave their set behind; the second waits for the first.
      await manager.query('SELECT id FROM investigations WHERE id = $1 FOR NO KEY UPDATE', [investigationId]);
      await manager.delete(ClaimEntity, { investigationId });
      for (const claim of claims) {
        await insertClaim(manager, investigationId, claim, findings.find((finding) => finding.claimId === claim.id) ?? null);
      }
    });
  }

  /** As they were given, in the order of the claims. */
  async of(investigationId: number): Promise<{ claims: Claim[]; findings: ClaimFinding[] }> {
    const rows = await this.dataSource.getRepository(ClaimEntity).find({ where: { investigationId }, order: { id: 'ASC' } });
    const where = { claimId: In(rows.map((row) => row.id)) };
    const evidence = await this.dataSource.getRepository(ClaimEvidenceEntity).find({ where, order: { id: 'ASC' } });
    return {
      claims: rows.map(toClaim),
      findings: rows.flatMap((row) => toFinding(row, evidence.filter((entry) => entry.claimId === row.id))),
    };
  }
}

async function insertClaim(manager: EntityManager, investigationId: number, claim: Claim, finding: ClaimFinding | null) {
  const { id: claimKey, text, kind, core, importance, reasons } = claim;
  const verdict = finding && { verdict: finding.verdict, confidence: finding.confidence, verdictReasons: finding.reasons };
  const row = await manager.save(ClaimEntity, { investigationId, claimKey, text, kind, core, importance, reasons, ...verdict });
  const evidence = (finding?.evidence ?? []).map((entry) => ({ ...entry, claimId: row.id }));
  if (evidence.length > 0) await manager.insert(ClaimEvidenceEntity, evidence);
}

function toClaim({ claimKey, text, kind, core, importance, reasons }: ClaimEntity): Claim {
  return { id: claimKey, text, kind, core, importance, reasons };
}

function toFinding(row: ClaimEntity, evidence: ClaimEvidenceEntity[]): ClaimFinding[] {
  if (row.verdict === null) return [];
  const entries = evidence.map(({ sourceId, stance, strength, passage, reasons }) => ({ sourceId, stance, strength, passage, reasons }));
  return [{ claimId: row.claimKey, verdict: row.verdict, confidence: row.confidence ?? 0, reasons: row.verdictReasons, evidence: entries }];
}
