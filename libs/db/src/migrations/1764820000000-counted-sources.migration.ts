import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Nobody ever wrote what a source's publisher is, which its tier and the result say, nor whether it counts: what stood
 * there was `false` for all.
 */
export class CountedSources1764820000000 implements MigrationInterface {
  readonly name = 'CountedSources1764820000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE investigation_sources DROP COLUMN profile, DROP COLUMN counts');
    await runner.query('ALTER TABLE investigation_sources ADD COLUMN counts boolean');
    await runner.query(RIGHT_SCALE);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE investigation_sources DROP COLUMN counts');
    await runner.query(
      'ALTER TABLE investigation_sources ADD COLUMN counts boolean NOT NULL DEFAULT false, ADD COLUMN profile jsonb',
    );
  }
}

/**
 * An eyewitness's post as the origin was given as 0.6 where everything else is of 100; pages never had less than 10.
 */
const RIGHT_SCALE = `UPDATE investigations
  SET result = jsonb_set(result, '{original_source,confidence}',
    to_jsonb(100 * (result #>> '{original_source,confidence}')::numeric))
  WHERE social_sources_found > 0 AND jsonb_typeof(result #> '{original_source,confidence}') = 'number'
    AND (result #>> '{original_source,confidence}')::numeric > 0
      AND (result #>> '{original_source,confidence}')::numeric < 1`;
