import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Retention looks for collected posts by age; without an index it reads every stage that was ever stored. */
export class KeptPosts1764600000000 implements MigrationInterface {
  readonly name = 'KeptPosts1764600000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE INDEX "IDX_stage_results_posts" ON stage_results (finished_at) WHERE stage = 'social'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX "IDX_stage_results_posts"');
  }
}
