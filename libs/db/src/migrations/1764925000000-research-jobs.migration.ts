import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  `CREATE TABLE research_jobs (
    id bigint GENERATED ALWAYS AS IDENTITY,
    investigation_id bigint NOT NULL,
    provider text NOT NULL,
    state text NOT NULL DEFAULT 'wanted',
    external_id text,
    starts integer NOT NULL DEFAULT 0,
    takes integer NOT NULL DEFAULT 0,
    fault text,
    reason text,
    cost_usd numeric(12,6),
    text text,
    leads jsonb NOT NULL DEFAULT '[]',
    used_round integer,
    created_at timestamptz(3) NOT NULL DEFAULT now(),
    next_at timestamptz(3) NOT NULL DEFAULT now(),
    looked_at timestamptz(3),
    finished_at timestamptz(3),
    CONSTRAINT "CHK_research_jobs_state"
      CHECK (state IN ('wanted', 'starting', 'pending', 'done', 'failed', 'ended')),
    CONSTRAINT "PK_research_jobs" PRIMARY KEY (id),
    CONSTRAINT "UQ_research_jobs_provider" UNIQUE (investigation_id, provider),
    CONSTRAINT "FK_research_jobs_investigation" FOREIGN KEY (investigation_id) REFERENCES investigations (id)
      ON DELETE CASCADE
  )`,
  `CREATE INDEX "IDX_research_jobs_due" ON research_jobs (next_at) WHERE state IN ('wanted', 'starting', 'pending')`,
];

/** Deep research: started once, asked by its id, by whichever process is there. */
export class ResearchJobs1764925000000 implements MigrationInterface {
  readonly name = 'ResearchJobs1764925000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE research_jobs');
  }
}
