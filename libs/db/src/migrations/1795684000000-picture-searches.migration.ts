import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What engines for pictures say of those that sources show: context, let go with what their files say. */
export class PictureSearches1795684000000 implements MigrationInterface {
  readonly name = 'PictureSearches1795684000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE pictures ADD COLUMN searches jsonb');
    await runner.query('CREATE INDEX "IDX_pictures_searched" ON pictures (received_at) WHERE searches IS NOT NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX "IDX_pictures_searched"');
    await runner.query('ALTER TABLE pictures DROP COLUMN searches');
  }
}
