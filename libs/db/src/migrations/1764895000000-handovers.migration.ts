import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  `CREATE TABLE handovers (
    id bigint GENERATED ALWAYS AS IDENTITY,
    investigation_id bigint NOT NULL,
    change text NOT NULL,
    at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
    in_queue boolean NOT NULL DEFAULT false,
    CONSTRAINT "CHK_handovers_change" CHECK (change IN ('decided', 'reviewed', 'corrected')),
    CONSTRAINT "PK_handovers" PRIMARY KEY (id),
    CONSTRAINT "FK_handovers_investigation" FOREIGN KEY (investigation_id) REFERENCES investigations (id)
      ON DELETE CASCADE
  )`,
  'CREATE INDEX "IDX_handovers_to_queue" ON handovers (id) WHERE NOT in_queue',
  'CREATE INDEX "IDX_handovers_at" ON handovers (at)',
  'CREATE INDEX "IDX_handovers_investigation" ON handovers (investigation_id)',
];

/** What investigations came to, change by change, as it is handed on by the public queue `investigated-topics`. */
export class Handovers1764895000000 implements MigrationInterface {
  readonly name = 'Handovers1764895000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE handovers');
  }
}
