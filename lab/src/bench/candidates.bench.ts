import { performance } from 'node:perf_hooks';
import { DEFAULT_CANDIDATE_THRESHOLDS } from '@corroborate/domain';
import { loadSettings } from '@corroborate/config';
import { openDatabase, type Database } from '@corroborate/db';
import { createScratchDatabase } from '@corroborate-app/cli';
import { spread } from './spread';
import { countCandidates } from './topics.seed';

/**
 * Three topics in ten are candidates, as in a busy newsroom; the rest fails one gate or another. Three years of news of
 * 20,000 bodies in 300 towns, the largest of which is in every seventeenth headline.
 */
const FILL = `
INSERT INTO topics (external_id, title, summary, entities, location, event_date, newsworthiness_score, status,
  verification_status, source_count, investigated)
SELECT 'bench-' || n, format('%s %s after %s %s in %s', body,
    (ARRAY['workers strike', 'fire spreads', 'plant closed', 'recalls heaters', 'bridge collapses', 'director resigns',
      'outage drags on', 'opens new hall', 'train derails', 'wins contract', 'tank leaks', 'protest grows'
    ])[1 + n % 12],
    translate(left(md5((n::bigint * 31 % 1499)::text), 7), '0123456789', 'ghijklmnop'),
    translate(left(md5((n::bigint * 17 % 4999)::text), 7), '0123456789', 'ghijklmnop'), town),
  format('%s: officials of %s said on day %s that %s people were affected. ', body, town, n % 365, n % 977)
    || repeat('Words of a summary. ', 3),
  jsonb_build_array(body), town || ', Ohio',
  now() - (n::bigint * 7927 % 1095) * interval '1 day', (n::bigint * 7919) % 101,
  CASE WHEN n % 5 = 0 THEN 'draft' ELSE 'approved' END,
  CASE WHEN n % 7 = 0 THEN 'verified' ELSE 'unverified' END, n % 4, n % 11 = 0
FROM (SELECT n,
    initcap(translate(left(md5((n::bigint * 104729 % 20000)::text), 9), '0123456789', 'ghijklmnop')) ||
    (ARRAY[' Works', ' Foods', ' Mills', ' Council', ' Railway', ' Bank'])[1 + n::bigint * 104729 % 20000 % 6] AS body,
    format('Town%s', floor(300 * power((n::bigint * 15485863 % 999983) / 999983.0, 2))) AS town
  FROM generate_series(1, $1::int) AS n) AS made`;

/** How long the candidate query takes over that many topics: the first page, and pages reached by cursor. */
export async function benchCandidates({ topics, queries }: { topics: number; queries: number }) {
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

async function measure(db: Database, topics: number, queries: number) {
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
  return {
    topics,
    candidates: await countCandidates(db),
    queries,
    firstPageMs: spread(first),
    deepPageMs: spread(deep),
  };
}

const page = (db: Database, cursor: string | null) =>
  db.topics.candidates({ limit: 20, cursor, thresholds: DEFAULT_CANDIDATE_THRESHOLDS });

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
