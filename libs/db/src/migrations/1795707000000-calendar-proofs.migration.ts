import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Proofs of OpenTimestamps over the seals of chains, and when their calendars are asked again. */
export class CalendarProofs1795707000000 implements MigrationInterface {
  readonly name = 'CalendarProofs1795707000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE chain_proofs (
      investigation_id bigint NOT NULL,
      seq int NOT NULL,
      calendar text NOT NULL,
      proof bytea NOT NULL,
      sha256 text NOT NULL,
      attempts int NOT NULL DEFAULT 0,
      next_at timestamptz(3),
      at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
      CONSTRAINT "PK_chain_proofs" PRIMARY KEY (investigation_id, seq, calendar),
      CONSTRAINT "FK_chain_proofs_investigation" FOREIGN KEY (investigation_id) REFERENCES investigations (id)
    )`);
    await runner.query(
      'CREATE INDEX "IDX_chain_proofs_next" ON chain_proofs (calendar, next_at) WHERE next_at IS NOT NULL',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE chain_proofs');
  }
}
