import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  `CREATE TABLE replays (
    id bigint GENERATED ALWAYS AS IDENTITY,
    investigation_id bigint NOT NULL,
    round int NOT NULL,
    reader text NOT NULL,
    made_by text NOT NULL,
    difference jsonb NOT NULL,
    at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
    CONSTRAINT "CHK_replays_reader" CHECK (reader IN ('rules', 'model')),
    CONSTRAINT "PK_replays" PRIMARY KEY (id),
    CONSTRAINT "FK_replays_investigation" FOREIGN KEY (investigation_id) REFERENCES investigations (id)
  )`,
  'CREATE UNIQUE INDEX "UQ_replays_round" ON replays (investigation_id, round)',
  `CREATE TRIGGER replays_rows BEFORE UPDATE OR DELETE ON replays
  FOR EACH ROW EXECUTE FUNCTION refuse_change()`,
  `CREATE TRIGGER replays_table BEFORE TRUNCATE ON replays
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()`,
];

/** Cases that were judged again from what is kept of them. */
export class Replays1795649550000 implements MigrationInterface {
  readonly name = 'Replays1795649550000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE replays');
  }
}
