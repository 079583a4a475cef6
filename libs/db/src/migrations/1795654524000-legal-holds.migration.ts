import type { MigrationInterface, QueryRunner } from 'typeorm';

const KINDS_BEFORE = ['capture', 'decision', 'review', 'correction', 'report', 'removal', 'look', 'snapshot'];
const KINDS = [...KINDS_BEFORE, 'hold'];
const allowed = (kinds: string[]) => `CHECK (kind IN (${kinds.map((kind) => `'${kind}'`).join(', ')}))`;

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
  'ALTER TABLE chain_entries DROP CONSTRAINT "CHK_chain_entries_kind"',
  `ALTER TABLE chain_entries ADD CONSTRAINT "CHK_chain_entries_kind" ${allowed(KINDS)}`,
];

const DOWN = [
  'ALTER TABLE chain_entries DROP CONSTRAINT "CHK_chain_entries_kind"',
  `ALTER TABLE chain_entries ADD CONSTRAINT "CHK_chain_entries_kind" ${allowed(KINDS_BEFORE)} NOT VALID`,
  'DROP TABLE legal_holds',
];

/** Cases of which nothing may be deleted. */
export class LegalHolds1795654524000 implements MigrationInterface {
  readonly name = 'LegalHolds1795654524000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}
