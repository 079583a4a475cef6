import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Bytes. Room for what lists show of a topic; the longest texts beyond that go beside the table first, titles last. */
const WIDTH = 640;

/**
 * Articles stand beside the rows, not in them: lists read thousands of rows and no article. Rows stored before stay as
 * they are until they change.
 */
export class NarrowTopics1764810000000 implements MigrationInterface {
  readonly name = 'NarrowTopics1764810000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE topics SET (toast_tuple_target = ${WIDTH})`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE topics RESET (toast_tuple_target)');
  }
}
