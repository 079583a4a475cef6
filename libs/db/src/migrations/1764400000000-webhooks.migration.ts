import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  `CREATE TABLE webhook_endpoints (
    id bigint GENERATED ALWAYS AS IDENTITY,
    url text NOT NULL,
    description text NOT NULL DEFAULT '',
    events jsonb NOT NULL,
    tag text NOT NULL,
    secret text NOT NULL,
    previous_secret text,
    previous_until timestamptz(3),
    enabled boolean NOT NULL DEFAULT true,
    disabled_reason text,
    failing_since timestamptz(3),
    created_by text,
    created_at timestamptz(3) NOT NULL DEFAULT now(),
    CONSTRAINT "PK_webhook_endpoints" PRIMARY KEY (id)
  )`,
  `CREATE TABLE webhook_deliveries (
    id bigint GENERATED ALWAYS AS IDENTITY,
    endpoint_id bigint NOT NULL,
    event_id bigint,
    type text NOT NULL,
    state text NOT NULL DEFAULT 'pending',
    attempts integer NOT NULL DEFAULT 0,
    due_at timestamptz(3) NOT NULL DEFAULT now(),
    created_at timestamptz(3) NOT NULL DEFAULT now(),
    last_attempt_at timestamptz(3),
    response_status integer,
    latency_ms integer,
    reason text,
    CONSTRAINT "CHK_webhook_deliveries_state" CHECK (state IN ('pending', 'delivered', 'failed')),
    CONSTRAINT "PK_webhook_deliveries" PRIMARY KEY (id),
    CONSTRAINT "FK_webhook_deliveries_endpoint" FOREIGN KEY (endpoint_id) REFERENCES webhook_endpoints (id)
      ON DELETE CASCADE,
    CONSTRAINT "FK_webhook_deliveries_event" FOREIGN KEY (event_id) REFERENCES investigation_events (id)
      ON DELETE CASCADE
  )`,
  `CREATE UNIQUE INDEX "UQ_webhook_deliveries_event" ON webhook_deliveries (event_id, endpoint_id)`,
  `CREATE INDEX "IDX_webhook_deliveries_due" ON webhook_deliveries (endpoint_id, due_at) WHERE state IN ('pending')`,
  `CREATE INDEX "IDX_webhook_deliveries_log" ON webhook_deliveries (endpoint_id, id)`,
  /*
   * Queued in the transaction of the event itself: what is told is queued, and what is undone is not. A reader with a
   * cursor over the ids could not promise that, since ids are drawn before rows become visible. The key share lets an
   * endpoint that is deleted meanwhile drop out instead of failing whoever tells the event.
   */
  `CREATE FUNCTION queue_webhooks() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO webhook_deliveries (endpoint_id, event_id, type)
    SELECT endpoint.id, fresh.id, fresh.type
    FROM fresh JOIN webhook_endpoints endpoint ON endpoint.enabled AND endpoint.events @> to_jsonb(fresh.type)
    ORDER BY fresh.id, endpoint.id
    FOR KEY SHARE OF endpoint;
    RETURN NULL;
  END $$`,
  `CREATE TRIGGER investigation_events_webhooks AFTER INSERT ON investigation_events
  REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION queue_webhooks()`,
  `ALTER TABLE review_items ADD COLUMN in_queue boolean NOT NULL DEFAULT false`,
  `CREATE INDEX "IDX_review_items_to_queue" ON review_items (id) WHERE (state = 'open') <> in_queue`,
];

const DOWN = [
  'DROP INDEX "IDX_review_items_to_queue"',
  'ALTER TABLE review_items DROP COLUMN in_queue',
  'DROP TRIGGER investigation_events_webhooks ON investigation_events',
  'DROP FUNCTION queue_webhooks()',
  'DROP TABLE webhook_deliveries',
  'DROP TABLE webhook_endpoints',
];

/** Who is told of events, what is still to be told, and which review items lie in the public queue. */
export class Webhooks1764400000000 implements MigrationInterface {
  readonly name = 'Webhooks1764400000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}
