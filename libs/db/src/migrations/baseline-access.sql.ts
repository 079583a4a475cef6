/** Baseline tables: keys, sessions, audit log and webhooks. */
export const ACCESS_TABLES = [
  `CREATE TABLE api_keys (
    id bigint GENERATED ALWAYS AS IDENTITY,
    key_id text NOT NULL,
    name text NOT NULL,
    roles jsonb NOT NULL,
    secret_hash text NOT NULL,
    created_by text NOT NULL,
    created_at timestamptz(3) NOT NULL DEFAULT now(),
    expires_at timestamptz(3),
    revoked_by text,
    revoked_at timestamptz(3),
    last_used_at timestamptz(3),
    CONSTRAINT "PK_api_keys" PRIMARY KEY (id)
  )`,
  'CREATE UNIQUE INDEX "UQ_api_keys_key_id" ON api_keys (key_id)',
  `CREATE TABLE desk_sessions (
    token_hash text NOT NULL,
    api_key_id bigint,
    actor text NOT NULL,
    roles jsonb NOT NULL,
    created_at timestamptz(3) NOT NULL DEFAULT now(),
    expires_at timestamptz(3) NOT NULL,
    CONSTRAINT "PK_desk_sessions" PRIMARY KEY (token_hash),
    CONSTRAINT "FK_desk_sessions_key" FOREIGN KEY (api_key_id) REFERENCES api_keys(id) ON DELETE CASCADE
  )`,
  'CREATE INDEX "IDX_desk_sessions_expires" ON desk_sessions (expires_at)',
  `CREATE TABLE audit_log (
    id bigint GENERATED ALWAYS AS IDENTITY,
    at timestamptz(3) NOT NULL DEFAULT now(),
    actor text NOT NULL,
    via text NOT NULL,
    key_id text,
    action text NOT NULL,
    subject text NOT NULL,
    outcome text NOT NULL,
    status int,
    remote_address text,
    request_id text,
    details jsonb NOT NULL DEFAULT '{}',
    CONSTRAINT "PK_audit_log" PRIMARY KEY (id)
  )`,
  'CREATE INDEX "IDX_audit_log_actor" ON audit_log (actor, id)',
  // An open progress stream; the process serving it renews the row.
  `CREATE UNLOGGED TABLE stream_places (
    id uuid NOT NULL,
    holder text NOT NULL,
    expires_at timestamptz NOT NULL,
    CONSTRAINT "PK_stream_places" PRIMARY KEY (id)
  )`,
  'CREATE INDEX "IDX_stream_places_holder" ON stream_places (holder)',
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
    attempts int NOT NULL DEFAULT 0,
    due_at timestamptz(3) NOT NULL DEFAULT now(),
    created_at timestamptz(3) NOT NULL DEFAULT now(),
    last_attempt_at timestamptz(3),
    response_status int,
    latency_ms int,
    reason text,
    CONSTRAINT "CHK_webhook_deliveries_state" CHECK ((state IN ('pending', 'delivered', 'failed'))),
    CONSTRAINT "PK_webhook_deliveries" PRIMARY KEY (id),
    CONSTRAINT "FK_webhook_deliveries_endpoint" FOREIGN KEY (endpoint_id) REFERENCES webhook_endpoints(id) ON
      DELETE CASCADE,
    CONSTRAINT "FK_webhook_deliveries_event" FOREIGN KEY (event_id) REFERENCES investigation_events(id) ON
      DELETE CASCADE
  )`,
  `CREATE INDEX "IDX_webhook_deliveries_due" ON webhook_deliveries (endpoint_id, due_at) WHERE (state =
      'pending'::text)`,
  `CREATE INDEX "IDX_webhook_deliveries_failed" ON webhook_deliveries (endpoint_id, id) WHERE (state =
      'failed'::text)`,
  'CREATE INDEX "IDX_webhook_deliveries_log" ON webhook_deliveries (endpoint_id, id)',
  `CREATE INDEX "IDX_webhook_deliveries_settled" ON webhook_deliveries (created_at) WHERE (state <>
      'pending'::text)`,
  'CREATE UNIQUE INDEX "UQ_webhook_deliveries_event" ON webhook_deliveries (event_id, endpoint_id)',
];
