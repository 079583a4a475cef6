import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  `CREATE TABLE watched_cases (
    investigation_id bigint NOT NULL,
    since timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
    planned boolean NOT NULL DEFAULT false,
    CONSTRAINT "PK_watched_cases" PRIMARY KEY (investigation_id),
    CONSTRAINT "FK_watched_cases_investigation" FOREIGN KEY (investigation_id) REFERENCES investigations (id)
      ON DELETE CASCADE
  )`,
  'CREATE INDEX "IDX_watched_cases_unplanned" ON watched_cases (investigation_id) WHERE NOT planned',
  `CREATE TABLE source_looks (
    id bigint GENERATED ALWAYS AS IDENTITY,
    investigation_id bigint NOT NULL,
    source_id bigint NOT NULL,
    step integer NOT NULL,
    due_at timestamptz(3) NOT NULL,
    state text NOT NULL DEFAULT 'due',
    tries integer NOT NULL DEFAULT 0,
    claimed_until timestamptz(3),
    looked_at timestamptz(3),
    change text,
    fresh boolean NOT NULL DEFAULT false,
    reasons jsonb NOT NULL DEFAULT '[]',
    differences jsonb NOT NULL DEFAULT '[]',
    http_status integer,
    final_url text,
    etag text,
    last_modified text,
    CONSTRAINT "CHK_source_looks_state" CHECK (state IN ('due', 'done', 'dropped')),
    CONSTRAINT "CHK_source_looks_change" CHECK
      (change IN ('unchanged', 'gone', 'redirected', 'corrected', 'retracted', 'silently-edited')),
    CONSTRAINT "PK_source_looks" PRIMARY KEY (id),
    CONSTRAINT "UQ_source_looks_step" UNIQUE (investigation_id, source_id, step),
    CONSTRAINT "FK_source_looks_investigation" FOREIGN KEY (investigation_id) REFERENCES investigations (id)
      ON DELETE CASCADE,
    CONSTRAINT "FK_source_looks_source" FOREIGN KEY (source_id) REFERENCES sources (id)
  )`,
  `CREATE INDEX "IDX_source_looks_due" ON source_looks (due_at) WHERE state IN ('due')`,
  'CREATE INDEX "IDX_source_looks_looked" ON source_looks (looked_at)',
  'CREATE INDEX "IDX_source_looks_fresh" ON source_looks (source_id) WHERE fresh',
  'ALTER TABLE chain_entries DROP CONSTRAINT "CHK_chain_entries_kind"',
  `ALTER TABLE chain_entries ADD CONSTRAINT "CHK_chain_entries_kind" CHECK
    (kind IN ('capture', 'decision', 'review', 'correction', 'report', 'removal', 'look'))`,
  // Cases that were decided lately are watched for the rest of their time.
  `INSERT INTO watched_cases (investigation_id, since)
    SELECT id, finished_at FROM investigations WHERE status = 'completed' AND finished_at > now() - interval '30 days'`,
];

const DOWN = [
  `ALTER TABLE chain_entries DROP CONSTRAINT "CHK_chain_entries_kind"`,
  `ALTER TABLE chain_entries ADD CONSTRAINT "CHK_chain_entries_kind" CHECK
    (kind IN ('capture', 'decision', 'review', 'correction', 'report', 'removal')) NOT VALID`,
  'DROP TABLE source_looks, watched_cases',
];

/** Sources that are looked at again after the decision. */
export class Watch1795648077000 implements MigrationInterface {
  readonly name = 'Watch1795648077000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}
