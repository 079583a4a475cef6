import type { MigrationInterface, QueryRunner } from 'typeorm';

const CASE = (table: string) =>
  `CONSTRAINT "FK_${table}_investigation" FOREIGN KEY (investigation_id) REFERENCES investigations (id)
    ON DELETE CASCADE`;
const ADDED = (table: string) =>
  `CONSTRAINT "FK_${table}_added" FOREIGN KEY (added_id) REFERENCES added_sources (id) ON DELETE CASCADE`;

const UP = [
  `CREATE TABLE awaited_sources (
    id bigint GENERATED ALWAYS AS IDENTITY,
    investigation_id bigint NOT NULL,
    provider text NOT NULL,
    announced_at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
    until timestamptz(3) NOT NULL,
    settled_at timestamptz(3),
    CONSTRAINT "PK_awaited_sources" PRIMARY KEY (id), ${CASE('awaited_sources')}
  )`,
  'CREATE INDEX "IDX_awaited_sources_investigation" ON awaited_sources (investigation_id, id)',
  `CREATE TABLE added_sources (
    id bigint GENERATED ALWAYS AS IDENTITY,
    investigation_id bigint NOT NULL,
    kind text NOT NULL,
    moment text NOT NULL,
    address text,
    title text,
    said_by text,
    content bytea,
    bytes integer NOT NULL,
    content_hash text NOT NULL,
    added_by text NOT NULL,
    added_at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
    awaited_id bigint,
    CONSTRAINT "CHK_added_sources_kind" CHECK (kind IN ('link', 'document', 'pdf', 'reply')),
    CONSTRAINT "CHK_added_sources_moment" CHECK (moment IN ('brief', 'late')),
    CONSTRAINT "PK_added_sources" PRIMARY KEY (id), ${CASE('added_sources')},
    CONSTRAINT "FK_added_sources_awaited" FOREIGN KEY (awaited_id) REFERENCES awaited_sources (id) ON DELETE SET NULL
  )`,
  'CREATE UNIQUE INDEX "UQ_added_sources_content" ON added_sources (investigation_id, content_hash)',
  `CREATE TABLE added_readings (
    added_id bigint NOT NULL,
    source_id bigint NOT NULL,
    page jsonb NOT NULL,
    stars integer,
    quotes jsonb NOT NULL DEFAULT '[]',
    reason jsonb,
    read_at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
    CONSTRAINT "CHK_added_readings_stars" CHECK (stars BETWEEN 1 AND 5),
    CONSTRAINT "PK_added_readings" PRIMARY KEY (added_id), ${ADDED('added_readings')},
    CONSTRAINT "FK_added_readings_source" FOREIGN KEY (source_id) REFERENCES sources (id)
  )`,
  `CREATE TABLE added_outcomes (
    added_id bigint NOT NULL,
    investigation_id bigint NOT NULL,
    round integer,
    recomputed boolean NOT NULL DEFAULT false,
    difference jsonb,
    reason jsonb,
    at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
    CONSTRAINT "PK_added_outcomes" PRIMARY KEY (added_id), ${ADDED('added_outcomes')}, ${CASE('added_outcomes')}
  )`,
  'CREATE INDEX "IDX_added_outcomes_round" ON added_outcomes (investigation_id, round)',
  `CREATE TABLE added_claims (
    investigation_id bigint NOT NULL,
    tries integer NOT NULL DEFAULT 0,
    until timestamptz(3) NOT NULL,
    CONSTRAINT "PK_added_claims" PRIMARY KEY (investigation_id), ${CASE('added_claims')}
  )`,
];

/** What people add to a case themselves, before, during and after: who, when, what was read, and what it changed. */
export class AddedSources1764910000000 implements MigrationInterface {
  readonly name = 'AddedSources1764910000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['added_claims', 'added_outcomes', 'added_readings', 'added_sources', 'awaited_sources'])
      await runner.query(`DROP TABLE ${table}`);
  }
}
