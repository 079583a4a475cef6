import type { MigrationInterface, QueryRunner } from 'typeorm';

const CANDIDATE = `verification_status = 'unverified' AND status = 'approved' AND NOT investigated`;
const NAME = '"IDX_topics_candidate_category_latest"';

/**
 * The latest of one category in the order of an index, too: else all of the category is read, or all that came since,
 * as the server guesses.
 */
export class CandidateCategoryLatest1764800000000 implements MigrationInterface {
  readonly name = 'CandidateCategoryLatest1764800000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX ${NAME} ON topics (category, (-id)) INCLUDE (id, source_count, newsworthiness_score)
        WHERE ${CANDIDATE}`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX ${NAME}`);
  }
}
