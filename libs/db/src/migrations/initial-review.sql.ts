/** Statements of the first migration, in order. */
export const REVIEW_TABLES: string[] = [
  `CREATE TABLE review_items (
    id bigint GENERATED ALWAYS AS IDENTITY,
    investigation_id bigint NOT NULL,
    topic_id bigint NOT NULL,
    reasons jsonb NOT NULL DEFAULT '[]',
    state text NOT NULL DEFAULT 'open',
    priority text NOT NULL DEFAULT 'normal',
    recommended_level text NOT NULL,
    created_at timestamptz(3) NOT NULL DEFAULT now(),
    claimed_by text,
    lease_until timestamptz(3),
    decided_at timestamptz(3),
    CONSTRAINT "CHK_review_items_recommended" CHECK (recommended_level IN ('unverified', 'verified', 'certified')),
    CONSTRAINT "CHK_review_items_priority" CHECK (priority IN ('high', 'normal', 'low')),
    CONSTRAINT "CHK_review_items_state" CHECK (state IN ('open', 'decided', 'superseded')),
    CONSTRAINT "PK_review_items" PRIMARY KEY (id),
    CONSTRAINT "FK_review_items_investigation" FOREIGN KEY (investigation_id) REFERENCES investigations (id),
    CONSTRAINT "FK_review_items_topic" FOREIGN KEY (topic_id) REFERENCES topics (id)
  )`,
  `CREATE INDEX "IDX_review_items_investigation" ON review_items (investigation_id)`,
  `CREATE UNIQUE INDEX "UQ_review_items_open_topic" ON review_items (topic_id) WHERE state IN ('open')`,
  `CREATE INDEX "IDX_review_items_state" ON review_items (state, id)`,
  `CREATE TABLE review_decisions (
    id bigint GENERATED ALWAYS AS IDENTITY,
    review_item_id bigint NOT NULL,
    investigation_id bigint NOT NULL,
    topic_id bigint NOT NULL,
    decided_by text NOT NULL,
    action text NOT NULL,
    level_before text NOT NULL,
    level_after text NOT NULL,
    note text,
    at timestamptz(3) NOT NULL DEFAULT now(),
    CONSTRAINT "CHK_review_decisions_after" CHECK (level_after IN ('unverified', 'verified', 'certified')),
    CONSTRAINT "CHK_review_decisions_before" CHECK (level_before IN ('unverified', 'verified', 'certified')),
    CONSTRAINT "PK_review_decisions" PRIMARY KEY (id),
    CONSTRAINT "FK_review_decisions_item" FOREIGN KEY (review_item_id) REFERENCES review_items (id),
    CONSTRAINT "FK_review_decisions_investigation" FOREIGN KEY (investigation_id) REFERENCES investigations (id),
    CONSTRAINT "FK_review_decisions_topic" FOREIGN KEY (topic_id) REFERENCES topics (id)
  )`,
  `CREATE INDEX "IDX_review_decisions_item" ON review_decisions (review_item_id)`,
  `CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    RAISE EXCEPTION 'Rows of % are only ever added', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
  END $$`,
  `CREATE TRIGGER review_decisions_rows BEFORE UPDATE OR DELETE ON review_decisions
  FOR EACH ROW EXECUTE FUNCTION refuse_change()`,
  `CREATE TRIGGER review_decisions_table BEFORE TRUNCATE ON review_decisions
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()`,
];
