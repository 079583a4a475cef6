import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds topics that stayed unverified, and what was ordered lately by whom, without reading the rest. */
export class Reinvestigation1764500000000 implements MigrationInterface {
  readonly name = 'Reinvestigation1764500000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE INDEX "IDX_topics_unverified" ON topics (investigation_date, id)
      INCLUDE (source_count, newsworthiness_score)
      WHERE verification_status = 'unverified' AND status = 'approved' AND investigated`);
    await runner.query('CREATE INDEX "IDX_investigations_ordered" ON investigations (requested_by, queued_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX "IDX_investigations_ordered"');
    await runner.query('DROP INDEX "IDX_topics_unverified"');
  }
}
