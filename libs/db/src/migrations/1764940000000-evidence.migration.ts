import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  `CREATE TABLE originals (
    sha256 text NOT NULL,
    size int NOT NULL,
    encoding text NOT NULL,
    packed bytea,
    stored_in text NOT NULL,
    media_type text NOT NULL,
    last_received_at timestamptz(3) NOT NULL DEFAULT now(),
    removed_at timestamptz(3),
    removed_why text,
    CONSTRAINT "CHK_originals_encoding" CHECK (encoding IN ('identity', 'zstd')),
    CONSTRAINT "CHK_originals_stored_in" CHECK (stored_in IN ('postgres', 'outside', 'nowhere')),
    CONSTRAINT "CHK_originals_packed" CHECK ((stored_in = 'postgres') = (packed IS NOT NULL)),
    CONSTRAINT "CHK_originals_removed" CHECK ((stored_in = 'nowhere') = (removed_at IS NOT NULL)),
    CONSTRAINT "PK_originals" PRIMARY KEY (sha256)
  )`,
  // What was packed is not packed once more.
  'ALTER TABLE originals ALTER COLUMN packed SET STORAGE EXTERNAL',
  `CREATE INDEX "IDX_originals_last_received" ON originals (last_received_at) WHERE removed_at IS NULL`,
  `CREATE TABLE chain_entries (
    investigation_id bigint NOT NULL,
    seq int NOT NULL,
    at timestamptz(3) NOT NULL,
    kind text NOT NULL,
    content text NOT NULL,
    content_sha256 text NOT NULL,
    previous_sha256 text NOT NULL,
    sha256 text NOT NULL,
    original_sha256 text,
    CONSTRAINT "CHK_chain_entries_kind" CHECK
      (kind IN ('capture', 'decision', 'review', 'correction', 'report', 'removal')),
    CONSTRAINT "CHK_chain_entries_seq" CHECK (seq > 0),
    CONSTRAINT "PK_chain_entries" PRIMARY KEY (investigation_id, seq),
    CONSTRAINT "FK_chain_entries_investigation" FOREIGN KEY (investigation_id) REFERENCES investigations (id),
    CONSTRAINT "FK_chain_entries_original" FOREIGN KEY (original_sha256) REFERENCES originals (sha256)
  )`,
  `CREATE UNIQUE INDEX "UQ_chain_entries_content" ON chain_entries (investigation_id, content_sha256)`,
  `CREATE INDEX "IDX_chain_entries_original" ON chain_entries (original_sha256) WHERE original_sha256 IS NOT NULL`,
  `CREATE TABLE chain_seals (
    investigation_id bigint NOT NULL,
    seq int NOT NULL,
    sha256 text NOT NULL,
    key_id text NOT NULL,
    signature text NOT NULL,
    at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
    CONSTRAINT "PK_chain_seals" PRIMARY KEY (investigation_id, seq),
    CONSTRAINT "FK_chain_seals_investigation" FOREIGN KEY (investigation_id) REFERENCES investigations (id)
  )`,
  `CREATE TABLE signing_keys (
    key_id text NOT NULL,
    public_pem text NOT NULL,
    since timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
    CONSTRAINT "PK_signing_keys" PRIMARY KEY (key_id)
  )`,
  `CREATE TABLE chain_due (
    id bigint GENERATED ALWAYS AS IDENTITY,
    investigation_id bigint NOT NULL,
    change text NOT NULL,
    at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
    CONSTRAINT "CHK_chain_due_change" CHECK (change IN ('decided', 'reviewed', 'corrected')),
    CONSTRAINT "PK_chain_due" PRIMARY KEY (id),
    CONSTRAINT "FK_chain_due_investigation" FOREIGN KEY (investigation_id) REFERENCES investigations (id)
  )`,
];

/** Originals as received, and the chain of what was received, concluded and done in each investigation. */
export class Evidence1764940000000 implements MigrationInterface {
  readonly name = 'Evidence1764940000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE chain_due, chain_seals, signing_keys, chain_entries, originals');
  }
}
