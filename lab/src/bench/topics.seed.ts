import type { Database } from '@corroborate/db';

/** Words as in headlines: a few are in every tenth title, most are rare. */
const NOUNS = `strike vote budget bridge court school hospital union council mayor factory harbor airport river
  storm flood fire trial election tax housing police minister bank railway teacher farm forest museum festival market
  energy water pipeline prison border refugee vaccine climate satellite orchestra stadium library parliament embassy
  treaty tariff subsidy audit merger patent lawsuit protest curfew ferry tunnel dam quarry refinery warehouse shipyard
  observatory monastery lighthouse vineyard aquarium`;
const VERBS = `closes opens wins loses approves rejects delays expands cuts raises bans blocks backs denies admits plans
  ends halts joins leaves sells buys sues reviews inspects evacuates restores renames doubles suspends`;
const CATEGORIES = 'politics economy crime health science sport culture weather labor education transport environment';
const SYLLABLES = 'ka lo mi ren tar ves ul dor an bel cor fi gra hol im jas kel lun mor nev ost pra quin ros';

const listOf = (words: string) =>
  `ARRAY[${words
    .trim()
    .split(/\s+/)
    .map((word) => `'${word}'`)
    .join(', ')}]`;
/** Picks one of the words, earlier ones more often than later ones. */
const pick = (list: string) => `${list}[1 + floor(power(random(), 2) * array_length(${list}, 1))::int]`;
const name = (list: string) => `initcap(${pick(list)} || ${pick(list)} || ${pick(list)})`;

/**
 * Three in ten topics are candidates, as in a busy newsroom; the others fail various gates. The article is included, so
 * that rows are as wide as real ones.
 */
const FILL = `
WITH words AS MATERIALIZED (SELECT ${listOf(NOUNS)} AS nouns, ${listOf(VERBS)} AS verbs,
  ${listOf(CATEGORIES)} AS categories, ${listOf(SYLLABLES)} AS syllables)
INSERT INTO topics (external_id, title, summary, article_text, url, category, location, discovery_date, entities,
  newsworthiness_score, status, verification_status, source_count, investigated)
SELECT 'bench-' || n,
  ${name('syllables')} || ' ' || ${pick('nouns')} || ' ' || ${pick('verbs')} || ' ' || ${pick('nouns')} || ' in '
    || ${name('syllables')},
  repeat('Words of a summary. ', 10), repeat(md5(n::text) || ' said on Tuesday that the matter is open. ', 12),
  'https://wire.example/' || n, CASE WHEN n % 9 > 0 THEN ${pick('categories')} END, ${name('syllables')},
    now() - make_interval(secs => ($1::int - n)),
  jsonb_build_array(${name('syllables')}, ${name('syllables')}), (n::bigint * 7919) % 101,
  CASE WHEN n % 5 = 0 THEN 'draft' ELSE 'approved' END,
  CASE WHEN n % 7 = 0 THEN 'verified' ELSE 'unverified' END, n % 4, n % 11 = 0
FROM generate_series(1, $1::int) AS n, words`;

/** Fills an empty table; always with the same topics. */
export async function seedTopics(db: Database, topics: number): Promise<void> {
  await db.dataSource.transaction(async (manager) => {
    await manager.query('SELECT setseed(0.5)');
    await manager.query(FILL, [topics]);
  });
  // The server would do this itself after a while.
  await db.dataSource.query('VACUUM ANALYZE topics');
  // Otherwise the new rows would be written to disk during the measurement; in a database in use, this would have
  // happened long ago.
  await db.dataSource.query('CHECKPOINT');
}

export const CANDIDATE = `verification_status = 'unverified' AND status = 'approved' AND NOT investigated
  AND source_count < 3 AND newsworthiness_score >= 50`;

export async function countCandidates(db: Database): Promise<number> {
  const rows: { count: string }[] = await db.dataSource.query(
    `SELECT count(*) AS count FROM topics WHERE ${CANDIDATE}`,
  );
  return Number(rows[0]?.count);
}
