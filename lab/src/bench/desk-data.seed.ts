import type { Database } from '@corroborate/db';
import { bulk } from './bulk.load';
import { seedTopics } from './topics.seed';

export interface DeskDataSizes {
  /** Ended investigations, each of a topic of its own. */
  investigations: number;
  /** Over so many days up to now. */
  days: number;
  /** Progress events of all of them. */
  events: number;
  /** Calls to the outside of each. */
  calls: number;
  /** Review items that wait. */
  open: number;
}

const AUDIT_ROWS = 300_000;

/** Hexadecimal digits that do not compress, 32 to each. */
const noise = (of: string, times: number) =>
  `(SELECT string_agg(md5(${of}::text || k), '') FROM generate_series(1, ${times}) AS k)`;
/** Of $1 investigations over $2 days, the moment at which number n ended. */
const ENDED = "now() - interval '2 minutes' - ($1::int - n) * ($2::double precision / $1::int) * interval '1 day'";
const share = (salt: number) => `(n::bigint * ${salt} % 1000)`;

/**
 * Results of the last thousand are as large as real ones; those of the rest are shorter, or the bench would fill disks
 * with noise.
 */
const INVESTIGATIONS = `
INSERT INTO investigations (topic_id, mode, priority, status, round, requested_by, budget_usd, spent_usd,
  sources_found, confidence_level, verification_level_before, verification_level_after, recommended_level,
  requires_human_review, successful, partial, decision, plan, result, queued_at, started_at, finished_at)
SELECT n, CASE WHEN mode < 700 THEN 'detailed' WHEN mode < 930 THEN 'quick' ELSE 'exhaustive' END,
  CASE WHEN n % 11 = 0 THEN 'high' ELSE 'normal' END, status, 1 + n % 3,
  CASE WHEN n % 4 = 0 THEN 'Ann Editor' ELSE 'pipeline' END, 0.5,
  CASE WHEN mode < 930 THEN mode % 100 / 1000.0 ELSE 0.1 + mode % 300 / 1000.0 END, n * 31 % 9, n * 17 % 101,
  'unverified',
  CASE WHEN status <> 'completed' THEN NULL WHEN level < 300 THEN 'verified' WHEN level < 340 THEN 'certified'
    ELSE 'unverified' END,
  CASE WHEN status = 'completed' THEN 'verified' END, status = 'completed' AND n % 10 IN (0, 3, 5, 7),
  CASE WHEN status = 'completed' THEN level < 600 END, n % 6 = 0,
  jsonb_build_object('reasons', left(noise, 600)), jsonb_build_object('queries', left(noise, 400)),
  jsonb_build_object('summary', noise, 'sources', CASE WHEN n > $1::int - 1000 THEN ${noise('n', 1_200)} END),
  ended - interval '9 seconds' - seconds * interval '1 second', ended - seconds * interval '1 second', ended
FROM (SELECT n, ${share(7919)} AS mode, ${share(104729)} AS level,
    4 + power(${share(15485863)} / 1000.0, 6) * 400 AS seconds, ${ENDED} AS ended, ${noise('n', 60)} AS noise,
    CASE WHEN ${share(611953)} < 30 THEN 'failed' WHEN ${share(611953)} < 50 THEN 'cancelled' ELSE 'completed'
      END AS status
  FROM generate_series(1, $1::int) AS n) AS made ORDER BY n`;

/**
 * Four in ten of what is completed went to people; $2 of them wait still, one in $1 / $2, the oldest since the
 * beginning.
 */
