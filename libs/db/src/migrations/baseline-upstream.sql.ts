/** Baseline tables: upstream calls, outlet ratings, language models and data servers. */
export const UPSTREAM_TABLES = [
  `CREATE TABLE upstream_calls (
    id bigint GENERATED ALWAYS AS IDENTITY,
    investigation_id bigint,
    stage text NOT NULL,
    provider text NOT NULL,
    method text NOT NULL,
    url text NOT NULL,
    outcome text NOT NULL,
    reason text,
    status int,
    cached boolean NOT NULL DEFAULT false,
    attempts int NOT NULL,
    latency_ms float8 NOT NULL,
    bytes bigint NOT NULL,
    cost_usd numeric(12,6) NOT NULL,
    at timestamptz(3) NOT NULL DEFAULT now(),
    cause text,
    CONSTRAINT "PK_upstream_calls" PRIMARY KEY (id)
  )`,
  'CREATE INDEX "IDX_upstream_calls_at" ON upstream_calls (at)',
  'CREATE INDEX "IDX_upstream_calls_investigation" ON upstream_calls (investigation_id, id)',
  `CREATE INDEX "IDX_upstream_calls_uncut" ON upstream_calls (provider, (at AT TIME ZONE 'UTC'::text)) WHERE
      (url !~~ '%/***'::text)`,
  // A single row: the day up to which calls are tallied.
  `CREATE TABLE upstream_tallied (
    one boolean NOT NULL,
    until date NOT NULL,
    CONSTRAINT "CHK_upstream_tallied_one" CHECK (one),
    CONSTRAINT "PK_upstream_tallied" PRIMARY KEY (one)
  )`,
  // Calls of a past day or month by upstream. Outcomes and latencies exclude cached answers; `ms`: latencies in
  // ascending order, `n`: their frequencies.
  `CREATE TABLE upstream_tallies (
    span text NOT NULL,
    starts date NOT NULL,
    provider text NOT NULL,
    calls bigint NOT NULL,
    from_cache bigint NOT NULL,
    cost_usd numeric(14,6) NOT NULL,
    last_at timestamptz(3) NOT NULL,
    by_outcome jsonb NOT NULL,
    ms integer[] NOT NULL,
    n integer[] NOT NULL,
    CONSTRAINT "CHK_upstream_tallies_span" CHECK ((span IN ('day', 'month'))),
    CONSTRAINT "PK_upstream_tallies" PRIMARY KEY (span, starts, provider)
  )`,
  `CREATE TABLE upstream_cache (
    key_hash text NOT NULL,
    status int NOT NULL,
    headers jsonb NOT NULL,
    body bytea NOT NULL,
    url text NOT NULL,
    redirects jsonb NOT NULL DEFAULT '[]',
    expires_at timestamptz(3) NOT NULL,
    CONSTRAINT "PK_upstream_cache" PRIMARY KEY (key_hash)
  )`,
  'CREATE INDEX "IDX_upstream_cache_expires" ON upstream_cache (expires_at)',
  // The next free slot of each rate-limited key.
  `CREATE UNLOGGED TABLE pace_slots (
    key_hash text NOT NULL,
    next_at timestamptz NOT NULL,
    CONSTRAINT "PK_pace_slots" PRIMARY KEY (key_hash)
  )`,
  // Rate limit counters, in the columns that `rate-limiter-flexible` reads and writes.
  `CREATE UNLOGGED TABLE rate_limits (
    key character varying(255) NOT NULL,
    points int NOT NULL DEFAULT 0,
    expire bigint,
    CONSTRAINT "PK_rate_limits" PRIMARY KEY (key)
  )`,
  `CREATE TABLE domain_ratings (
    id bigint GENERATED ALWAYS AS IDENTITY,
    site text NOT NULL,
    scheme text NOT NULL,
    score float8 NOT NULL,
    label text,
    lean text,
    CONSTRAINT "CHK_domain_ratings_score" CHECK (((score >= (0)::double precision) AND (score <= (1)::double
      precision))),
    CONSTRAINT "PK_domain_ratings" PRIMARY KEY (id)
  )`,
  'CREATE UNIQUE INDEX "UQ_domain_ratings_site_scheme" ON domain_ratings (site, scheme)',
  `CREATE TABLE rating_imports (
    id bigint GENERATED ALWAYS AS IDENTITY,
    scheme text NOT NULL,
    file_name text NOT NULL,
    row_count int NOT NULL,
    imported_at timestamptz(3) NOT NULL DEFAULT now(),
    CONSTRAINT "PK_rating_imports" PRIMARY KEY (id)
  )`,
  `CREATE TABLE reader_qualifications (
    id bigint GENERATED ALWAYS AS IDENTITY,
    reader text NOT NULL,
    instructions text NOT NULL,
    pages_digest text NOT NULL,
    pages int NOT NULL,
    false_support int NOT NULL,
    precision float8,
    recall float8 NOT NULL,
    calls int NOT NULL,
    cost_usd numeric(12,6) NOT NULL,
    passed boolean NOT NULL DEFAULT false,
    qualified_at timestamptz(3) NOT NULL DEFAULT now(),
    CONSTRAINT "PK_reader_qualifications" PRIMARY KEY (id)
  )`,
  'CREATE INDEX "IDX_reader_qualifications_reader" ON reader_qualifications (instructions, reader, id)',
  `CREATE TABLE collections (
    server text NOT NULL,
    tool text NOT NULL,
    digest text NOT NULL,
    description text NOT NULL,
    mapping jsonb NOT NULL,
    size bigint,
    health text NOT NULL,
    price_usd numeric(12,6) NOT NULL,
    seen_at timestamptz(3) NOT NULL DEFAULT now(),
    CONSTRAINT "CHK_collections_health" CHECK ((health IN ('well', 'ill'))),
    CONSTRAINT "PK_collections" PRIMARY KEY (server, tool)
  )`,
  `CREATE TABLE collection_scans (
    id bigint GENERATED ALWAYS AS IDENTITY,
    investigation_id bigint NOT NULL,
    server text NOT NULL,
    tool text NOT NULL,
    request text NOT NULL,
    state jsonb NOT NULL,
    kept jsonb NOT NULL,
    at timestamptz(3) NOT NULL DEFAULT now(),
    CONSTRAINT "PK_collection_scans" PRIMARY KEY (id),
    CONSTRAINT "FK_collection_scans_investigation" FOREIGN KEY (investigation_id) REFERENCES investigations(id)
      ON DELETE CASCADE
  )`,
  `CREATE UNIQUE INDEX "UQ_collection_scans_request" ON collection_scans (investigation_id, server, tool,
      request)`,
  // A document that a scan has seen.
  `CREATE TABLE collection_seen (
    scan_id bigint NOT NULL,
    document_id text NOT NULL,
    CONSTRAINT "PK_collection_seen" PRIMARY KEY (scan_id, document_id),
    CONSTRAINT "FK_collection_seen_scan" FOREIGN KEY (scan_id) REFERENCES collection_scans(id) ON DELETE CASCADE
  )`,
];
