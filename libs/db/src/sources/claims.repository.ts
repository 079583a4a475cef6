import type { Claim, ClaimFinding } from '@corroborate/domain';
import type { PoolClient } from 'pg';
import { jsonParameter } from '../sql/clean';
import { Repository } from '../sql/repository';
import { inTransaction } from '../sql/statements';

export class ClaimsRepository extends Repository {
  /**
   * Replaces all claims and findings of the investigation. Findings of unknown claims are ignored. `locked`: a
   * transaction that has locked the investigation.
   */
  async replace(id: number, claims: Claim[], findings: ClaimFinding[], locked?: PoolClient): Promise<void> {
    const byClaim = new Map(findings.map((finding) => [finding.claimId, finding]));
    const rows = claims.map((claim) => ({ ...claim, claim_key: claim.id, finding: byClaim.get(claim.id) }));
    const write = (client: PoolClient) => client.query({ ...REPLACE, values: [id, jsonParameter(rows)] });
    await (locked
      ? write(locked)
      : inTransaction(this.dataSource, async (client) => {
          // Serializes writers; otherwise two concurrent writers would each leave their rows.
          await client.query('SELECT id FROM investigations WHERE id = $1 FOR NO KEY UPDATE', [id]);
          await write(client);
        }));
  }
}

/** Claims are inserted after the old ones are deleted, because they may have the same keys. */
const REPLACE = {
  name: 'claims.replace',
  text: `WITH deleted AS (DELETE FROM claims WHERE investigation_id = $1 RETURNING id),
    emptied AS MATERIALIZED (SELECT count(*) FROM deleted),
    given AS MATERIALIZED (SELECT * FROM jsonb_to_recordset($2::jsonb) AS claim
      (claim_key text, text text, kind text, core boolean, importance float8, reasons jsonb, finding jsonb)),
    inserted AS (INSERT INTO claims (investigation_id, claim_key, text, kind, core, importance, reasons, verdict,
        confidence, verdict_reasons)
      SELECT $1, claim_key, text, kind, COALESCE(core, false), importance, COALESCE(reasons, '[]'),
        finding ->> 'verdict', (finding ->> 'confidence')::float8, COALESCE(finding -> 'reasons', '[]')
      FROM emptied, given RETURNING id, claim_key)
    INSERT INTO claim_evidence (claim_id, source_id, stance, strength, passage, reasons)
    SELECT inserted.id, one."sourceId", one.stance, one.strength, one.passage, COALESCE(one.reasons, '[]')
    FROM inserted JOIN given USING (claim_key), jsonb_to_recordset(given.finding -> 'evidence')
      AS one ("sourceId" bigint, stance text, strength float8, passage jsonb, reasons jsonb)`,
};
