import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  `CREATE TABLE reply_notes (
    id bigint GENERATED ALWAYS AS IDENTITY,
    investigation_id bigint NOT NULL,
    topic_id bigint NOT NULL,
    name text NOT NULL,
    what text NOT NULL,
    deadline timestamptz(3),
    reply text,
    url text,
    made_by text NOT NULL,
    at timestamptz(3) NOT NULL DEFAULT now(),
    CONSTRAINT "CHK_reply_notes_what" CHECK (what IN ('asked', 'answered')),
    CONSTRAINT "PK_reply_notes" PRIMARY KEY (id),
    CONSTRAINT "FK_reply_notes_investigation" FOREIGN KEY (investigation_id) REFERENCES investigations (id),
    CONSTRAINT "FK_reply_notes_topic" FOREIGN KEY (topic_id) REFERENCES topics (id)
  )`,
  'CREATE INDEX "IDX_reply_notes_investigation" ON reply_notes (investigation_id, id)',
  'CREATE INDEX "IDX_reply_notes_topic" ON reply_notes (topic_id, id)',
  `CREATE TRIGGER reply_notes_rows BEFORE UPDATE OR DELETE ON reply_notes
  FOR EACH ROW EXECUTE FUNCTION refuse_change()`,
  `CREATE TRIGGER reply_notes_table BEFORE TRUNCATE ON reply_notes
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()`,
];

/** Whom an editor asked for a reply, and what they answered. */
export class ReplyNotes1764905000000 implements MigrationInterface {
  readonly name = 'ReplyNotes1764905000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE reply_notes');
  }
}
