/**
 * Prints a newsroom's questions to the register (`asked.jsonl`) with their correct answers from SQL, one JSON object
 * per line: `node tools/data-server/asked.ts --database <url>`, on a database filled by `server.ts --fill`. `rows` is
 * null if the register cannot answer. A voucher entered twice is one payment.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import pg from 'pg';

interface Line {
  id: string;
  language: string;
  question: string;
  /** Query on the view `payment`; absent if the register cannot answer, with the reason in `unanswerable`. */
  sql?: string;
  unanswerable?: string;
  /** Number of leading rows that the question asks for; among ties, any will do. */
  first?: number;
}

const { values: given } = parseArgs({ options: { database: { type: 'string' } } });
if (given.database === undefined) throw new Error('--database is missing');
const lines = readFileSync(new URL('asked.jsonl', import.meta.url), 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line) as Line);

const client = new pg.Client(given.database);
await client.connect();
await client.query(
  `CREATE TEMP VIEW payment AS
   SELECT DISTINCT ON (voucher) * FROM data_server.payments ORDER BY voucher, seq`,
);
const known = await client.query<{ name: string }>(
  'SELECT payer AS name FROM payment UNION SELECT recipient FROM payment ORDER BY 1',
);
for (const { id, language, question, sql, first } of lines) {
  const names = known.rows.map(({ name }) => name).filter((name) => question.includes(name));
  const rows = sql === undefined ? null : await rowsOf(sql);
  process.stdout.write(`${JSON.stringify({ id, language, question, names, rows, first })}\n`);
}
await client.end();

async function rowsOf(text: string): Promise<string[][]> {
  const { rows } = await client.query<unknown[]>({ text, rowMode: 'array' });
  return rows.map((row) => row.map(String));
}
