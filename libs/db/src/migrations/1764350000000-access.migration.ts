import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
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
  `CREATE UNIQUE INDEX "UQ_api_keys_key_id" ON api_keys (key_id)`,
  `CREATE TABLE desk_sessions (
    token_hash text NOT NULL,
    api_key_id bigint,
    actor text NOT NULL,
    roles jsonb NOT NULL,
    created_at timestamptz(3) NOT NULL DEFAULT now(),
    expires_at timestamptz(3) NOT NULL,
    CONSTRAINT "PK_desk_sessions" PRIMARY KEY (token_hash),
    CONSTRAINT "FK_desk_sessions_key" FOREIGN KEY (api_key_id) REFERENCES api_keys (id) ON DELETE CASCADE
  )`,
  `CREATE INDEX "IDX_desk_sessions_expires" ON desk_sessions (expires_at)`,
  `CREATE TABLE audit_log (
    id bigint GENERATED ALWAYS AS IDENTITY,
    at timestamptz(3) NOT NULL DEFAULT now(),
    actor text NOT NULL,
    via text NOT NULL,
    key_id text,
    action text NOT NULL,
    subject text NOT NULL,
    outcome text NOT NULL,
    status integer,
    remote_address text,
    request_id text,
    details jsonb NOT NULL DEFAULT '{}',
    CONSTRAINT "PK_audit_log" PRIMARY KEY (id)
  )`,
  `CREATE INDEX "IDX_audit_log_actor" ON audit_log (actor, id)`,
  `CREATE TRIGGER audit_log_rows BEFORE UPDATE OR DELETE ON audit_log FOR EACH ROW EXECUTE FUNCTION refuse_change()`,
  `CREATE TRIGGER audit_log_table BEFORE TRUNCATE ON audit_log FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()`,
];

const DOWN = ['DROP TABLE audit_log', 'DROP TABLE desk_sessions', 'DROP TABLE api_keys'];

/** Keys, the desk's sessions, and who did what. */
export class Access1764350000000 implements MigrationInterface {
  readonly name = 'Access1764350000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}
