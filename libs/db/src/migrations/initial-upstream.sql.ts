/** Statements of the first migration, in order. */
export const UPSTREAM_TABLES: string[] = [
  `CREATE TABLE upstream_calls (
    id bigint GENERATED ALWAYS AS IDENTITY,
    investigation_id bigint,
    stage text NOT NULL,
    provider text NOT NULL,
    method text NOT NULL,
    url text NOT NULL,
    outcome text NOT NULL,
    reason text,
    status integer,
    cached boolean NOT NULL DEFAULT false,
    attempts integer NOT NULL,
    latency_ms double precision NOT NULL,
    bytes bigint NOT NULL,
    cost_usd numeric(12,6) NOT NULL,
    at timestamptz(3) NOT NULL DEFAULT now(),
    CONSTRAINT "PK_upstream_calls" PRIMARY KEY (id)
  )`,
  `CREATE INDEX "IDX_upstream_calls_provider" ON upstream_calls (provider, at)`,
  `CREATE INDEX "IDX_upstream_calls_investigation" ON upstream_calls (investigation_id, id)`,
  `CREATE TABLE upstream_cache (
    key_hash text NOT NULL,
    status integer NOT NULL,
    headers jsonb NOT NULL,
    body bytea NOT NULL,
    url text NOT NULL,
    redirects jsonb NOT NULL DEFAULT '[]',
    expires_at timestamptz(3) NOT NULL,
    CONSTRAINT "PK_upstream_cache" PRIMARY KEY (key_hash)
  )`,
  `CREATE INDEX "IDX_upstream_cache_expires" ON upstream_cache (expires_at)`,
  `CREATE UNLOGGED TABLE pace_slots (
    key_hash text NOT NULL,
    next_at timestamptz NOT NULL,
    CONSTRAINT "PK_pace_slots" PRIMARY KEY (key_hash)
  )`,
  `CREATE TABLE domain_ratings (
    id bigint GENERATED ALWAYS AS IDENTITY,
    site text NOT NULL,
    scheme text NOT NULL,
    score double precision NOT NULL,
    label text,
    CONSTRAINT "CHK_domain_ratings_score" CHECK (score BETWEEN 0 AND 1),
    CONSTRAINT "PK_domain_ratings" PRIMARY KEY (id)
  )`,
  `CREATE UNIQUE INDEX "UQ_domain_ratings_site_scheme" ON domain_ratings (site, scheme)`,
  `CREATE TABLE rating_imports (
    id bigint GENERATED ALWAYS AS IDENTITY,
    scheme text NOT NULL,
    file_name text NOT NULL,
    row_count integer NOT NULL,
    imported_at timestamptz(3) NOT NULL DEFAULT now(),
    CONSTRAINT "PK_rating_imports" PRIMARY KEY (id)
  )`,
];