const REVIEWS = `
INSERT INTO review_items (investigation_id, topic_id, reasons, state, priority, recommended_level, created_at,
  decided_at, in_queue)
SELECT id, topic_id, reasons, state,
  CASE WHEN ${share(7919)} < 100 THEN 'high' WHEN ${share(7919)} < 850 THEN 'normal' ELSE 'low' END,
  'verified', finished_at,
  CASE WHEN state = 'decided' THEN finished_at + ${share(31)} * interval '2 minutes' END, state = 'open'
FROM (SELECT i.id, i.id AS n, topic_id, finished_at,
    CASE WHEN i.id % ($1::int / $2::int) = 0 THEN 'open' WHEN i.id % 10 = 5 THEN 'superseded' ELSE 'decided'
      END AS state,
    (SELECT jsonb_agg(jsonb_build_object(
      'reason', reason, 'detail', 'What was found in ' || i.id || ' sources of the topic.'))
      FROM (VALUES
        ('uncorroborated', i.id % 3 = 0), ('low-tier-only', i.id % 3 = 1), ('credible-contradiction', i.id % 3 = 2),
        ('serious-allegation', i.id % 8 = 0 AND i.id % 3 > 0), ('partial-run', i.id % 6 = 0),
        ('steering-attempt', i.id * 7919 % 997 = 0), ('evidence-corrected', i.id * 7919 % 1999 = 0)
      ) AS one(reason, holds) WHERE holds) AS reasons
  FROM investigations i
  WHERE i.id % ($1::int / $2::int) = 0 OR i.status = 'completed' AND i.id % 10 IN (3, 5, 7)) AS made ORDER BY id`;

const DECISIONS = `
INSERT INTO review_decisions (review_item_id, investigation_id, topic_id, decided_by, action, level_before,
  level_after, at)
SELECT id, investigation_id, topic_id, 'Ann Editor', CASE WHEN n < 700 THEN 'approve' WHEN n < 800 THEN 'set-level'
  WHEN n < 950 THEN 'reject' ELSE 'another-round' END,
  'unverified', CASE WHEN n < 700 THEN 'verified' ELSE 'unverified' END, decided_at
FROM (SELECT *, investigation_id * 15485863 % 1000 AS n FROM review_items WHERE state = 'decided') AS item ORDER BY id`;

const FALSE_ONES = `
INSERT INTO review_decisions (investigation_id, topic_id, decided_by, action, level_before, level_after, note, at)
SELECT id, topic_id, 'Ann Editor', 'mark-false', verification_level_after, 'unverified', 'It was denied.',
  finished_at + interval '1 day'
FROM investigations WHERE verification_level_after IN ('verified', 'certified') AND id % 250 = 7`;

/** 1 to $1 for one investigation after the other, as they come about. */
const each = 'LATERAL generate_series(1, $1::int + 0 * (i.id % 2)::int)';

const EVENTS = `
INSERT INTO investigation_events (investigation_id, at, type, data)
SELECT i.id, i.queued_at + k * (i.finished_at - i.queued_at) / $1::int,
  CASE WHEN k = $1::int THEN 'investigation.completed' ELSE
    (ARRAY['stage.started', 'source.found', 'source.read', 'claim.weighed', 'stage.finished'])[1 + k % 5] END,
  jsonb_build_object('stage', 'search', 'round', 1, 'note', md5(i.id::text || k))
FROM (SELECT id, queued_at, finished_at FROM investigations ORDER BY id) AS i, ${each} AS k`;

const PROVIDERS =
  'google reddit x bluesky mastodon bing brave duckduckgo gdelt wikipedia archive page robots serper tavily ' +
  'mojeek marginalia googlenews factcheck gleif rdap';
const CALLS = `
WITH names AS MATERIALIZED (SELECT string_to_array($2::text, ' ') AS list)
INSERT INTO upstream_calls (investigation_id, stage, provider, method, url, outcome, status, cached, attempts,
  latency_ms, bytes, cost_usd, at)
SELECT id, 'search', provider, 'GET', 'https://' || provider || '.example/' ||
    CASE WHEN provider IN ('reddit', 'x', 'bluesky', 'mastodon') AND started_at < now() - interval '30 days' THEN '***'
      ELSE md5(n::text) END,
  CASE WHEN n % 1000 < 600 THEN 'found' WHEN n % 1000 < 850 THEN 'nothing-found' WHEN n % 1000 < 900 THEN 'blocked'
    WHEN n % 1000 < 950 THEN 'limited' ELSE 'failed' END,
  200, n % 10 < 3, 1, 20 + power((n * 31 % 100003) / 100003.0, 3) * 4000, n % 50000,
  CASE WHEN n % 40 = 0 THEN 0.001 ELSE 0 END, started_at + k * interval '100 milliseconds'
FROM (SELECT i.id, i.started_at, k, (i.id * $1::int + k) * 7919 AS n,
  list[1 + floor(power((i.id * 104729 + k * 7919) % 1000 / 1000.0, 1.7) * array_length(list, 1))::int] AS provider
  FROM names,
    (SELECT id, started_at FROM investigations WHERE finished_at > now() - interval '365 days 12 hours' ORDER BY id)
    AS i, ${each} AS k) AS made`;

