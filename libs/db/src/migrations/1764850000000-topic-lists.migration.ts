import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  // Few topics have been raised: without an index of levels a page of them is looked for among all others.
  'CREATE INDEX "IDX_topics_level" ON topics (verification_status, id)',
  // The index of candidates' words knows nothing of topics that were looked into.
  `CREATE INDEX "IDX_topics_words" ON topics USING gin (to_tsvector('simple', title))`,
  // Addresses may be longer than a row of an ordinary index.
  'CREATE INDEX "IDX_topics_url" ON topics USING hash (url)',
  `CREATE INDEX "IDX_review_decisions_rejected" ON review_decisions (investigation_id) WHERE action = 'reject'`,
];

/** Lists of topics in every state, a search among all of them, and those that were found on one page. */
export class TopicLists1764850000000 implements MigrationInterface {
  readonly name = 'TopicLists1764850000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of ['review_decisions_rejected', 'topics_url', 'topics_words', 'topics_level'])
      await runner.query(`DROP INDEX "IDX_${name}"`);
  }
}
