/** Baseline tables: originals, evidence chains and their maintenance. */
export const EVIDENCE_TABLES = [
  `CREATE TABLE originals (
    sha256 text NOT NULL,
    size int NOT NULL,
    encoding text NOT NULL,
    packed bytea,
    stored_in text NOT NULL,
    media_type text NOT NULL,
    last_received_at timestamptz(3) NOT NULL DEFAULT now(),
    removed_at timestamptz(3),
    removed_why text,
    CONSTRAINT "CHK_originals_encoding" CHECK ((encoding IN ('identity', 'zstd'))),
    CONSTRAINT "CHK_originals_packed" CHECK (((stored_in = 'postgres'::text) = (packed IS NOT NULL))),
    CONSTRAINT "CHK_originals_removed" CHECK (((stored_in = 'nowhere'::text) = (removed_at IS NOT NULL))),
    CONSTRAINT "CHK_originals_stored_in" CHECK ((stored_in IN ('postgres', 'outside', 'nowhere'))),
    CONSTRAINT "PK_originals" PRIMARY KEY (sha256)
  )`,
  // Already compressed, so PostgreSQL need not compress them.
  'ALTER TABLE originals ALTER COLUMN packed SET STORAGE EXTERNAL',
  'CREATE INDEX "IDX_originals_last_received" ON originals (last_received_at) WHERE (removed_at IS NULL)',
  `CREATE TABLE chain_entries (
    investigation_id bigint NOT NULL,
    seq int NOT NULL,
    at timestamptz(3) NOT NULL,
    kind text NOT NULL,
    content text NOT NULL,
    content_sha256 text NOT NULL,
    previous_sha256 text NOT NULL,
    sha256 text NOT NULL,
    original_sha256 text,
    CONSTRAINT "CHK_chain_entries_kind" CHECK ((kind IN ('capture', 'decision', 'review', 'correction',
      'report', 'removal', 'look', 'snapshot', 'hold', 'erasure', 'public-copy'))),
    CONSTRAINT "CHK_chain_entries_seq" CHECK ((seq > 0)),
    CONSTRAINT "PK_chain_entries" PRIMARY KEY (investigation_id, seq),
    CONSTRAINT "FK_chain_entries_investigation" FOREIGN KEY (investigation_id) REFERENCES investigations(id),
    CONSTRAINT "FK_chain_entries_original" FOREIGN KEY (original_sha256) REFERENCES originals(sha256)
  )`,
  `CREATE INDEX "IDX_chain_entries_by_hand" ON chain_entries (investigation_id, seq) WHERE (kind IN ('hold',
      'erasure', 'report'))`,
  `CREATE INDEX "IDX_chain_entries_of_networks" ON chain_entries (original_sha256) WHERE ((content ~~
      '%"stage":"social"%'::text) AND (kind = 'capture'::text))`,
  `CREATE INDEX "IDX_chain_entries_original" ON chain_entries (original_sha256) WHERE (original_sha256 IS NOT
      NULL)`,
  'CREATE UNIQUE INDEX "UQ_chain_entries_content" ON chain_entries (investigation_id, content_sha256)',
  `CREATE TABLE chain_seals (
    investigation_id bigint NOT NULL,
    seq int NOT NULL,
    sha256 text NOT NULL,
    key_id text NOT NULL,
    signature text NOT NULL,
    at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
    CONSTRAINT "PK_chain_seals" PRIMARY KEY (investigation_id, seq),
    CONSTRAINT "FK_chain_seals_investigation" FOREIGN KEY (investigation_id) REFERENCES investigations(id)
  )`,
  `CREATE TABLE signing_keys (
    key_id text NOT NULL,
    public_pem text NOT NULL,
    since timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
    CONSTRAINT "PK_signing_keys" PRIMARY KEY (key_id)
  )`,
  `CREATE TABLE chain_due (
    id bigint GENERATED ALWAYS AS IDENTITY,
    investigation_id bigint NOT NULL,
    change text NOT NULL,
    at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
    CONSTRAINT "CHK_chain_due_change" CHECK ((change IN ('decided', 'reviewed', 'corrected'))),
    CONSTRAINT "PK_chain_due" PRIMARY KEY (id),
    CONSTRAINT "FK_chain_due_investigation" FOREIGN KEY (investigation_id) REFERENCES investigations(id)
  )`,
  `CREATE TABLE chain_stamps (
    investigation_id bigint NOT NULL,
    seq int NOT NULL,
    authority text NOT NULL,
    response bytea NOT NULL,
    sha256 text NOT NULL,
    at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
    CONSTRAINT "PK_chain_stamps" PRIMARY KEY (investigation_id, seq, authority),
    CONSTRAINT "FK_chain_stamps_investigation" FOREIGN KEY (investigation_id) REFERENCES investigations(id)
  )`,
  // The last seal of a chain, waiting for an authority's timestamp; deleted once stamped.
  `CREATE TABLE stamp_due (
    investigation_id bigint NOT NULL,
    authority text NOT NULL,
    seq int NOT NULL,
    attempts int NOT NULL DEFAULT 0,
    next_at timestamptz(3) NOT NULL DEFAULT now(),
    fault text,
    CONSTRAINT "PK_stamp_due" PRIMARY KEY (investigation_id, authority),
    CONSTRAINT "FK_stamp_due_investigation" FOREIGN KEY (investigation_id) REFERENCES investigations(id)
  )`,
  'CREATE INDEX "IDX_stamp_due_next" ON stamp_due (authority, next_at)',
  // Daily checks, each of a share of all stored evidence in the installation; `day`: days since 1970.
  `CREATE TABLE evidence_checks (
    day int NOT NULL,
    started_at timestamptz(3) NOT NULL DEFAULT now(),
    finished_at timestamptz(3),
    CONSTRAINT "PK_evidence_checks" PRIMARY KEY (day)
  )`,
  // A case in which the last check found a fault; deleted once a check finds none.
  `CREATE TABLE evidence_faults (
    investigation_id bigint NOT NULL,
    faults jsonb NOT NULL,
    found_at timestamptz(3) NOT NULL DEFAULT now(),
    CONSTRAINT "PK_evidence_faults" PRIMARY KEY (investigation_id),
    CONSTRAINT "FK_evidence_faults_investigation" FOREIGN KEY (investigation_id) REFERENCES investigations(id)
      ON DELETE CASCADE
  )`,
  `CREATE TABLE legal_holds (
    id bigint GENERATED ALWAYS AS IDENTITY,
    investigation_id bigint NOT NULL,
    reason text NOT NULL,
    held_by text NOT NULL,
    held_at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
    released_why text,
    released_by text,
    released_at timestamptz(3),
    CONSTRAINT "PK_legal_holds" PRIMARY KEY (id),
    CONSTRAINT "FK_legal_holds_investigation" FOREIGN KEY (investigation_id) REFERENCES investigations(id)
  )`,
  'CREATE INDEX "IDX_legal_holds_investigation" ON legal_holds (investigation_id, id)',
  'CREATE UNIQUE INDEX "UQ_legal_holds_open" ON legal_holds (investigation_id) WHERE (released_at IS NULL)',
  `CREATE TABLE snapshots (
    id bigint GENERATED ALWAYS AS IDENTITY,
    investigation_id bigint NOT NULL,
    source_id bigint NOT NULL,
    wanted_by text NOT NULL,
    state text NOT NULL DEFAULT 'wanted',
    reason jsonb,
    tries int NOT NULL DEFAULT 0,
    created_at timestamptz(3) NOT NULL DEFAULT now(),
    next_at timestamptz(3) NOT NULL DEFAULT now(),
    finished_at timestamptz(3),
    CONSTRAINT "CHK_snapshots_state" CHECK ((state IN ('wanted', 'taken', 'failed'))),
    CONSTRAINT "CHK_snapshots_wanted_by" CHECK ((wanted_by IN ('decision', 'person'))),
    CONSTRAINT "PK_snapshots" PRIMARY KEY (id),
    CONSTRAINT "FK_snapshots_investigation" FOREIGN KEY (investigation_id) REFERENCES investigations(id) ON
      DELETE CASCADE
  )`,
  `CREATE INDEX "IDX_snapshots_due" ON snapshots (next_at) WHERE (state = 'wanted'::text)`,
  'CREATE INDEX "IDX_snapshots_investigation" ON snapshots (investigation_id)',
  `CREATE UNIQUE INDEX "UQ_snapshots_wanted" ON snapshots (investigation_id, source_id) WHERE (state =
      'wanted'::text)`,
  `CREATE TABLE public_copies (
    id bigint GENERATED ALWAYS AS IDENTITY,
    investigation_id bigint NOT NULL,
    source_id bigint NOT NULL,
    wanted_by text NOT NULL,
    state text NOT NULL DEFAULT 'wanted',
    job text,
    tries int NOT NULL DEFAULT 0,
    copy_url text,
    copied_at timestamptz(3),
    reason jsonb,
    created_at timestamptz(3) NOT NULL DEFAULT now(),
    next_at timestamptz(3) NOT NULL DEFAULT now(),
    finished_at timestamptz(3),
    CONSTRAINT "CHK_public_copies_state" CHECK ((state IN ('wanted', 'kept', 'failed'))),
    CONSTRAINT "CHK_public_copies_wanted_by" CHECK ((wanted_by IN ('decision', 'person'))),
    CONSTRAINT "PK_public_copies" PRIMARY KEY (id),
    CONSTRAINT "FK_public_copies_investigation" FOREIGN KEY (investigation_id) REFERENCES investigations(id) ON
      DELETE CASCADE
  )`,
  `CREATE INDEX "IDX_public_copies_due" ON public_copies (next_at) WHERE (state = 'wanted'::text)`,
  'CREATE INDEX "IDX_public_copies_investigation" ON public_copies (investigation_id)',
  `CREATE UNIQUE INDEX "UQ_public_copies_wanted" ON public_copies (investigation_id, source_id) WHERE (state
      = 'wanted'::text)`,
  // A decided case whose sources are to be checked again. Written in the transaction of the decision.
  `CREATE TABLE watched_cases (
    investigation_id bigint NOT NULL,
    since timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
    planned boolean NOT NULL DEFAULT false,
    CONSTRAINT "PK_watched_cases" PRIMARY KEY (investigation_id),
    CONSTRAINT "FK_watched_cases_investigation" FOREIGN KEY (investigation_id) REFERENCES investigations(id) ON
      DELETE CASCADE
  )`,
  'CREATE INDEX "IDX_watched_cases_unplanned" ON watched_cases (investigation_id) WHERE (NOT planned)',
  `CREATE TABLE source_looks (
    id bigint GENERATED ALWAYS AS IDENTITY,
    investigation_id bigint NOT NULL,
    source_id bigint NOT NULL,
    step int NOT NULL,
    due_at timestamptz(3) NOT NULL,
    state text NOT NULL DEFAULT 'due',
    tries int NOT NULL DEFAULT 0,
    claimed_until timestamptz(3),
    looked_at timestamptz(3),
    change text,
    fresh boolean NOT NULL DEFAULT false,
    reasons jsonb NOT NULL DEFAULT '[]',
    differences jsonb NOT NULL DEFAULT '[]',
    http_status int,
    final_url text,
    etag text,
    last_modified text,
    CONSTRAINT "CHK_source_looks_change" CHECK ((change IN ('unchanged', 'gone', 'redirected', 'corrected',
      'retracted', 'silently-edited'))),
    CONSTRAINT "CHK_source_looks_state" CHECK ((state IN ('due', 'done', 'dropped'))),
    CONSTRAINT "PK_source_looks" PRIMARY KEY (id),
    CONSTRAINT "UQ_source_looks_step" UNIQUE (investigation_id, source_id, step),
    CONSTRAINT "FK_source_looks_investigation" FOREIGN KEY (investigation_id) REFERENCES investigations(id) ON
      DELETE CASCADE,
    CONSTRAINT "FK_source_looks_source" FOREIGN KEY (source_id) REFERENCES sources(id)
  )`,
  `CREATE INDEX "IDX_source_looks_due" ON source_looks (due_at) WHERE (state = 'due'::text)`,
  'CREATE INDEX "IDX_source_looks_fresh" ON source_looks (source_id) WHERE fresh',
  'CREATE INDEX "IDX_source_looks_looked" ON source_looks (looked_at)',
];
