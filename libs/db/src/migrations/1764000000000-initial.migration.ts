import type { MigrationInterface, QueryRunner } from 'typeorm';
import { EVIDENCE_TABLES } from './initial-evidence.sql';
import { REVIEW_TABLES } from './initial-review.sql';
import { UPSTREAM_TABLES } from './initial-upstream.sql';
import { WORK_TABLES } from './initial-work.sql';

const TABLES = [
  'rating_imports',
  'domain_ratings',
  'pace_slots',
  'upstream_cache',
  'upstream_calls',
  'review_decisions',
  'review_items',
  'claim_evidence',
  'claims',
  'investigation_sources',
  'sources',
  'investigation_events',
  'stage_results',
  'investigations',
  'topics',
];

/** All tables of the first release. */
export class Initial1764000000000 implements MigrationInterface {
  readonly name = 'Initial1764000000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...WORK_TABLES, ...EVIDENCE_TABLES, ...REVIEW_TABLES, ...UPSTREAM_TABLES]) {
      await runner.query(statement);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await runner.query(`DROP TABLE ${table}`);
    await runner.query('DROP FUNCTION refuse_change()');
  }
}
