import type { MigrationInterface, QueryRunner } from 'typeorm';

const kinds = (...names: string[]): string[] => [
  'ALTER TABLE chain_entries DROP CONSTRAINT "CHK_chain_entries_kind"',
  `ALTER TABLE chain_entries ADD CONSTRAINT "CHK_chain_entries_kind" CHECK
    (kind IN (${names.map((name) => `'${name}'`).join(', ')})) NOT VALID`,
  'ALTER TABLE chain_entries VALIDATE CONSTRAINT "CHK_chain_entries_kind"',
];
const BEFORE = [
  'capture',
  'decision',
  'review',
  'correction',
  'report',
  'removal',
  'look',
  'snapshot',
  'hold',
  'erasure',
];

const UP = [
  ...kinds(...BEFORE, 'public-copy'),
  `CREATE TABLE public_copies (
    id bigint GENERATED ALWAYS AS IDENTITY,
    investigation_id bigint NOT NULL,
    source_id bigint NOT NULL,
    wanted_by text NOT NULL,
    state text NOT NULL DEFAULT 'wanted',
    job text,
    tries integer NOT NULL DEFAULT 0,
    copy_url text,
    copied_at timestamptz(3),
    reason jsonb,
    created_at timestamptz(3) NOT NULL DEFAULT now(),
    next_at timestamptz(3) NOT NULL DEFAULT now(),
    finished_at timestamptz(3),
    CONSTRAINT "CHK_public_copies_wanted_by" CHECK (wanted_by IN ('decision', 'person')),
    CONSTRAINT "CHK_public_copies_state" CHECK (state IN ('wanted', 'kept', 'failed')),
    CONSTRAINT "PK_public_copies" PRIMARY KEY (id),
    CONSTRAINT "FK_public_copies_investigation" FOREIGN KEY (investigation_id) REFERENCES investigations (id)
      ON DELETE CASCADE
  )`,
  `CREATE UNIQUE INDEX "UQ_public_copies_wanted" ON public_copies (investigation_id, source_id)
    WHERE state = 'wanted'`,
  `CREATE INDEX "IDX_public_copies_investigation" ON public_copies (investigation_id)`,
  `CREATE INDEX "IDX_public_copies_due" ON public_copies (next_at) WHERE state = 'wanted'`,
];

/** Pages of which a public archive is to keep copies. What it kept stands in the chain as well. */
export class PublicCopies1795671000000 implements MigrationInterface {
  readonly name = 'PublicCopies1795671000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE public_copies');
    for (const statement of kinds(...BEFORE)) await runner.query(statement);
  }
}
