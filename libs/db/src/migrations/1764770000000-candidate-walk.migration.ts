import type { MigrationInterface, QueryRunner } from 'typeorm';

const CANDIDATE = `verification_status = 'unverified' AND status = 'approved' AND NOT investigated`;
const NAMES = ['candidates', 'candidate_category', 'candidate_latest'];

/**
 * Lists of candidates are walked in an index alone: it carries everything that filters look at. Titles may be too long
 * for one.
 */
export class CandidateWalk1764770000000 implements MigrationInterface {
  readonly name = 'CandidateWalk1764770000000';

  async up(runner: QueryRunner): Promise<void> {
    await replace(runner, [
      '((-newsworthiness_score), id) INCLUDE (source_count, newsworthiness_score)',
      '(category, (-newsworthiness_score), id) INCLUDE (source_count, newsworthiness_score)',
      '((-id)) INCLUDE (id, source_count, newsworthiness_score, category)',
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await replace(runner, [
      '((-newsworthiness_score), id) INCLUDE (source_count)',
      '(category, (-newsworthiness_score), id) INCLUDE (source_count)',
      '((-id)) INCLUDE (source_count, newsworthiness_score)',
    ]);
  }
}

async function replace(runner: QueryRunner, definitions: string[]): Promise<void> {
  for (const [at, definition] of definitions.entries()) {
    await runner.query(`DROP INDEX "IDX_topics_${NAMES[at]}"`);
    await runner.query(`CREATE INDEX "IDX_topics_${NAMES[at]}" ON topics ${definition} WHERE ${CANDIDATE}`);
  }
}
