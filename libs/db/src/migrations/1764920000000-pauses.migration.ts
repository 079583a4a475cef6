import type { MigrationInterface, QueryRunner } from 'typeorm';

const PHASES = ['planning', 'gathering', 'assessing', 'weighing', 'checking', 'deciding'];
const BEFORE = { active: ['queued', 'awaiting-approval', 'running'], over: ['completed', 'failed', 'cancelled'] };
const AFTER = { ...BEFORE, active: [...BEFORE.active, 'paused'] };

/** Investigations can be paused, resumed and wrapped up, and say in a word how far they are. */
export class Pauses1764920000000 implements MigrationInterface {
  readonly name = 'Pauses1764920000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE investigations
      ADD COLUMN phase text NOT NULL DEFAULT 'planning',
      ADD COLUMN pauses integer NOT NULL DEFAULT 0,
      ADD COLUMN paused_at timestamptz(3),
      ADD COLUMN paused_ms double precision NOT NULL DEFAULT 0,
      ADD COLUMN wrap_up_at timestamptz(3),
      ADD CONSTRAINT "CHK_investigations_phase" CHECK (phase IN (${listed(PHASES)}))`);
    await allow(runner, AFTER);
  }

  /** What is paused goes on: the version before knows of no pause, and its reconciler finds the row without jobs. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`UPDATE investigations SET status = CASE WHEN started_at IS NULL THEN 'queued' ELSE 'running' END
      WHERE status = 'paused'`);
    await allow(runner, BEFORE);
    await runner.query(`ALTER TABLE investigations DROP COLUMN phase, DROP COLUMN pauses, DROP COLUMN paused_at,
      DROP COLUMN paused_ms, DROP COLUMN wrap_up_at`);
  }
}

async function allow(runner: QueryRunner, { active, over }: typeof BEFORE): Promise<void> {
  const rule = '"CHK_investigations_status"';
  await runner.query(`ALTER TABLE investigations DROP CONSTRAINT ${rule},
    ADD CONSTRAINT ${rule} CHECK (status IN (${listed([...active, ...over])}))`);
  await runner.query('DROP INDEX "UQ_investigations_active_topic"');
  await runner.query(`CREATE UNIQUE INDEX "UQ_investigations_active_topic" ON investigations (topic_id)
    WHERE status IN (${listed(active)})`);
}

const listed = (words: string[]): string => words.map((word) => `'${word}'`).join(', ');
