import { CorroborateError, type Json } from '@corroborate/domain';
import type { DataSource } from 'typeorm';
import type { PoolClient } from 'pg';
import { jsonParameter } from '../clean';
import type { KeptRow } from './kept-rows.repository';
import { heldSql } from './held.sql';
import { inTransaction } from './statements';

/** A row as it is to be: `fields` by column, `key` its primary key. */
export type RowToMask = Pick<KeptRow, 'table' | 'key' | 'cases' | 'fields'>;

/** Puts rows back with less in them. */
export class MaskedRowsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** All or none. @throws CorroborateError `held` where one belongs to a case that is on legal hold. */
  async write(rows: readonly RowToMask[]): Promise<void> {
    if (rows.length === 0) return;
    const ids = [...new Set(rows.flatMap(({ cases }) => cases))].sort((a, b) => a - b);
    await inTransaction(this.dataSource, async (client) => {
      // A hold takes the same lock: none comes in between.
      await client.query('SELECT id FROM investigations WHERE id = ANY($1::bigint[]) ORDER BY id FOR NO KEY UPDATE', [
        ids,
      ]);
      const { rows: held } = await client.query<{ id: string }>(HELD, [ids]);
      if (held.length > 0)
        throw new CorroborateError('held', 'A case that is on legal hold names this person. Nothing was erased.', {
          details: { cases: held.map(({ id }) => Number(id)) },
        });
      for (const row of rows) await this.writeOne(client, row);
    });
  }

  /** Names of tables and columns are those of the entities, never input. */
  private async writeOne(client: PoolClient, { table, key, fields }: RowToMask): Promise<void> {
    const metadata = this.dataSource.entityMetadatas.find(({ tableName }) => tableName === table);
    const values: unknown[] = [];
    const set = (name: string, value: Json): string => {
      const column = metadata?.columns.find(({ databaseName }) => databaseName === name);
      if (!column) throw new CorroborateError('internal', `There is no column ${name} of ${table}.`);
      const isJson = column.type === 'jsonb';
      return `"${name}" = $${values.push(isJson ? jsonParameter(value) : value)}${isJson ? '::jsonb' : ''}`;
    };
    const assigned = Object.entries(fields).map(([name, value]) => set(name, value));
    // The moment moves on, so that no process takes what it remembers for what is stored.
    if (table === 'stage_results') assigned.push(`finished_at = finished_at + interval '1 millisecond'`);
    const where = Object.entries(key).map(([name, value]) => set(name, value));
    await client.query(`UPDATE "${table}" SET ${assigned.join(', ')} WHERE ${where.join(' AND ')}`, values);
  }
}

const HELD = `SELECT i.id FROM investigations i WHERE i.id = ANY($1::bigint[]) AND ${heldSql('i.id')}`;
