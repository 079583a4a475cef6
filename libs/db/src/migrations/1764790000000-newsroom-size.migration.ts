import type { MigrationInterface, QueryRunner } from 'typeorm';
import { CALLED_AT_SQL, REVIEW_RANK_SQL, REVIEW_SETTLED_SQL } from '../repositories/predicates';
import { TALLY_TABLES } from '../repositories/tallies.sql';

const UP = [
  // The queue is walked in its own order, wherever in it a page stands; what is decided, from the latest; rare reasons
  // are looked up.
  `CREATE INDEX "IDX_review_items_order" ON review_items (state, ${REVIEW_RANK_SQL('review_items')}, id)`,
  `CREATE INDEX "IDX_review_items_settled" ON review_items (${REVIEW_SETTLED_SQL('review_items')}, id)
    WHERE state = 'decided'`,
  'CREATE INDEX "IDX_review_items_reasons" ON review_items USING gin (reasons jsonb_path_ops)',
  'CREATE INDEX "IDX_investigations_mode" ON investigations (mode, id)',
  'CREATE INDEX "IDX_investigations_review" ON investigations (id) WHERE requires_human_review',
  // A summary of blocks stays as wide as what once lay in them: once old rows go and new ones take their place, it
  // finds everything.
  'DROP INDEX "IDX_upstream_calls_at"',
  'CREATE INDEX "IDX_upstream_calls_at" ON upstream_calls (at)',
  // Asked for by retention alone, which cuts each address once. The moment is written so that no other index answers:
  // see the statement.
  'DROP INDEX "IDX_upstream_calls_provider"',
  `CREATE INDEX "IDX_upstream_calls_uncut" ON upstream_calls (provider, (${CALLED_AT_SQL})) WHERE url NOT LIKE '%/***'`,
  'CREATE INDEX "IDX_investigation_events_at" ON investigation_events (at)',
  `CREATE INDEX "IDX_stage_results_handles" ON stage_results (finished_at, investigation_id, round)
    WHERE stage = 'social' AND data #>> '{retention,pseudonymisedAt}' IS NULL`,
  `CREATE INDEX "IDX_webhook_deliveries_settled" ON webhook_deliveries (created_at) WHERE state <> 'pending'`,
  `CREATE INDEX "IDX_webhook_deliveries_failed" ON webhook_deliveries (endpoint_id, id) WHERE state = 'failed'`,
  ...TALLY_TABLES,
];

const DOWN = [
  'DROP TABLE upstream_tallied',
  'DROP TABLE upstream_tallies',
  'DROP INDEX "IDX_webhook_deliveries_failed"',
  'DROP INDEX "IDX_webhook_deliveries_settled"',
  'DROP INDEX "IDX_stage_results_handles"',
  'DROP INDEX "IDX_investigation_events_at"',
  'DROP INDEX "IDX_upstream_calls_uncut"',
  'CREATE INDEX "IDX_upstream_calls_provider" ON upstream_calls (provider, at)',
  'DROP INDEX "IDX_upstream_calls_at"',
  'CREATE INDEX "IDX_upstream_calls_at" ON upstream_calls USING brin (at) WITH (pages_per_range = 32)',
  'DROP INDEX "IDX_investigations_review"',
  'DROP INDEX "IDX_investigations_mode"',
  'DROP INDEX "IDX_review_items_reasons"',
  'DROP INDEX "IDX_review_items_settled"',
  'DROP INDEX "IDX_review_items_order"',
];

/** What a desk needs where hundreds of thousands of investigations lie behind it. */
export class NewsroomSize1764790000000 implements MigrationInterface {
  readonly name = 'NewsroomSize1764790000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}
