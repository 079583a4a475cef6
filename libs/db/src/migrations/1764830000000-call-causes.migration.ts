import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What of our own limited a call, for programs: the words of `reason` are for people. */
export class CallCauses1764830000000 implements MigrationInterface {
  readonly name = 'CallCauses1764830000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE upstream_calls ADD COLUMN cause text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE upstream_calls DROP COLUMN cause');
  }
}
