import type { DataSource } from 'typeorm';
import { runQuery, type UnnamedStatement } from './statements';

/** Base class of repositories: handwritten statements on one data source. */
export abstract class Repository {
  constructor(protected readonly dataSource: DataSource) {}

  protected query<R extends object>(statement: UnnamedStatement, values: unknown[]): Promise<R[]> {
    return runQuery(this.dataSource, statement, values);
  }

  /** For statements that return one column of IDs. */
  protected async queryIds(statement: UnnamedStatement, values: unknown[]): Promise<number[]> {
    return (await this.query<{ id: number }>(statement, values)).map(({ id }) => id);
  }

  /** Whether a statement returns a row, e.g. an update with `RETURNING`. */
  protected async hasRow(statement: UnnamedStatement, values: unknown[]): Promise<boolean> {
    return (await this.query(statement, values)).length > 0;
  }

  /** For statements that return a count. */
  protected async queryCount(statement: UnnamedStatement, values: unknown[]): Promise<number> {
    const [row] = await this.query<{ count: number }>(statement, values);
    return row?.count ?? 0;
  }
}
