import { Repository } from '../sql/repository';

/** The daily evidence check: which process runs it, and its results. */
export class EvidenceChecksRepository extends Repository {
  /**
   * True for the one process that should run the check; true again if a check begun before `deadBefore` was never
   * finished.
   */
  async begin(day: number, now: Date, deadBefore: Date): Promise<boolean> {
    return this.hasRow(
      {
        name: 'evidence-checks.begin',
        text: `INSERT INTO evidence_checks AS known (day, started_at) VALUES ($1, $2)
          ON CONFLICT (day) DO UPDATE SET started_at = excluded.started_at
            WHERE known.finished_at IS NULL AND known.started_at < $3
          RETURNING day`,
      },
      [day, now, deadBefore],
    );
  }

  async finish(day: number, now: Date): Promise<void> {
    await this.query(
      { name: 'evidence-checks.finish', text: 'UPDATE evidence_checks SET finished_at = $2 WHERE day = $1' },
      [day, now],
    );
  }

  /** Faults found in a case; empty if intact. */
  async saveFaults(investigationId: number, faults: readonly object[]): Promise<void> {
    if (faults.length === 0)
      await this.query(
        { name: 'evidence-checks.whole', text: 'DELETE FROM evidence_faults WHERE investigation_id = $1' },
        [investigationId],
      );
    else
      await this.query(
        {
          name: 'evidence-checks.found',
          text: `INSERT INTO evidence_faults (investigation_id, faults) VALUES ($1, $2::jsonb)
            ON CONFLICT (investigation_id) DO UPDATE SET faults = excluded.faults`,
        },
        [investigationId, JSON.stringify(faults)],
      );
  }

  /** Cases with faults in the last check. */
  async listFaulty(): Promise<number[]> {
    return this.queryIds(
      {
        name: 'evidence-checks.wrong',
        text: 'SELECT investigation_id AS id FROM evidence_faults ORDER BY investigation_id',
      },
      [],
    );
  }
}