/** What was collected of networks; after thirty days under pseudonyms, save that of one day, which is due. */
const POSTS = `
INSERT INTO stage_results (investigation_id, round, stage, state, data, finished_at)
SELECT id, 1, 'social', 'done', jsonb_build_object(
    'sources', '[]'::jsonb, 'coverage', '[]'::jsonb, 'coordination', '{"clusters": []}'::jsonb,
    'independentAccounts', 0, 'credibility', 0,
    'timeline', '{"moments": [], "handOver": [], "growth": []}'::jsonb, 'reaction', NULL,
    'engagement', jsonb_build_object('reason', ${noise('id', 40)}),
    'retention', CASE WHEN finished_at < now() - interval '31 days'
      THEN jsonb_build_object('pseudonymisedAt', finished_at + interval '30 days') ELSE '{}' END), finished_at
FROM investigations ORDER BY id`;

const ENDPOINT = `INSERT INTO webhook_endpoints (url, events, tag, secret)
  VALUES ('https://desk.example/hook', '["review.requested"]', 'bench', 'whsec_bench')`;
/** Of a month; the last few hundred wait, and some failed. */
const DELIVERIES = `
INSERT INTO webhook_deliveries (endpoint_id, event_id, type, state, attempts, created_at, last_attempt_at)
SELECT 1, e.id, e.type,
  CASE WHEN e.at > now() - interval '2 hours' THEN 'pending' WHEN e.investigation_id % 250 = 0 THEN 'failed'
    ELSE 'delivered' END, 1, e.at, e.at
FROM investigations i JOIN investigation_events e ON e.investigation_id = i.id
WHERE i.finished_at > now() - interval '30 days' AND e.type IN ('investigation.completed', 'stage.finished')`;

const AUDIT = `
INSERT INTO audit_log (at, actor, via, action, subject, outcome, status)
SELECT now() - ($1::int - n) * interval '2 minutes',
  CASE WHEN n % 10 = 0 THEN 'Bea Reviewer' WHEN n % 1000 = 7 THEN 'Cy Admin' ELSE 'pipeline' END,
  'key', 'POST /api/investigations', '/api/investigations', 'done', 202
FROM generate_series(1, $1::int) AS n`;

/** Fills an empty database as a newsroom leaves it after a year and more; the same rows every time. */
export async function seedDeskData(db: Database, sizes: DeskDataSizes): Promise<void> {
  const { investigations, days, events, calls, open } = sizes;
  await seedTopics(db, investigations);
  const run = (sql: string, values: unknown[] = []) => db.dataSource.query<unknown>(sql, values);
  await bulk(db, 'investigations', () => run(INVESTIGATIONS, [investigations, days]));
  await bulk(db, 'review_items', () => run(REVIEWS, [investigations, open]));
  await bulk(db, 'review_decisions', async () => [await run(DECISIONS), await run(FALSE_ONES)]);
  await bulk(db, 'investigation_events', () => run(EVENTS, [Math.max(1, Math.round(events / investigations))]));
  await bulk(db, 'upstream_calls', () => run(CALLS, [calls, PROVIDERS]));
  await bulk(db, 'stage_results', () => run(POSTS));
  await run(ENDPOINT);
  await bulk(db, 'webhook_deliveries', () => run(DELIVERIES));
  await bulk(db, 'audit_log', () => run(AUDIT, [AUDIT_ROWS]));
  // As a worker does once a day.
  await db.metrics.tally(new Date());
  await run('VACUUM ANALYZE');
  await run('CHECKPOINT');
}
