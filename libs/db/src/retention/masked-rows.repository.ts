import { CorroborateError } from '@corroborate/domain';
import type { PoolClient } from 'pg';
import { jsonParameter } from '../sql/clean';
import type { StoredRow } from './stored-text.repository';
import { legalHoldSql } from '../sql/predicates';
import { inTransaction } from '../sql/statements';
import { Repository } from '../sql/repository';

/** A row as it should be stored after masking: `fields` by column, `key` its primary key. */
export type RowToMask = Pick<StoredRow, 'table' | 'key' | 'cases' | 'fields'>;

/** Writes masked rows back to their tables. */
export class MaskedRowsRepository extends Repository {
  /**
   * Writes all or none.
   * @throws CorroborateError `held` if a row belongs to a case on legal hold.
   */
  async write(rows: readonly RowToMask[]): Promise<void> {
    if (rows.length === 0) return;
    const ids = [...new Set(rows.flatMap(({ cases }) => cases))].sort((a, b) => a - b);
    await inTransaction(this.dataSource, async (client) => {
      // Placing a legal hold takes the same lock, so none can be placed in the meantime.
      await client.query('SELECT id FROM investigations WHERE id = ANY($1::bigint[]) ORDER BY id FOR NO KEY UPDATE', [
        ids,
      ]);
      const { rows: held } = await client.query<{ id: string }>(
        `SELECT i.id FROM investigations i WHERE i.id = ANY($1::bigint[]) AND ${legalHoldSql('i.id')}`,
        [ids],
      );
      if (held.length > 0)
        throw new CorroborateError('held', 'A case on legal hold names this person; nothing was erased.', {
          details: { cases: held.map(({ id }) => Number(id)) },
        });
      for (const row of rows) await this.writeOne(client, row);
    });
  }

  /** Names of tables and columns come from this code, never from input. */
  private async writeOne(client: PoolClient, { table, key, fields }: RowToMask): Promise<void> {
    const assigned = Object.keys(fields).map((name) => `"${name}" = masked."${name}"`);
    // Changes the timestamp, so that no process uses an outdated copy from its cache.
    if (table === 'stage_results') assigned.push(`finished_at = t.finished_at + interval '1 millisecond'`);
    const where = Object.keys(key).map((name) => `t."${name}" = kept."${name}"`);
    await client.query(
      `UPDATE "${table}" t SET ${assigned.join(', ')} FROM jsonb_populate_record(NULL::"${table}", $1::jsonb) masked,
        jsonb_populate_record(NULL::"${table}", $2::jsonb) kept WHERE ${where.join(' AND ')}`,
      [jsonParameter(fields), jsonParameter(key)],
    );
  }
}
