import type { Reason } from '@corroborate/domain';
import { jsonParameter } from '../sql/clean';
import { SnapshotEntity, type SnapshotRequester } from './snapshot.entity';
import { isRowId, listByCase } from '../sql/rows';
import { firstRow } from '../sql/statements';
import { Repository } from '../sql/repository';

/** A snapshot request that this process has claimed. */
export type ClaimedSnapshot = Pick<SnapshotEntity, 'id' | 'investigationId' | 'sourceId' | 'tries'>;

/** Requests for snapshots, and their results. */
export class SnapshotsRepository extends Repository {
  /** Requests a snapshot of each source; a pending request is reused. Returns the IDs of new ones. */
  async request(investigationId: number, sourceIds: number[], by: SnapshotRequester): Promise<number[]> {
    return this.queryIds(
      {
        name: 'snapshots.want',
        text: `INSERT INTO snapshots (investigation_id, source_id, wanted_by)
          SELECT $1, source, $3 FROM unnest($2::bigint[]) WITH ORDINALITY AS given (source, place) ORDER BY place
          ON CONFLICT (investigation_id, source_id) WHERE state = 'wanted' DO NOTHING RETURNING id`,
      },
      [investigationId, sourceIds, by],
    );
  }

  /** Requests a snapshot of each source for which none was ever requested. */
  async requestOnce(investigationId: number, sourceIds: number[]): Promise<number[]> {
    return this.queryIds(
      {
        name: 'snapshots.want-once',
        text: `INSERT INTO snapshots (investigation_id, source_id, wanted_by)
          SELECT $1, source, 'decision' FROM unnest($2::bigint[]) WITH ORDINALITY AS given (source, place)
          WHERE NOT EXISTS (SELECT 1 FROM snapshots s WHERE s.investigation_id = $1 AND s.source_id = source)
          ORDER BY place
          ON CONFLICT (investigation_id, source_id) WHERE state = 'wanted' DO NOTHING RETURNING id`,
      },
      [investigationId, sourceIds],
    );
  }

  /** Pending and unclaimed snapshots, longest waiting first. */
  async listDue(limit: number): Promise<number[]> {
    return this.queryIds(
      {
        name: 'snapshots.due',
        text: `SELECT id FROM snapshots WHERE state = 'wanted' AND next_at <= clock_timestamp()
          ORDER BY next_at, id LIMIT $1`,
      },
      [limit],
    );
  }

  /** Claims a snapshot for `leaseMs`; null if it is done or another process has it. */
  async claim(id: number, leaseMs: number): Promise<ClaimedSnapshot | null> {
    if (!isRowId(id)) return null;
    return firstRow(
      this.query(
        {
          name: 'snapshots.take',
          text: `UPDATE snapshots SET tries = tries + 1, next_at = clock_timestamp() + $2 * interval '1 second'
            WHERE id = $1 AND state = 'wanted' AND next_at <= clock_timestamp()
            RETURNING id, investigation_id, source_id, tries`,
        },
        [id, leaseMs / 1000],
      ),
    );
  }

  /** Marks the snapshot as stored in the chain, or stores the reason why there is none. */
  async saveResult(id: number, reason: Reason | null): Promise<void> {
    await this.query(
      {
        name: 'snapshots.settle',
        text: `UPDATE snapshots SET state = $2, reason = $3::jsonb, finished_at = clock_timestamp()
          WHERE id = $1 AND state = 'wanted' RETURNING id`,
      },
      [id, reason ? 'failed' : 'taken', reason && jsonParameter(reason)],
    );
  }

  /** Releases the claim when this process is shutting down. */
  async release(id: number): Promise<void> {
    await this.query(
      {
        name: 'snapshots.release',
        text: `UPDATE snapshots SET next_at = clock_timestamp(), tries = tries - 1
          WHERE id = $1 AND state = 'wanted' RETURNING id`,
      },
      [id],
    );
  }

  async listByInvestigation(investigationId: number): Promise<SnapshotEntity[]> {
    return listByCase(this.dataSource, SnapshotEntity, investigationId);
  }
}
