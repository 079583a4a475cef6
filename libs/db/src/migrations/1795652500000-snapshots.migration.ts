import type { MigrationInterface, QueryRunner } from 'typeorm';

const kinds = (...names: string[]): string[] => [
  'ALTER TABLE chain_entries DROP CONSTRAINT "CHK_chain_entries_kind"',
  `ALTER TABLE chain_entries ADD CONSTRAINT "CHK_chain_entries_kind" CHECK
    (kind IN (${names.map((name) => `'${name}'`).join(', ')})) NOT VALID`,
  'ALTER TABLE chain_entries VALIDATE CONSTRAINT "CHK_chain_entries_kind"',
];
const BEFORE = ['capture', 'decision', 'review', 'correction', 'report', 'removal', 'look'];

const UP = [
  ...kinds(...BEFORE, 'snapshot'),
  `CREATE TABLE snapshots (
    id bigint GENERATED ALWAYS AS IDENTITY,
    investigation_id bigint NOT NULL,
    source_id bigint NOT NULL,
    wanted_by text NOT NULL,
    state text NOT NULL DEFAULT 'wanted',
    reason jsonb,
    tries integer NOT NULL DEFAULT 0,
    created_at timestamptz(3) NOT NULL DEFAULT now(),
    next_at timestamptz(3) NOT NULL DEFAULT now(),
    finished_at timestamptz(3),
    CONSTRAINT "CHK_snapshots_wanted_by" CHECK (wanted_by IN ('decision', 'person')),
    CONSTRAINT "CHK_snapshots_state" CHECK (state IN ('wanted', 'taken', 'failed')),
    CONSTRAINT "PK_snapshots" PRIMARY KEY (id),
    CONSTRAINT "FK_snapshots_investigation" FOREIGN KEY (investigation_id) REFERENCES investigations (id)
      ON DELETE CASCADE
  )`,
  `CREATE UNIQUE INDEX "UQ_snapshots_wanted" ON snapshots (investigation_id, source_id) WHERE state = 'wanted'`,
  `CREATE INDEX "IDX_snapshots_investigation" ON snapshots (investigation_id)`,
  `CREATE INDEX "IDX_snapshots_due" ON snapshots (next_at) WHERE state = 'wanted'`,
];

/** Pages as a browser shows them: which are wanted, and what became of it. What was taken stands in the chain. */
export class Snapshots1795652500000 implements MigrationInterface {
  readonly name = 'Snapshots1795652500000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE snapshots');
    for (const statement of kinds(...BEFORE)) await runner.query(statement);
  }
}
