import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Political lean of a rated outlet, where its list has one: shown beside sources and read by no decision. */
export class RatingLean1764880000000 implements MigrationInterface {
  readonly name = 'RatingLean1764880000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE domain_ratings ADD COLUMN lean text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE domain_ratings DROP COLUMN lean');
  }
}
