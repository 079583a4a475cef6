import type { MigrationInterface, QueryRunner } from 'typeorm';
import { NAMES_SQL } from '../repositories/predicates';

/**
 * Earlier investigations of an actor are found by the names in title and entities; topics that wait pay nothing for it.
 */
export class NamedTopics1764710000000 implements MigrationInterface {
  readonly name = 'NamedTopics1764710000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE INDEX "IDX_topics_names" ON topics USING gin ((${NAMES_SQL('')})) WHERE investigated`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX "IDX_topics_names"');
  }
}
