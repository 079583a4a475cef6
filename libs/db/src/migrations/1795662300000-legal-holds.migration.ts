import type { MigrationInterface, QueryRunner } from 'typeorm';

const kinds = (...names: string[]): string[] => [
  'ALTER TABLE chain_entries DROP CONSTRAINT "CHK_chain_entries_kind"',
  `ALTER TABLE chain_entries ADD CONSTRAINT "CHK_chain_entries_kind" CHECK
    (kind IN (${names.map((name) => `'${name}'`).join(', ')})) NOT VALID`,
];
const BEFORE = ['capture', 'decision', 'review', 'correction', 'report', 'removal', 'look', 'snapshot'];

const UP = [
  `CREATE TABLE legal_holds (
    id bigint GENERATED ALWAYS AS IDENTITY,
    investigation_id bigint NOT NULL,
    reason text NOT NULL,
    held_by text NOT NULL,
    held_at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
    released_why text,
    released_by text,
    released_at timestamptz(3),
    CONSTRAINT "PK_legal_holds" PRIMARY KEY (id),
    CONSTRAINT "FK_legal_holds_investigation" FOREIGN KEY (investigation_id) REFERENCES investigations (id)
  )`,
  'CREATE UNIQUE INDEX "UQ_legal_holds_open" ON legal_holds (investigation_id) WHERE released_at IS NULL',
  'CREATE INDEX "IDX_legal_holds_investigation" ON legal_holds (investigation_id, id)',
  ...kinds(...BEFORE, 'hold', 'erasure'),
  'ALTER TABLE chain_entries VALIDATE CONSTRAINT "CHK_chain_entries_kind"',
  `CREATE INDEX "IDX_chain_entries_by_hand" ON chain_entries (investigation_id, seq) WHERE kind IN ('hold', 'erasure')`,
];

/** Entries of a later version stay: a chain forgets nothing. */
const DOWN = ['DROP INDEX "IDX_chain_entries_by_hand"', ...kinds(...BEFORE), 'DROP TABLE legal_holds'];

/** Cases of which nothing may be deleted, and what the chain tells of holds and erasures. */
export class LegalHolds1795662300000 implements MigrationInterface {
  readonly name = 'LegalHolds1795662300000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}
