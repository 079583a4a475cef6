interface Asked {
  query(text: string): Promise<unknown>;
}

/**
 * Checks in one round trip that the server accepts writes: a standby answers reads, too.
 * A full disk does not show here, see `StorageFaults`.
 * @throws Error with SQLSTATE 25006.
 */
export async function assertWritable(database: Asked): Promise<void> {
  const answer = await database.query("SELECT current_setting('transaction_read_only') AS read_only");
  // The pool of pg gives a result, TypeORM its rows.
  const rows = Array.isArray(answer) ? answer : ((answer as { rows?: unknown[] } | null)?.rows ?? []);
  if ((rows[0] as { read_only?: string } | undefined)?.read_only !== 'on') return;
  throw Object.assign(new Error('the server does not take writes'), { code: '25006' });
}
