import type { DataSource } from 'typeorm';
import { ask, type Unnamed } from './statements';

/** Base class of repositories: handwritten statements on one data source. */
export abstract class Repository {
  constructor(protected readonly dataSource: DataSource) {}

  protected ask<R extends object>(statement: Unnamed, values: unknown[]): Promise<R[]> {
    return ask(this.dataSource, statement, values);
  }

  /** For statements that return one column of IDs. */
  protected async askIds(statement: Unnamed, values: unknown[]): Promise<number[]> {
    return (await this.ask<{ id: number }>(statement, values)).map(({ id }) => id);
  }

  /** Whether a statement returns a row, for example one that changes rows. */
  protected async hasRow(statement: Unnamed, values: unknown[]): Promise<boolean> {
    return (await this.ask(statement, values)).length > 0;
  }

  /** For statements that return a count. */
  protected async askCount(statement: Unnamed, values: unknown[]): Promise<number> {
    const [row] = await this.ask<{ count: number }>(statement, values);
    return row?.count ?? 0;
  }
}
