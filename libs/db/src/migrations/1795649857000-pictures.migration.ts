import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  `CREATE TABLE pictures (
    id bigint GENERATED ALWAYS AS IDENTITY,
    investigation_id bigint NOT NULL,
    source_id bigint NOT NULL,
    place int NOT NULL,
    url text NOT NULL,
    state text NOT NULL,
    sha256 text,
    media_type text,
    width int,
    height int,
    fingerprint text,
    bands int[] NOT NULL DEFAULT '{}',
    marks jsonb,
    manifest jsonb,
    site text NOT NULL,
    page_url text NOT NULL,
    page_day text,
    received_at timestamptz(3) NOT NULL,
    CONSTRAINT "CHK_pictures_state"
      CHECK (state IN ('read', 'not-decoded', 'other-kind', 'broken', 'too-large', 'refused', 'away')),
    CONSTRAINT "PK_pictures" PRIMARY KEY (id),
    CONSTRAINT "UQ_pictures_place" UNIQUE (investigation_id, source_id, place),
    CONSTRAINT "FK_pictures_investigation" FOREIGN KEY (investigation_id) REFERENCES investigations (id)
      ON DELETE CASCADE,
    CONSTRAINT "FK_pictures_source" FOREIGN KEY (source_id) REFERENCES sources (id)
  )`,
  'CREATE INDEX "IDX_pictures_source" ON pictures (source_id)',
  // Alike pictures share a part of their fingerprint, see `bandsOf`.
  'CREATE INDEX "IDX_pictures_bands" ON pictures USING gin (bands)',
  `CREATE INDEX "IDX_pictures_marked" ON pictures (received_at) WHERE marks IS NOT NULL`,
  `CREATE TABLE pictures_due (
    investigation_id bigint NOT NULL,
    tries int NOT NULL DEFAULT 0,
    next_at timestamptz(3) NOT NULL DEFAULT now(),
    CONSTRAINT "PK_pictures_due" PRIMARY KEY (investigation_id),
    CONSTRAINT "FK_pictures_due_investigation" FOREIGN KEY (investigation_id) REFERENCES investigations (id)
      ON DELETE CASCADE
  )`,
];

/** Pictures that sources show, and the cases whose pictures are still to be looked at. */
export class Pictures1795649857000 implements MigrationInterface {
  readonly name = 'Pictures1795649857000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['pictures_due', 'pictures']) await runner.query(`DROP TABLE ${table}`);
  }
}
