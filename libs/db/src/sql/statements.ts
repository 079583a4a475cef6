import { CorroborateError } from '@corroborate/domain';
import { types, type CustomTypesConfig, type Pool, type PoolClient } from 'pg';
import type { DataSource, EntityTarget, ObjectLiteral, ValueTransformer } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver';
import type { EntityMetadata } from 'typeorm/metadata/EntityMetadata';

/** A statement of ours under a name of its own: the server parses and plans it once per connection. */
export interface Statement {
  name: string;
  text: string;
}

/** Without a name it is planned for its very values. */
export type Unnamed = Pick<Statement, 'text'> & Partial<Statement>;

/**
 * What runs many times per investigation goes to the driver directly: building, hydrating and sending such
 * a query through the mapper costs more than the database needs to answer it. Rows are plain data under camel-case
 * names: ids, counts and money are numbers, moments ISO strings.
 */
export const ask = <R extends object>(dataSource: DataSource, statement: Unnamed, values: unknown[]): Promise<R[]> =>
  askOn(poolOf(dataSource), statement, values);

/** The same on one connection. */
export async function askOn<R extends object>(
  client: Pool | PoolClient,
  statement: Unnamed,
  values: unknown[],
): Promise<R[]> {
  const { rows, fields } = await client.query<Record<string, unknown>>({ ...statement, values, types: TYPES });
  const names = fields.map(({ name }) => [name, camelCase(name)] as const);
  return rows.map((row) => Object.fromEntries(names.map(([name, property]) => [property, row[name]])) as R);
}

/** The first row; null where there is none. */
export const first = async <R>(rows: Promise<R[]>): Promise<R | null> => (await rows)[0] ?? null;

const parserOf = types.getTypeParser as (id: number) => (text: string) => unknown;
const { INT8, NUMERIC, TIMESTAMPTZ } = types.builtins;
/** The library has no name for it. */
const INT8_ARRAY = 1016;
const READERS = new Map<number, (text: string) => unknown>([
  [INT8, Number],
  [INT8_ARRAY, (text) => (parserOf(INT8_ARRAY)(text) as string[]).map(Number)],
  [NUMERIC, Number],
  [TIMESTAMPTZ, (text) => (parserOf(TIMESTAMPTZ)(text) as Date).toISOString()],
]);
const TYPES: CustomTypesConfig = { getTypeParser: (id: number) => READERS.get(id) ?? parserOf(id) };
const camelCase = (name: string): string => name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());

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
    return askOn(client, { text }, values);
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
  const master = (driver as PostgresDriver).master as Pool | undefined;
  if (!master) throw new CorroborateError('database-unavailable', 'The database of this process is closed.');
  return master;
}

type Row = Record<string, unknown>;

/** The columns of an entity for statements written by hand; the entity stays the one description of its table. */
export class Columns<E extends ObjectLiteral> {
  private readonly table: string;
  private readonly columns: EntityMetadata['columns'];
  private readonly readers: { property: string; column: string; from: ValueTransformer[] }[];

  constructor(
    private readonly dataSource: DataSource,
    entity: EntityTarget<E>,
    without: readonly (keyof E & string)[] = [],
  ) {
    const left: readonly string[] = without;
    const { columns, tableName } = dataSource.getMetadata(entity);
    this.table = tableName;
    this.columns = columns.filter(({ propertyName }) => !left.includes(propertyName));
    this.readers = this.columns.map(({ propertyName, databaseName, transformer }) => ({
      property: propertyName,
      column: camelCase(databaseName),
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

  /** Rows of the table. `which`: condition and order. */
  select(name: string, which: string, values: unknown[]): Promise<E[]> {
    return this.ask({ name, text: `SELECT ${this.list} FROM "${this.table}" ${which}` }, values);
  }

  /** Rows of a statement that gives these columns, or some of them. */
  async ask(statement: Unnamed, values: unknown[]): Promise<E[]> {
    return (await askOn<Row>(poolOf(this.dataSource), statement, values)).map((row) => this.read(row));
  }

  /** A row as the mapper would give it, as plain data; columns that were not asked for are left out. */
  read(row: Row): E {
    const entity: Row = {};
    for (const { property, column, from } of this.readers)
      if (column in row) entity[property] = from.reduce<unknown>((given, step) => step.from(given), row[column]);
    return entity as E;
  }
}
