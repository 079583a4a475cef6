import type { DataSource } from 'typeorm';
import { ask, type Unnamed } from './statements';

/** What repositories share: statements of ours on the connections of one data source. */
export abstract class Repository {
  constructor(protected readonly dataSource: DataSource) {}

  protected ask<R extends object>(statement: Unnamed, values: unknown[]): Promise<R[]> {
    return ask(this.dataSource, statement, values);
  }

  /** Of a statement that gives one column of ids. */
  protected async askIds(statement: Unnamed, values: unknown[]): Promise<number[]> {
    return (await this.ask<{ id: number }>(statement, values)).map(({ id }) => id);
  }

  /** Whether a statement gives a row, as one that changes some does. */
  protected async hasRow(statement: Unnamed, values: unknown[]): Promise<boolean> {
    return (await this.ask(statement, values)).length > 0;
  }

  /** Of a statement that counts. */
  protected async askCount(statement: Unnamed, values: unknown[]): Promise<number> {
    const [row] = await this.ask<{ count: number }>(statement, values);
    return row?.count ?? 0;
  }
}
