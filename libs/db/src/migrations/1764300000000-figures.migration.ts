import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  'ALTER TABLE investigations ADD COLUMN successful boolean',
  `UPDATE investigations SET successful = decision #>> '{success,successful}' = 'true' WHERE decision IS NOT NULL`,
  // Figures of a year are read from this index alone: the rows themselves carry whole results.
  `CREATE INDEX "IDX_investigations_ended" ON investigations (finished_at)
    INCLUDE (id, mode, status, started_at, queued_at, spent_usd,
    sources_found, verification_level_before, verification_level_after, requires_human_review, partial, successful)
    WHERE finished_at IS NOT NULL`,
  `CREATE INDEX "IDX_review_decisions_at" ON review_decisions (at)`,
  `CREATE INDEX "IDX_review_decisions_false" ON review_decisions (investigation_id) WHERE action = 'mark-false'`,
  // Rows come in the order of their moments: a summary of blocks finds a window and costs next to nothing to keep.
  `CREATE INDEX "IDX_upstream_calls_at" ON upstream_calls USING brin (at) WITH (pages_per_range = 32)`,
];

const DOWN = [
  'DROP INDEX "IDX_upstream_calls_at"',
  'DROP INDEX "IDX_review_decisions_false"',
  'DROP INDEX "IDX_review_decisions_at"',
  'DROP INDEX "IDX_investigations_ended"',
  'ALTER TABLE investigations DROP COLUMN successful',
];

/** What figures over many investigations are read from. */
export class Figures1764300000000 implements MigrationInterface {
  readonly name = 'Figures1764300000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}
