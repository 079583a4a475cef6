import type { ChainSealEntity, ChainStampEntity } from './evidence.entity';
import { inTransaction } from '../sql/statements';
import { Repository } from '../sql/repository';

/** A seal that needs a timestamp. */
export interface SealToStamp {
  seal: Pick<ChainSealEntity, 'investigationId' | 'seq' | 'sha256' | 'keyId' | 'signature'>;
  /** Number of timestamp attempts, including this one. */
  attempts: number;
}

/**
 * Timestamps of seals, and the queue of seals that need one. Only the last seal of each chain is queued, because it
 * covers the others.
 */
export class SealTimestampsRepository extends Repository {
  /** Queues the last seal of the chain for each authority. */
  async schedule(investigationId: number, authorities: readonly string[]): Promise<void> {
    if (authorities.length > 0) await this.query(SCHEDULE_STAMPS, [authorities, investigationId]);
  }

  /**
   * Queues the last seal of every chain for each authority that has not stamped it, and removes queue entries of all
   * other authorities.
   */
  async scheduleAll(authorities: readonly string[]): Promise<void> {
    await this.query({ name: 'stamps.forget', text: 'DELETE FROM stamp_due WHERE authority <> ALL($1::text[])' }, [
      authorities,
    ]);
    if (authorities.length > 0) await this.query(SCHEDULE_STAMPS, [authorities, null]);
  }

  /** Claims the next due seal until `until`, latest cases first. */
  async claim(authority: string, now: Date, until: Date): Promise<SealToStamp | null> {
    const [taken] = await this.query<SealToStamp['seal'] & Pick<SealToStamp, 'attempts'>>(
      {
        name: 'stamps.take',
        text: `WITH due AS (SELECT investigation_id FROM stamp_due WHERE authority = $1 AND next_at <= $2
            ORDER BY investigation_id DESC LIMIT 1 FOR UPDATE SKIP LOCKED)
          UPDATE stamp_due SET next_at = $3, attempts = attempts + 1 FROM due, chain_seals seal
          WHERE stamp_due.investigation_id = due.investigation_id AND stamp_due.authority = $1
            AND seal.investigation_id = stamp_due.investigation_id AND seal.seq = stamp_due.seq
          RETURNING stamp_due.attempts, seal.investigation_id, seal.seq, seal.sha256, seal.key_id, seal.signature`,
      },
      [authority, now, until],
    );
    if (!taken) return null;
    const { attempts, ...seal } = taken;
    return { attempts, seal };
  }

  /** If an authority stamps the same seal twice, keeps the first timestamp. */
  async save(stamp: Omit<ChainStampEntity, 'at'>): Promise<void> {
    const { investigationId, seq, authority, response, sha256 } = stamp;
    await inTransaction(this.dataSource, async (client) => {
      await client.query(
        `INSERT INTO chain_stamps (investigation_id, seq, authority, response, sha256)
  VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING`,
        [investigationId, seq, authority, response, sha256],
      );
      await client.query('DELETE FROM stamp_due WHERE investigation_id = $1 AND authority = $2 AND seq <= $3', [
        investigationId,
        authority,
        seq,
      ]);
    });
  }

  async postpone({ seal }: SealToStamp, authority: string, retry: { until: Date; fault: string }): Promise<void> {
    const { investigationId, seq } = seal;
    await this.query(
      {
        name: 'stamps.postpone',
        text: `UPDATE stamp_due SET next_at = $4, fault = $5
          WHERE investigation_id = $1 AND authority = $2 AND seq = $3`,
      },
      [investigationId, authority, seq, retry.until, retry.fault],
    );
  }
}

const SCHEDULE_STAMPS = {
  name: 'stamps.schedule',
  text: `INSERT INTO stamp_due (investigation_id, authority, seq)
    SELECT last.investigation_id, asked.authority, last.seq
    FROM (SELECT investigation_id, max(seq) AS seq FROM chain_seals
        WHERE $2::bigint IS NULL OR investigation_id = $2::bigint GROUP BY investigation_id) last
      CROSS JOIN unnest($1::text[]) AS asked (authority)
    WHERE NOT EXISTS (SELECT 1 FROM chain_stamps stamp WHERE stamp.investigation_id = last.investigation_id
      AND stamp.seq = last.seq AND stamp.authority = asked.authority)
    ON CONFLICT (investigation_id, authority) DO UPDATE
      SET seq = excluded.seq, attempts = 0, next_at = now(), fault = NULL WHERE stamp_due.seq < excluded.seq`,
};
