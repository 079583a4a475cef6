import { CorroborateError } from '@corroborate/domain';
import { types, type CustomTypesConfig, type Pool, type PoolClient } from 'pg';
import type { DataSource, EntityTarget, ObjectLiteral, ValueTransformer } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver';
import type { EntityMetadata } from 'typeorm/metadata/EntityMetadata';

/** A named prepared statement: the server parses and plans it once per connection. */
export interface Statement {
  name: string;
  text: string;
}

/** Without a name, a statement is planned each time for its actual values. */
export type UnnamedStatement = Pick<Statement, 'text'> & Partial<Statement>;

/**
 * Bypasses TypeORM for frequent statements, because building queries and hydrating entities takes longer than the
 * database does. Rows are plain data with camel-case names: IDs, counts and money are numbers, times ISO strings.
 */
export const runQuery = <R extends object>(
  dataSource: DataSource,
  statement: UnnamedStatement,
  values: unknown[],
): Promise<R[]> => executeQuery(getPool(dataSource), statement, values);

/** Like `runQuery`, on one given connection. */
export async function executeQuery<R extends object>(
  client: Pool | PoolClient,
  statement: UnnamedStatement,
  values: unknown[],
): Promise<R[]> {
  const { rows, fields } = await client.query<Record<string, unknown>>({ ...statement, values, types: TYPE_CONFIG });
  const names = fields.map(({ name }) => [name, camelCase(name)] as const);
  return rows.map((row) => Object.fromEntries(names.map(([name, property]) => [property, row[name]])) as R);
}

/** The first row; null if none. */
export const firstRow = async <R>(rows: Promise<R[]>): Promise<R | null> => (await rows)[0] ?? null;

const parserOf = types.getTypeParser as (id: number) => (text: string) => unknown;
const { INT8, NUMERIC, TIMESTAMPTZ } = types.builtins;
/** OID of `int8[]`, for which the library has no constant. */
const INT8_ARRAY = 1016;
const PARSER_BY_TYPE = new Map<number, (text: string) => unknown>([
  [INT8, Number],
  [INT8_ARRAY, (text) => (parserOf(INT8_ARRAY)(text) as string[]).map(Number)],
  [NUMERIC, Number],
  [TIMESTAMPTZ, (text) => (parserOf(TIMESTAMPTZ)(text) as Date).toISOString()],
]);
const TYPE_CONFIG: CustomTypesConfig = { getTypeParser: (id: number) => PARSER_BY_TYPE.get(id) ?? parserOf(id) };
const camelCase = (name: string): string => name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());

/** Runs statistics over many rows: more sort memory, parallel workers, and a plan for the actual values. */
export async function queryAnalytics<R extends object>(
  dataSource: DataSource,
  { text }: Statement,
  values: unknown[],
): Promise<R[]> {
  return inTransaction(dataSource, async (client) => {
    await client.query(
      "SET LOCAL work_mem = '64MB'; SET LOCAL max_parallel_workers_per_gather = 2; SET LOCAL random_page_cost = 4",
    );
    return executeQuery(client, { text }, values);
  });
}

/** Runs `work` in a transaction on one connection; rolls back if it throws. */
export async function inTransaction<T>(dataSource: DataSource, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await getPool(dataSource).connect();
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

/** Maximum number of connections per process. */
export const getPoolSize = ({ options }: DataSource): number => (options as { poolSize?: number }).poolSize ?? 10;

export function getPool({ driver }: DataSource): Pool {
  const master = (driver as PostgresDriver).master as Pool | undefined;
  if (!master) throw new CorroborateError('database-unavailable', 'The database of this process is closed.');
  return master;
}

export type JsonRow = Record<string, unknown>;

/** `name = given.name, ` for each column, to set what a row named `given` has. */
export const assignments = (columns: string[]): string => columns.map((name) => `${name} = given.${name}, `).join('');

/** Columns of an entity for handwritten statements, so that the entity remains the only description of its table. */
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

  /** `"id", "title", …`: listed explicitly, so that a new column does not break a prepared statement. */
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
    return this.query({ name, text: `SELECT ${this.list} FROM "${this.table}" ${which}` }, values);
  }

  /** Rows of a statement that returns all or some of these columns. */
  async query(statement: UnnamedStatement, values: unknown[]): Promise<E[]> {
    return (await executeQuery<JsonRow>(getPool(this.dataSource), statement, values)).map((row) => this.read(row));
  }

  /** Reads a row that a statement returned as JSON, such as `to_json(row)`. */
  readNamed(row: JsonRow): E {
    return this.read(Object.fromEntries(Object.entries(row).map(([name, value]) => [camelCase(name), value])));
  }

  /** The given properties by the names of their columns. */
  toRow(given: Partial<E>): JsonRow {
    const defined = Object.entries(given).filter(([, value]) => value !== undefined);
    return Object.fromEntries(defined.map(([property, value]) => [this.nameOf(property), value as unknown]));
  }

  /** Maps a row as TypeORM would, but to plain data without columns that were not selected. */
  read(row: JsonRow): E {
    const entity: JsonRow = {};
    for (const { property, column, from } of this.readers)
      if (column in row) entity[property] = from.reduce<unknown>((given, step) => step.from(given), row[column]);
    return entity as E;
  }
}
