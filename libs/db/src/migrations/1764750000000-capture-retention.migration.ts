import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The text of a capture may be let go after a time; when that was, and when the page was last seen with this text, is
 * kept.
 */
export class CaptureRetention1764750000000 implements MigrationInterface {
  readonly name = 'CaptureRetention1764750000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE sources ADD COLUMN last_seen_at timestamptz(3) NOT NULL DEFAULT now(),
        ADD COLUMN text_removed_at timestamptz(3)`,
    );
    await runner.query('UPDATE sources SET last_seen_at = fetched_at');
    await runner.query('CREATE INDEX "IDX_sources_last_seen" ON sources (last_seen_at) WHERE text_removed_at IS NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX "IDX_sources_last_seen"');
    await runner.query('ALTER TABLE sources DROP COLUMN last_seen_at, DROP COLUMN text_removed_at');
  }
}
