import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  `CREATE TABLE evidence_checks (
    day int NOT NULL,
    started_at timestamptz(3) NOT NULL DEFAULT now(),
    finished_at timestamptz(3),
    CONSTRAINT "PK_evidence_checks" PRIMARY KEY (day)
  )`,
  `CREATE TABLE evidence_faults (
    investigation_id bigint NOT NULL,
    faults jsonb NOT NULL,
    found_at timestamptz(3) NOT NULL DEFAULT now(),
    CONSTRAINT "PK_evidence_faults" PRIMARY KEY (investigation_id),
    CONSTRAINT "FK_evidence_faults_investigation" FOREIGN KEY (investigation_id) REFERENCES investigations (id)
      ON DELETE CASCADE
  )`,
];

/** The daily look over what is kept, shared by all processes, and the cases in which it found something wrong. */
export class EvidenceChecks1795652139000 implements MigrationInterface {
  readonly name = 'EvidenceChecks1795652139000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE evidence_faults, evidence_checks');
  }
}
