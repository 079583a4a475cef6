import type { DataSource } from 'typeorm';
import { ask, inTransaction } from './statements';

export interface StreamPlace {
  /** UUID of the stream. */
  id: string;
  /** Whose it is. */
  holder: string;
}

/** A stream whose process has not been heard of for so long is over. */
const LEASE = "interval '30 seconds'";
const RENEW = {
  name: 'stream_places.renew',
  text: `INSERT INTO stream_places (id, holder, expires_at)
    SELECT id, holder, clock_timestamp() + ${LEASE} FROM unnest($1::uuid[], $2::text[]) AS place (id, holder)
    ON CONFLICT (id) DO UPDATE SET expires_at = EXCLUDED.expires_at`,
};
const SWEEP = { name: 'stream_places.sweep', text: 'DELETE FROM stream_places WHERE expires_at < clock_timestamp()' };
const FREE = { name: 'stream_places.free', text: 'DELETE FROM stream_places WHERE id = $1' };

/** Open streams of all API processes. */
export class StreamPlacesRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** False: the holder has `most` of them already. Several who ask at once take turns. */
  async take({ id, holder }: StreamPlace, most: number): Promise<boolean> {
    return inTransaction(this.dataSource, async (client) => {
      await client.query('SELECT pg_advisory_xact_lock(7437, hashtext($1))', [holder]);
      const { rowCount } = await client.query(
        `INSERT INTO stream_places (id, holder, expires_at) SELECT $1, $2, clock_timestamp() + ${LEASE}
          WHERE (SELECT count(*) FROM stream_places WHERE holder = $2 AND expires_at >= clock_timestamp()) < $3`,
        [id, holder, most],
      );
      return rowCount === 1;
    });
  }

  /** They are still open; to be said more often than every 30 seconds. What nobody says it of goes. */
  async renew(places: readonly StreamPlace[]): Promise<void> {
    await ask(this.dataSource, RENEW, [places.map(({ id }) => id), places.map(({ holder }) => holder)]);
    await ask(this.dataSource, SWEEP, []);
  }

  async free(id: string): Promise<void> {
    await ask(this.dataSource, FREE, [id]);
  }
}
