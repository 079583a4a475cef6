import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  // What a crash may take: all of it is over within a minute.
  `CREATE UNLOGGED TABLE rate_limits (
    key character varying(255) NOT NULL,
    points integer NOT NULL DEFAULT 0,
    expire bigint,
    CONSTRAINT "PK_rate_limits" PRIMARY KEY (key)
  )`,
  `CREATE UNLOGGED TABLE stream_places (
    id uuid NOT NULL,
    holder text NOT NULL,
    expires_at timestamptz NOT NULL,
    CONSTRAINT "PK_stream_places" PRIMARY KEY (id)
  )`,
  'CREATE INDEX "IDX_stream_places_holder" ON stream_places (holder)',
];

/** What all API processes count together: calls of one caller, failed sign-ins of one address, open streams. */
export class SharedLimits1764870000000 implements MigrationInterface {
  readonly name = 'SharedLimits1764870000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE stream_places, rate_limits');
  }
}
