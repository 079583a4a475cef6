import type { JsonObject } from '@corroborate/domain';
import type { DataSource } from 'typeorm';
import { CollectionEntity, CollectionScanEntity } from '../entities';
import { cleanText, jsonParameter } from '../clean';
import { ask, inTransaction } from './statements';

export type StoredCollection = Omit<CollectionEntity, 'seenAt'>;

export type ScanRow = Pick<CollectionScanEntity, 'id' | 'state' | 'kept'>;

export type ScanWanted = Pick<CollectionScanEntity, 'investigationId' | 'server' | 'tool' | 'request'>;

/** Collections as they were found, and how far scans of them came. */
export class CollectionsRepository {
  constructor(private readonly dataSource: DataSource) {}

  async save({ server, tool, digest, description, mapping, size, health, priceUsd }: StoredCollection): Promise<void> {
    const texts = [server, tool, digest, description].map(cleanText);
    await ask(this.dataSource, SAVE, [...texts, jsonParameter(mapping), size, health, priceUsd]);
  }

  async list(): Promise<CollectionEntity[]> {
    return this.dataSource.getRepository(CollectionEntity).find({ order: { server: 'ASC', tool: 'ASC' } });
  }

  /** Returns the scan of the question, creating it from `fresh` if necessary. */
  async openScan(wanted: ScanWanted, fresh: JsonObject): Promise<ScanRow> {
    const { investigationId, server, tool, request } = wanted;
    await ask(this.dataSource, OPEN, [investigationId, server, tool, request, jsonParameter(fresh)]);
    const scan = await this.dataSource.getRepository(CollectionScanEntity).findOneByOrFail(wanted);
    return { id: scan.id, state: scan.state, kept: scan.kept };
  }

  /** Marks ids as seen and keeps what so many that were not seen before lead to, both or neither. */
  async advanceScan(
    scanId: number,
    ids: string[],
    next: (fresh: number) => { state: JsonObject; kept: JsonObject[] },
  ): Promise<void> {
    await inTransaction(this.dataSource, async (client) => {
      const fresh = await client.query({ ...SEE, values: [scanId, ids.map(cleanText)] });
      const { state, kept } = next(fresh.rows.length);
      await client.query({ ...KEEP, values: [scanId, jsonParameter(state), jsonParameter(kept)] });
    });
  }
}

const SAVE = {
  name: 'collections.save',
  text: `INSERT INTO collections (server, tool, digest, description, mapping, size, health, price_usd)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
    ON CONFLICT (server, tool) DO UPDATE SET digest = excluded.digest, description = excluded.description,
      mapping = excluded.mapping, size = excluded.size, health = excluded.health, price_usd = excluded.price_usd,
      seen_at = now()
    RETURNING server`,
};
const OPEN = {
  name: 'collections.open-scan',
  text: `INSERT INTO collection_scans (investigation_id, server, tool, request, state, kept)
    VALUES ($1, $2, $3, $4, $5, '[]') ON CONFLICT DO NOTHING RETURNING id`,
};
const SEE = {
  name: 'collections.see',
  text: `INSERT INTO collection_seen (scan_id, document_id) SELECT $1, unnest($2::text[])
    ON CONFLICT DO NOTHING RETURNING 1`,
};
const KEEP = {
  name: 'collections.keep-scan',
  text: 'UPDATE collection_scans SET state = $2, kept = $3, at = now() WHERE id = $1 RETURNING id',
};
