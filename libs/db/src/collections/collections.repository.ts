import { CollectionEntity, type CollectionScanEntity } from './collection.entity';
import { cleanText, jsonParameter } from '../sql/clean';
import { inTransaction } from '../sql/statements';
import { Repository } from '../sql/repository';

/** State of a scan, in the format of the caller. */
export interface ScanRow<S, K> {
  id: number;
  state: S;
  kept: K[];
}

/** Collections as last discovered, and the progress of scans. */
export class CollectionsRepository extends Repository {
  async save({
    server,
    tool,
    digest,
    description,
    mapping,
    size,
    health,
    priceUsd,
  }: Omit<CollectionEntity, 'seenAt'>): Promise<void> {
    const texts = [server, tool, digest, description].map(cleanText);
    await this.query(
      {
        name: 'collections.save',
        text: `INSERT INTO collections (server, tool, digest, description, mapping, size, health, price_usd)
          VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
          ON CONFLICT (server, tool) DO UPDATE SET digest = excluded.digest, description = excluded.description,
            mapping = excluded.mapping, size = excluded.size, health = excluded.health, price_usd = excluded.price_usd,
            seen_at = now()
          RETURNING server`,
      },
      [...texts, jsonParameter(mapping), size, health, priceUsd],
    );
  }

  async list(): Promise<CollectionEntity[]> {
    return this.dataSource.getRepository(CollectionEntity).find({ order: { server: 'ASC', tool: 'ASC' } });
  }

  /** Scan of a question; created from `fresh` if it does not exist. */
  async openScan<S extends object, K>(
    wanted: Pick<CollectionScanEntity, 'investigationId' | 'server' | 'tool' | 'request'>,
    fresh: S,
  ): Promise<ScanRow<S, K>> {
    const { investigationId, server, tool, request } = wanted;
    const key = [investigationId, server, tool, request];
    await this.query(
      {
        name: 'collections.open-scan',
        text: `INSERT INTO collection_scans (investigation_id, server, tool, request, state, kept)
          VALUES ($1, $2, $3, $4, $5, '[]') ON CONFLICT DO NOTHING RETURNING id`,
      },
      [...key, jsonParameter(fresh)],
    );
    const [scan] = await this.query<ScanRow<S, K>>(
      {
        name: 'collections.scan',
        text: `SELECT id, state, kept FROM collection_scans
          WHERE investigation_id = $1 AND server = $2 AND tool = $3 AND request = $4`,
      },
      key,
    );
    return scan!;
  }

  /** Marks IDs as seen and stores the state that `next` returns for the number of new IDs, in one transaction. */
  async advanceScan(
    scanId: number,
    ids: string[],
    next: (fresh: number) => { state: object; kept: object[] },
  ): Promise<void> {
    await inTransaction(this.dataSource, async (client) => {
      const fresh = await client.query({ ...MARK_SEEN, values: [scanId, ids.map(cleanText)] });
      const { state, kept } = next(fresh.rows.length);
      await client.query({ ...SAVE_SCAN, values: [scanId, jsonParameter(state), jsonParameter(kept)] });
    });
  }
}
const MARK_SEEN = {
  name: 'collections.see',
  text: `INSERT INTO collection_seen (scan_id, document_id) SELECT $1, unnest($2::text[])
    ON CONFLICT DO NOTHING RETURNING 1`,
};
const SAVE_SCAN = {
  name: 'collections.keep-scan',
  text: 'UPDATE collection_scans SET state = $2, kept = $3, at = now() WHERE id = $1 RETURNING id',
};
