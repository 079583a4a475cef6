/** Triggers that make tables append-only and create webhook deliveries from events. */
export const TRIGGERS = [
  `CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    RAISE EXCEPTION 'Rows of % are only ever added', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
  END $$`,
  `CREATE FUNCTION queue_webhooks() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO webhook_deliveries (endpoint_id, event_id, type)
    SELECT endpoint.id, fresh.id, fresh.type
    FROM fresh JOIN webhook_endpoints endpoint ON endpoint.enabled AND endpoint.events @> to_jsonb(fresh.type)
    ORDER BY fresh.id, endpoint.id
    FOR KEY SHARE OF endpoint;
    RETURN NULL;
  END $$`,
  `CREATE TRIGGER investigation_events_webhooks AFTER INSERT ON investigation_events REFERENCING NEW TABLE AS
      fresh FOR EACH STATEMENT EXECUTE FUNCTION queue_webhooks()`,
  `CREATE TRIGGER review_decisions_rows BEFORE DELETE OR UPDATE ON review_decisions FOR EACH ROW EXECUTE
      FUNCTION refuse_change()`,
  `CREATE TRIGGER review_decisions_table BEFORE TRUNCATE ON review_decisions FOR EACH STATEMENT EXECUTE
      FUNCTION refuse_change()`,
  `CREATE TRIGGER evidence_corrections_rows BEFORE DELETE OR UPDATE ON evidence_corrections FOR EACH ROW
      EXECUTE FUNCTION refuse_change()`,
  `CREATE TRIGGER evidence_corrections_table BEFORE TRUNCATE ON evidence_corrections FOR EACH STATEMENT
      EXECUTE FUNCTION refuse_change()`,
  `CREATE TRIGGER reply_notes_rows BEFORE DELETE OR UPDATE ON reply_notes FOR EACH ROW EXECUTE FUNCTION
      refuse_change()`,
  `CREATE TRIGGER reply_notes_table BEFORE TRUNCATE ON reply_notes FOR EACH STATEMENT EXECUTE FUNCTION
      refuse_change()`,
  `CREATE TRIGGER replays_rows BEFORE DELETE OR UPDATE ON replays FOR EACH ROW EXECUTE FUNCTION
      refuse_change()`,
  `CREATE TRIGGER replays_table BEFORE TRUNCATE ON replays FOR EACH STATEMENT EXECUTE FUNCTION
      refuse_change()`,
  `CREATE TRIGGER audit_log_rows BEFORE DELETE OR UPDATE ON audit_log FOR EACH ROW EXECUTE FUNCTION
      refuse_change()`,
  `CREATE TRIGGER audit_log_table BEFORE TRUNCATE ON audit_log FOR EACH STATEMENT EXECUTE FUNCTION
      refuse_change()`,
];
