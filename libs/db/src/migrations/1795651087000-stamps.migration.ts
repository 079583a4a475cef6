import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  `CREATE TABLE chain_stamps (
    investigation_id bigint NOT NULL,
    seq int NOT NULL,
    authority text NOT NULL,
    response bytea NOT NULL,
    sha256 text NOT NULL,
    at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
    CONSTRAINT "PK_chain_stamps" PRIMARY KEY (investigation_id, seq, authority),
    CONSTRAINT "FK_chain_stamps_investigation" FOREIGN KEY (investigation_id) REFERENCES investigations (id)
  )`,
  `CREATE TABLE stamp_due (
    investigation_id bigint NOT NULL,
    authority text NOT NULL,
    seq int NOT NULL,
    attempts int NOT NULL DEFAULT 0,
    next_at timestamptz(3) NOT NULL DEFAULT now(),
    fault text,
    CONSTRAINT "PK_stamp_due" PRIMARY KEY (investigation_id, authority),
    CONSTRAINT "FK_stamp_due_investigation" FOREIGN KEY (investigation_id) REFERENCES investigations (id)
  )`,
  `CREATE INDEX "IDX_stamp_due_next" ON stamp_due (authority, next_at)`,
];

/** Stamps of authorities of times over the seals of chains, and the seals that wait for one. */
export class Stamps1795651087000 implements MigrationInterface {
  readonly name = 'Stamps1795651087000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE stamp_due, chain_stamps');
  }
}
