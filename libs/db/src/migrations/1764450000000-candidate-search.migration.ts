import type { MigrationInterface, QueryRunner } from 'typeorm';

const CANDIDATE = `verification_status = 'unverified' AND status = 'approved' AND NOT investigated`;

/** Indexes behind the editors' list of candidates: words of the title, one category, latest first. */
export class CandidateSearch1764450000000 implements MigrationInterface {
  readonly name = 'CandidateSearch1764450000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX "IDX_topics_candidate_words" ON topics USING gin (to_tsvector('simple', title)) WHERE ${CANDIDATE}`,
    );
    await runner.query(
      `CREATE INDEX "IDX_topics_candidate_category" ON topics (category, (-newsworthiness_score), id)
        INCLUDE (source_count) WHERE ${CANDIDATE}`,
    );
    await runner.query(
      `CREATE INDEX "IDX_topics_candidate_latest" ON topics ((-id)) INCLUDE (source_count, newsworthiness_score)
        WHERE ${CANDIDATE}`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of ['words', 'category', 'latest']) await runner.query(`DROP INDEX "IDX_topics_candidate_${name}"`);
  }
}
