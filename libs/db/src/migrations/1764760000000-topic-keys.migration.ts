import type { MigrationInterface, QueryRunner } from 'typeorm';
import { fillTopicKeys } from '../repositories/topic-keys.fill';

/** Topics that may tell of one event, or of one series of events, are found by keys they share. */
export class TopicKeys1764760000000 implements MigrationInterface {
  readonly name = 'TopicKeys1764760000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE topic_keys (
      topic_id bigint NOT NULL,
      event_keys integer[] NOT NULL,
      series_keys integer[] NOT NULL,
      CONSTRAINT "PK_topic_keys" PRIMARY KEY (topic_id),
      CONSTRAINT "FK_topic_keys_topic" FOREIGN KEY (topic_id) REFERENCES topics (id) ON DELETE CASCADE
    )`);
    await fillTopicKeys((sql, values) => runner.query(sql, values));
    await runner.query(
      'CREATE INDEX "IDX_topic_keys_event" ON topic_keys USING gin (event_keys) WITH (fastupdate = off)',
    );
    await runner.query(
      'CREATE INDEX "IDX_topic_keys_series" ON topic_keys USING gin (series_keys) WITH (fastupdate = off)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE topic_keys');
  }
}
