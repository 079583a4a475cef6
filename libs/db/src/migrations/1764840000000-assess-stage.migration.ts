import type { MigrationInterface, QueryRunner } from 'typeorm';

const BEFORE = ['search', 'social', 'records', 'context', 'read', 'origin', 'cross-reference', 'decide'];
const AFTER = [...BEFORE, 'assess'];

/**
 * Pages are judged in a stage of their own, `assess`. What earlier versions judged stays in the results of `origin`,
 * where it is still looked for.
 */
export class AssessStage1764840000000 implements MigrationInterface {
  readonly name = 'AssessStage1764840000000';

  async up(runner: QueryRunner): Promise<void> {
    await allow(runner, AFTER);
  }

  /** The version before judges anew, in `origin` or after it, what has no judgement there. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DELETE FROM stage_results WHERE stage = 'assess'");
    await runner.query("UPDATE investigations SET stage = 'read' WHERE stage = 'assess'");
    await allow(runner, BEFORE);
  }
}

async function allow(runner: QueryRunner, stages: string[]): Promise<void> {
  const names = stages.map((stage) => `'${stage}'`).join(', ');
  for (const table of ['investigations', 'stage_results']) {
    const rule = `"CHK_${table}_stage"`;
    await runner.query(
      `ALTER TABLE ${table} DROP CONSTRAINT ${rule}, ADD CONSTRAINT ${rule} CHECK (stage IN (${names}))`,
    );
  }
}
