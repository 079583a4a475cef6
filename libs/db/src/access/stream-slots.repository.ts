import { inTransaction } from '../sql/statements';
import { Repository } from '../sql/repository';

export interface StreamSlot {
  /** UUID of the stream. */
  id: string;
  /** Client that holds the stream. */
  holder: string;
}

/** A stream that its process has not renewed for this long is considered closed. */
const LEASE_SQL = "interval '30 seconds'";

/** Open streams of all API processes. */
export class StreamSlotsRepository extends Repository {
  /** False if the holder already has `most` streams. Concurrent requests by one holder are serialized. */
  async acquire({ id, holder }: StreamSlot, most: number): Promise<boolean> {
    return inTransaction(this.dataSource, async (client) => {
      await client.query('SELECT pg_advisory_xact_lock(7437, hashtext($1))', [holder]);
      const { rowCount } = await client.query(
        `INSERT INTO stream_places (id, holder, expires_at) SELECT $1, $2, clock_timestamp() + ${LEASE_SQL}
          WHERE (SELECT count(*) FROM stream_places WHERE holder = $2 AND expires_at >= clock_timestamp()) < $3`,
        [id, holder, most],
      );
      return rowCount === 1;
    });
  }

  /**
   * Extends the lease of open streams. Must be called more often than every 30 seconds; streams that are not renewed
   * expire.
   */
  async renew(places: readonly StreamSlot[]): Promise<void> {
    await this.query(
      {
        name: 'stream_places.renew',
        text: `INSERT INTO stream_places (id, holder, expires_at)
          SELECT id, holder, clock_timestamp() + ${LEASE_SQL} FROM unnest($1::uuid[], $2::text[]) AS place (id, holder)
          ON CONFLICT (id) DO UPDATE SET expires_at = EXCLUDED.expires_at`,
      },
      [places.map(({ id }) => id), places.map(({ holder }) => holder)],
    );
    await this.query(
      { name: 'stream_places.sweep', text: 'DELETE FROM stream_places WHERE expires_at < clock_timestamp()' },
      [],
    );
  }

  async release(id: string): Promise<void> {
    await this.query({ name: 'stream_places.free', text: 'DELETE FROM stream_places WHERE id = $1' }, [id]);
  }
}
