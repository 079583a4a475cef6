import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What social networks answered is kept for a shorter time than pages, so it is looked for by itself. */
export class NetworkAnswers1795707100000 implements MigrationInterface {
  readonly name = 'NetworkAnswers1795707100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE INDEX "IDX_chain_entries_of_networks" ON chain_entries (original_sha256)
      WHERE content LIKE '%"stage":"social"%' AND kind = 'capture'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX "IDX_chain_entries_of_networks"');
  }
}
