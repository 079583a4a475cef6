import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  `CREATE TABLE collections (
    server text NOT NULL,
    tool text NOT NULL,
    digest text NOT NULL,
    description text NOT NULL,
    mapping jsonb NOT NULL,
    size bigint,
    health text NOT NULL,
    price_usd numeric(12, 6) NOT NULL,
    seen_at timestamptz(3) NOT NULL DEFAULT now(),
    CONSTRAINT "CHK_collections_health" CHECK (health IN ('well', 'ill')),
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
    CONSTRAINT "FK_collection_scans_investigation" FOREIGN KEY (investigation_id) REFERENCES investigations (id)
      ON DELETE CASCADE
  )`,
  `CREATE UNIQUE INDEX "UQ_collection_scans_request"
    ON collection_scans (investigation_id, server, tool, request)`,
  `CREATE TABLE collection_seen (
    scan_id bigint NOT NULL,
    document_id text NOT NULL,
    CONSTRAINT "PK_collection_seen" PRIMARY KEY (scan_id, document_id),
    CONSTRAINT "FK_collection_seen_scan" FOREIGN KEY (scan_id) REFERENCES collection_scans (id) ON DELETE CASCADE
  )`,
];

/** Collections behind data servers: what was found of them, how far scans came, and which documents each has seen. */
export class Collections1764960000000 implements MigrationInterface {
  readonly name = 'Collections1764960000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE collection_seen, collection_scans, collections');
  }
}
