/** Baseline tables: captured sources and their findings. */
export const SOURCES_TABLES = [
  `CREATE TABLE sources (
    id bigint GENERATED ALWAYS AS IDENTITY,
    capture_key text NOT NULL,
    canonical_url text NOT NULL,
    content_hash text NOT NULL,
    site text NOT NULL,
    verdict text NOT NULL,
    article jsonb NOT NULL,
    text text NOT NULL,
    fetched_at timestamptz(3) NOT NULL,
    last_seen_at timestamptz(3) NOT NULL DEFAULT now(),
    text_removed_at timestamptz(3),
    CONSTRAINT "CHK_sources_verdict" CHECK ((verdict IN ('complete', 'partial', 'paywall', 'login-wall',
      'challenge', 'consent', 'gone', 'refused', 'error'))),
    CONSTRAINT "PK_sources" PRIMARY KEY (id)
  )`,
  'CREATE INDEX "IDX_sources_last_seen" ON sources (last_seen_at) WHERE (text_removed_at IS NULL)',
  'CREATE INDEX "IDX_sources_site" ON sources (site)',
  'CREATE UNIQUE INDEX "UQ_sources_capture" ON sources (capture_key)',
  `CREATE TABLE investigation_sources (
    id bigint GENERATED ALWAYS AS IDENTITY,
    investigation_id bigint NOT NULL,
    source_id bigint NOT NULL,
    round int NOT NULL,
    tier int,
    stance text,
    strength float8,
    passage jsonb,
    stance_reasons jsonb NOT NULL DEFAULT '[]',
    cluster_id text,
    is_topic_page boolean NOT NULL DEFAULT false,
    found_by jsonb NOT NULL DEFAULT '[]',
    parent_source_id bigint,
    published jsonb,
    counts boolean,
    CONSTRAINT "CHK_investigation_sources_stance" CHECK ((stance IN ('supports', 'disputes', 'mentions',
      'unrelated'))),
    CONSTRAINT "CHK_investigation_sources_strength" CHECK (((strength >= (0)::double precision) AND (strength <=
      (1)::double precision))),
    CONSTRAINT "CHK_investigation_sources_tier" CHECK (((tier >= 1) AND (tier <= 4))),
    CONSTRAINT "PK_investigation_sources" PRIMARY KEY (id),
    CONSTRAINT "FK_investigation_sources_investigation" FOREIGN KEY (investigation_id) REFERENCES
      investigations(id) ON DELETE CASCADE,
    CONSTRAINT "FK_investigation_sources_parent" FOREIGN KEY (parent_source_id) REFERENCES sources(id),
    CONSTRAINT "FK_investigation_sources_source" FOREIGN KEY (source_id) REFERENCES sources(id)
  )`,
  'CREATE INDEX "IDX_investigation_sources_source" ON investigation_sources (source_id)',
  'CREATE UNIQUE INDEX "UQ_investigation_sources" ON investigation_sources (investigation_id, source_id)',
  `CREATE TABLE claims (
    id bigint GENERATED ALWAYS AS IDENTITY,
    investigation_id bigint NOT NULL,
    claim_key text NOT NULL,
    text text NOT NULL,
    kind text NOT NULL,
    core boolean NOT NULL DEFAULT false,
    importance float8 NOT NULL,
    reasons jsonb NOT NULL DEFAULT '[]',
    verdict text,
    confidence float8,
    verdict_reasons jsonb NOT NULL DEFAULT '[]',
    CONSTRAINT "CHK_claims_importance" CHECK (((importance >= (0)::double precision) AND (importance <=
      (1)::double precision))),
    CONSTRAINT "CHK_claims_kind" CHECK ((kind IN ('event', 'quantity', 'quote', 'date', 'place',
      'attribution'))),
    CONSTRAINT "CHK_claims_verdict" CHECK ((verdict IN ('verified', 'partially true', 'disputed', 'refuted',
      'unverifiable'))),
    CONSTRAINT "PK_claims" PRIMARY KEY (id),
    CONSTRAINT "FK_claims_investigation" FOREIGN KEY (investigation_id) REFERENCES investigations(id) ON DELETE
      CASCADE
  )`,
  'CREATE UNIQUE INDEX "UQ_claims_key" ON claims (investigation_id, claim_key)',
  `CREATE TABLE claim_evidence (
    id bigint GENERATED ALWAYS AS IDENTITY,
    claim_id bigint NOT NULL,
    source_id bigint NOT NULL,
    stance text NOT NULL,
    strength float8 NOT NULL,
    passage jsonb,
    reasons jsonb NOT NULL DEFAULT '[]',
    CONSTRAINT "CHK_claim_evidence_stance" CHECK ((stance IN ('supports', 'disputes', 'mentions',
      'unrelated'))),
    CONSTRAINT "PK_claim_evidence" PRIMARY KEY (id),
    CONSTRAINT "FK_claim_evidence_claim" FOREIGN KEY (claim_id) REFERENCES claims(id) ON DELETE CASCADE,
    CONSTRAINT "FK_claim_evidence_source" FOREIGN KEY (source_id) REFERENCES sources(id)
  )`,
  'CREATE INDEX "IDX_claim_evidence_claim" ON claim_evidence (claim_id)',
  'CREATE INDEX "IDX_claim_evidence_source" ON claim_evidence (source_id)',
  // Sources that people added to a case. `content` is deleted once the capture is stored.
  `CREATE TABLE added_sources (
    id bigint GENERATED ALWAYS AS IDENTITY,
    investigation_id bigint NOT NULL,
    kind text NOT NULL,
    moment text NOT NULL,
    address text,
    title text,
    said_by text,
    content bytea,
    bytes int NOT NULL,
    content_hash text NOT NULL,
    added_by text NOT NULL,
    added_at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
    CONSTRAINT "CHK_added_sources_kind" CHECK ((kind IN ('link', 'document', 'pdf', 'reply'))),
    CONSTRAINT "CHK_added_sources_moment" CHECK ((moment IN ('brief', 'late'))),
    CONSTRAINT "PK_added_sources" PRIMARY KEY (id),
    CONSTRAINT "FK_added_sources_investigation" FOREIGN KEY (investigation_id) REFERENCES investigations(id) ON
      DELETE CASCADE
  )`,
  'CREATE UNIQUE INDEX "UQ_added_sources_content" ON added_sources (investigation_id, content_hash)',
  // Leases on cases whose added sources are being processed; meaningless after a crash.
  `CREATE TABLE added_claims (
    investigation_id bigint NOT NULL,
    tries int NOT NULL DEFAULT 0,
    until timestamptz(3) NOT NULL,
    CONSTRAINT "PK_added_claims" PRIMARY KEY (investigation_id),
    CONSTRAINT "FK_added_claims_investigation" FOREIGN KEY (investigation_id) REFERENCES investigations(id) ON
      DELETE CASCADE
  )`,
  // What was read from an added source, stored once.
  `CREATE TABLE added_readings (
    added_id bigint NOT NULL,
    source_id bigint NOT NULL,
    page jsonb NOT NULL,
    stars int,
    quotes jsonb NOT NULL DEFAULT '[]',
    reason jsonb,
    read_at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
    CONSTRAINT "CHK_added_readings_stars" CHECK (((stars >= 1) AND (stars <= 5))),
    CONSTRAINT "PK_added_readings" PRIMARY KEY (added_id),
    CONSTRAINT "FK_added_readings_added" FOREIGN KEY (added_id) REFERENCES added_sources(id) ON DELETE CASCADE,
    CONSTRAINT "FK_added_readings_source" FOREIGN KEY (source_id) REFERENCES sources(id)
  )`,
  // The decision that included an added source and what it changed, stored once.
  `CREATE TABLE added_outcomes (
    added_id bigint NOT NULL,
    investigation_id bigint NOT NULL,
    round int,
    recomputed boolean NOT NULL DEFAULT false,
    difference jsonb,
    reason jsonb,
    at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
    CONSTRAINT "PK_added_outcomes" PRIMARY KEY (added_id),
    CONSTRAINT "FK_added_outcomes_added" FOREIGN KEY (added_id) REFERENCES added_sources(id) ON DELETE CASCADE,
    CONSTRAINT "FK_added_outcomes_investigation" FOREIGN KEY (investigation_id) REFERENCES investigations(id) ON
      DELETE CASCADE
  )`,
  'CREATE INDEX "IDX_added_outcomes_round" ON added_outcomes (investigation_id, round)',
  `CREATE TABLE pictures (
    id bigint GENERATED ALWAYS AS IDENTITY,
    investigation_id bigint NOT NULL,
    source_id bigint NOT NULL,
    place int NOT NULL,
    url text NOT NULL,
    state text NOT NULL,
    sha256 text,
    media_type text,
    marks jsonb,
    site text NOT NULL,
    page_url text NOT NULL,
    page_day text,
    received_at timestamptz(3) NOT NULL,
    CONSTRAINT "CHK_pictures_state" CHECK ((state IN ('read', 'other-kind', 'broken', 'too-large',
      'refused', 'away'))),
    CONSTRAINT "PK_pictures" PRIMARY KEY (id),
    CONSTRAINT "UQ_pictures_place" UNIQUE (investigation_id, source_id, place),
    CONSTRAINT "FK_pictures_investigation" FOREIGN KEY (investigation_id) REFERENCES investigations(id) ON
      DELETE CASCADE,
    CONSTRAINT "FK_pictures_source" FOREIGN KEY (source_id) REFERENCES sources(id)
  )`,
  'CREATE INDEX "IDX_pictures_marked" ON pictures (received_at) WHERE (marks IS NOT NULL)',
  'CREATE INDEX "IDX_pictures_source" ON pictures (source_id)',
  `CREATE TABLE pictures_due (
    investigation_id bigint NOT NULL,
    tries int NOT NULL DEFAULT 0,
    next_at timestamptz(3) NOT NULL DEFAULT now(),
    CONSTRAINT "PK_pictures_due" PRIMARY KEY (investigation_id),
    CONSTRAINT "FK_pictures_due_investigation" FOREIGN KEY (investigation_id) REFERENCES investigations(id) ON
      DELETE CASCADE
  )`,
];
