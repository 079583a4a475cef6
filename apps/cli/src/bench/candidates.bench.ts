import { performance } from 'node:perf_hooks';
import { DEFAULT_CANDIDATE_THRESHOLDS } from '@corroborate/domain';
import { loadSettings } from '@corroborate/config';
import { openDatabase, type Database } from '@corroborate/db';
import { quantile } from '@corroborate/evaluation';
import { createScratchDatabase } from '../world-run/scratch.database';

export interface CandidatesFigures {
  topics: number;
  candidates: number;
  queries: number;
  firstPageMs: { p50: number; p99: number; max: number };
  deepPageMs: { p50: number; p99: number; max: number };
}

/** Three topics in ten are candidates, as in a busy newsroom; the rest fails one gate or another. */
const FILL = `
INSERT INTO topics (external_id, title, summary, newsworthiness_score, status, verification_status, source_count, investigated)
SELECT 'bench-' || n, 'A topic about thing ' || n, repeat('Words of a summary. ', 5), (n::bigint * 7919) % 101,
  CASE WHEN n % 5 = 0 THEN 'draft' ELSE 'approved' END,
  CASE WHEN n % 7 = 0 THEN 'verified' ELSE 'unverified' END, n % 4, n % 11 = 0
FROM generate_series(1, $1::int) AS n`;

/** How long the candidate query takes over that many topics: the first page, and pages reached by cursor. */
export async function benchCandidates(topics: number, queries: number): Promise<CandidatesFigures> {
  const base = loadSettings(undefined, {}, { LOG_LEVEL: 'error' });
  const scratch = await createScratchDatabase(base, 'bench');
  try {
    const db = await openDatabase({ ...base, DATABASE_URL: scratch.url });
    try {
      await db.migrate();
      await db.dataSource.query(FILL, [topics]);
      await db.dataSource.query('ANALYZE topics');
      return await measure(db, topics, queries);
    } finally {
      await db.close();
    }
  } finally {
    await scratch.drop();
  }
}

async function measure(db: Database, topics: number, queries: number): Promise<CandidatesFigures> {
  const first: number[] = [];
  const deep: number[] = [];
  let cursor: string | null = null;
  for (let n = 0; n < queries; n += 1) {
    first.push(await timed(() => page(db, null)));
    deep.push(
      await timed(async () => {
        cursor = (await page(db, cursor)).nextCursor;
      }),
    );
  }
  const candidates: { count: string }[] = await db.dataSource.query(
    `SELECT count(*) FROM topics WHERE verification_status = 'unverified' AND status = 'approved' AND NOT investigated
       AND source_count < 3 AND newsworthiness_score >= 50`,
  );
  return { topics, candidates: Number(candidates[0]?.count), queries, firstPageMs: spread(first), deepPageMs: spread(deep) };
}

const page = (db: Database, cursor: string | null) => db.topics.candidates({ limit: 20, cursor, thresholds: DEFAULT_CANDIDATE_THRESHOLDS });

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

function spread(values: number[]) {
  const sorted = values.map((value) => Math.round(value * 100) / 100).sort((a, b) => a - b);
  return { p50: quantile(sorted, 0.5), p99: quantile(sorted, 0.99), max: sorted.at(-1) ?? 0 };
}
