import type { MigrationInterface, QueryRunner } from 'typeorm';
import { ACCESS_TABLES } from './baseline-access.sql';
import { EVIDENCE_TABLES } from './baseline-evidence.sql';
import { REVIEW_TABLES } from './baseline-review.sql';
import { SOURCES_TABLES } from './baseline-sources.sql';
import { TRIGGERS } from './baseline-triggers.sql';
import { UPSTREAM_TABLES } from './baseline-upstream.sql';
import { WORK_TABLES } from './baseline-work.sql';

/** Ordered so that tables reference only earlier ones. */
const TABLES = [
  ...WORK_TABLES,
  ...SOURCES_TABLES,
  ...REVIEW_TABLES,
  ...EVIDENCE_TABLES,
  ...ACCESS_TABLES,
  ...UPSTREAM_TABLES,
];

/** The tables of 0.1.0. */
export class Baseline1795900000000 implements MigrationInterface {
  readonly name = 'Baseline1795900000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...TABLES, ...TRIGGERS]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    const names = TABLES.flatMap((statement) => /^CREATE (?:UNLOGGED )?TABLE (\w+)/.exec(statement)?.[1] ?? []);
    await runner.query(`DROP TABLE ${names.join(', ')}`);
    await runner.query('DROP FUNCTION refuse_change(), queue_webhooks()');
  }
}
