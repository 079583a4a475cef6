import { CorroborateError } from '@corroborate/domain';
import type { Pool, PoolClient } from 'pg';
import type { DataSource, EntityTarget, ObjectLiteral, ValueTransformer } from 'typeorm';
import type { ColumnMetadata } from 'typeorm/metadata/ColumnMetadata';

/** A statement of ours under a name of its own: the server parses and plans it once per connection. */
export interface Statement {
  name: string;
  text: string;
}

/**
 * What runs many times per investigation goes to the driver directly: building, hydrating and sending such
 * a query through the mapper costs more than the database needs to answer it.
 */
export async function ask<R extends object>(
  dataSource: DataSource,
  statement: Statement,
  values: unknown[],
): Promise<R[]> {
  return (await poolOf(dataSource).query<R>({ ...statement, values })).rows;
}

/** A statement that is put together for one request: planned for its very values, under no name. */
export async function askOnce<R extends object>(dataSource: DataSource, text: string, values: unknown[]): Promise<R[]> {
  return (await poolOf(dataSource).query<R>(text, values)).rows;
}

/** Figures over many rows: with room to sort them in memory, with helpers, and planned for the very values. */
export async function askWide<R extends object>(
  dataSource: DataSource,
  { text }: Statement,
  values: unknown[],
): Promise<R[]> {
  return inTransaction(dataSource, async (client) => {
    await client.query(
      "SET LOCAL work_mem = '64MB'; SET LOCAL max_parallel_workers_per_gather = 2; SET LOCAL random_page_cost = 4",
    );
    return (await client.query<R>(text, values)).rows;
  });
}

/** One transaction on one connection; what is thrown undoes it. */
export async function inTransaction<T>(dataSource: DataSource, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await poolOf(dataSource).connect();
  let broken: Error | undefined;
  try {
    await client.query('BEGIN');
    const result = await work(client);
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK').catch((fault: Error) => (broken = fault));
    throw error;
  } finally {
    client.release(broken);
  }
}

/** Connections that a process may have to the tables. */
export const poolSizeOf = ({ options }: DataSource): number => (options as { poolSize?: number }).poolSize ?? 10;

export function poolOf({ driver }: DataSource): Pool {
  const { master } = driver as unknown as { master?: Pool };
  if (!master) throw new CorroborateError('database-unavailable', 'The database of this process is closed.');
  return master;
}

type Row = Record<string, unknown>;

/** The columns of an entity for statements written by hand; the entity stays the one description of its table. */
export class Columns<E extends ObjectLiteral> {
  private readonly columns: ColumnMetadata[];
  private readonly readers: Reader[];

  constructor(dataSource: DataSource, entity: EntityTarget<E>, without: (keyof E & string)[] = []) {
    const left: string[] = without;
    this.columns = dataSource.getMetadata(entity).columns.filter(({ propertyName }) => !left.includes(propertyName));
    this.readers = this.columns.map(({ propertyName, databaseName, transformer }) => ({
      property: propertyName,
      column: databaseName,
      from: [transformer ?? []].flat(),
    }));
  }

  /** `"id", "title", …`: named one by one, so that a later column does not upset a prepared statement. */
  get list(): string {
    return this.columns.map(({ databaseName }) => `"${databaseName}"`).join(', ');
  }

  nameOf(property: string): string {
    const column = this.columns.find(({ propertyName }) => propertyName === property);
    if (!column) throw new CorroborateError('internal', `There is no column for ${property}.`);
    return column.databaseName;
  }

  /** A row as the mapper would give it, as plain data; columns that were not asked for are left out. */
  read(row: Row): E {
    const entity: Row = {};
    for (const { property, column, from } of this.readers)
      if (column in row) entity[property] = from.reduce<unknown>((given, step) => step.from(given), row[column]);
    return entity as E;
  }
}

interface Reader {
  property: string;
  column: string;
  from: ValueTransformer[];
}
