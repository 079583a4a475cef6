/**
 * Checks in one round trip that the server accepts writes, which a standby server does not. Does not detect a full
 * disk; see `StorageFaults`.
 * @throws Error with SQLSTATE 25006
 */
export async function assertWritable(database: { query(text: string): Promise<unknown> }): Promise<void> {
  const answer = await database.query("SELECT current_setting('transaction_read_only') AS read_only");
  // The `pg` pool returns a result object; TypeORM returns rows.
  const rows = Array.isArray(answer) ? answer : ((answer as { rows?: unknown[] } | null)?.rows ?? []);
  if ((rows[0] as { read_only?: string } | undefined)?.read_only !== 'on') return;
  throw Object.assign(new Error('the server does not take writes'), { code: '25006' });
}
