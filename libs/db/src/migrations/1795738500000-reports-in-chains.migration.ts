import type { MigrationInterface, QueryRunner } from 'typeorm';

const index = (...kinds: string[]): string =>
  `CREATE INDEX "IDX_chain_entries_by_hand" ON chain_entries (investigation_id, seq)
    WHERE kind IN (${kinds.map((kind) => `'${kind}'`).join(', ')})`;
const DROP = 'DROP INDEX "IDX_chain_entries_by_hand"';

/** Reports that are handed out stand in the chain, written as holds are by processes that need not have the key. */
export class ReportsInChains1795738500000 implements MigrationInterface {
  readonly name = 'ReportsInChains1795738500000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [DROP, index('hold', 'erasure', 'report')]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of [DROP, index('hold', 'erasure')]) await runner.query(statement);
  }
}
