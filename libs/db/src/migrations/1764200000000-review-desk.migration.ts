import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  `ALTER TABLE review_items ADD COLUMN handover_note text`,
  `ALTER TABLE review_items ADD COLUMN first_approved_by text`,
  `ALTER TABLE review_items ADD COLUMN first_approved_level text`,
  `ALTER TABLE review_items ADD CONSTRAINT "CHK_review_items_first_approved"
    CHECK (first_approved_level IN ('unverified', 'verified', 'certified'))`,
  `ALTER TABLE review_decisions ALTER COLUMN review_item_id DROP NOT NULL`,
  `ALTER TABLE review_decisions ADD COLUMN reject_reason text`,
  `CREATE INDEX "IDX_review_decisions_investigation" ON review_decisions (investigation_id, id)`,
  `CREATE TABLE evidence_corrections (
    id bigint GENERATED ALWAYS AS IDENTITY,
    investigation_id bigint NOT NULL,
    source_id bigint NOT NULL,
    field text NOT NULL,
    value text NOT NULL,
    quote text,
    reason text NOT NULL,
    made_by text NOT NULL,
    difference jsonb NOT NULL DEFAULT '{}',
    at timestamptz(3) NOT NULL DEFAULT now(),
    CONSTRAINT "CHK_evidence_corrections_field" CHECK (field IN ('stance', 'tier', 'cluster')),
    CONSTRAINT "PK_evidence_corrections" PRIMARY KEY (id),
    CONSTRAINT "FK_evidence_corrections_investigation" FOREIGN KEY (investigation_id) REFERENCES investigations (id),
    CONSTRAINT "FK_evidence_corrections_source" FOREIGN KEY (source_id) REFERENCES sources (id)
  )`,
  `CREATE INDEX "IDX_evidence_corrections_investigation" ON evidence_corrections (investigation_id, id)`,
  `CREATE TRIGGER evidence_corrections_rows BEFORE UPDATE OR DELETE ON evidence_corrections
  FOR EACH ROW EXECUTE FUNCTION refuse_change()`,
  `CREATE TRIGGER evidence_corrections_table BEFORE TRUNCATE ON evidence_corrections
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()`,
];

const DOWN = [
  'DROP TABLE evidence_corrections',
  'DROP INDEX "IDX_review_decisions_investigation"',
  'ALTER TABLE review_decisions DROP COLUMN reject_reason',
  // Decisions without an item have no place in the older table.
  'ALTER TABLE review_decisions DISABLE TRIGGER review_decisions_rows',
  'DELETE FROM review_decisions WHERE review_item_id IS NULL',
  'ALTER TABLE review_decisions ENABLE TRIGGER review_decisions_rows',
  'ALTER TABLE review_decisions ALTER COLUMN review_item_id SET NOT NULL',
  'ALTER TABLE review_items DROP COLUMN first_approved_level, DROP COLUMN first_approved_by, DROP COLUMN handover_note',
];

/**
 * What editors need beside a bare queue: hand-over, a second person, corrections of evidence, decisions after the fact.
 */
export class ReviewDesk1764200000000 implements MigrationInterface {
  readonly name = 'ReviewDesk1764200000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}
