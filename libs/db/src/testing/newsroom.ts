import type { Database } from '../database';

/** Ended investigations, each with its own topic, ten events and ten calls; five in six await review. */
export const NEWSROOM = { investigations: 24_000, open: 20_000, perInvestigation: 10 } as const;

const { investigations, open, perInvestigation } = NEWSROOM;
const TABLES = [
  'topics',
  'topic_keys',
  'investigations',
  'investigation_events',
  'upstream_calls',
  'stage_results',
  'review_items',
  'webhook_deliveries',
  'audit_log',
];
const ENDED_STATUSES = `now() - interval '2 hours' - (${investigations} - n) * interval '6 minutes'`;

const ROWS = [
  `INSERT INTO topics (external_id, title, newsworthiness_score, status, verification_status)
    SELECT 'room-' || n, 'Matter ' || n, 60, 'approved', 'unverified' FROM generate_series(1, ${investigations}) AS n`,
  // Some topics share each key; how many, the planner cannot know.
  `INSERT INTO topic_keys (topic_id, event_keys, series_keys)
    SELECT id, ARRAY[id % 5000, 7000 + id % 11]::int[], ARRAY[id % 3000]::int[] FROM topics`,
  `INSERT INTO investigations (topic_id, mode, status, budget_usd, verification_level_before, requires_human_review,
    queued_at, started_at, finished_at)
    SELECT t.id, CASE WHEN n % 20 = 0 THEN 'exhaustive' ELSE 'quick' END, CASE WHEN n % 50 = 0 THEN 'failed'
      ELSE 'completed' END, 1, 'unverified', n % 9 = 0,
      ${ENDED_STATUSES} - interval '1 minute', ${ENDED_STATUSES} - interval '50 seconds', ${ENDED_STATUSES}
    FROM (SELECT id, row_number() OVER (ORDER BY id) AS n FROM topics WHERE external_id LIKE 'room-%') AS t ORDER BY n`,
  'ALTER TABLE investigation_events DISABLE TRIGGER USER',
  `INSERT INTO investigation_events (investigation_id, at, type)
    SELECT id, finished_at, 'source.read' FROM investigations, generate_series(1, ${perInvestigation}) ORDER BY id`,
  'ALTER TABLE investigation_events ENABLE TRIGGER USER',
  `INSERT INTO upstream_calls (investigation_id, stage, provider, method, url, outcome, cached, attempts, latency_ms,
    bytes, cost_usd, at)
    SELECT id, 'search', (ARRAY['reddit', 'bing', 'x'])[1 + k % 3], 'GET', CASE
      WHEN k > 1 THEN 'https://a.example/***' ELSE 'https://a.example/page' END,
      CASE WHEN k = 1 THEN 'failed' ELSE 'found' END, k = 2, 1, id * 7 % 3000 + k, 10, 0.001, finished_at
    FROM investigations, generate_series(1, ${perInvestigation}) AS k ORDER BY id`,
  `INSERT INTO stage_results (investigation_id, round, stage, state, data, finished_at)
    SELECT id, 1, 'social', 'done', '{"sources": [], "retention": {"pseudonymisedAt": "2026-01-01T00:00:00Z"}}',
      finished_at FROM investigations`,
  `INSERT INTO review_items (investigation_id, topic_id, reasons, state, priority, recommended_level, created_at,
    decided_at)
    SELECT id, topic_id, jsonb_build_array(jsonb_build_object('reason', CASE WHEN n % 400 = 0 THEN 'steering-attempt'
      WHEN n % 3 = 0 THEN 'low-tier-only' ELSE 'uncorroborated' END, 'detail', 'd' || n))
        || CASE WHEN n % 10 = 0 THEN '[{"reason": "partial-run", "detail": "x"}]'::jsonb ELSE '[]' END,
      CASE WHEN n <= ${open} THEN 'open' WHEN n % 2 = 0 THEN 'decided'
        ELSE 'superseded' END, (ARRAY['normal', 'high', 'low', 'normal'])[1 + n % 4], 'verified', finished_at,
      CASE WHEN n > ${open} AND n % 2 = 0 THEN now() - n * 7919 % 1000 * interval '1 hour' END
    FROM (SELECT *, row_number() OVER (ORDER BY id) AS n FROM investigations) AS i ORDER BY n`,
  `INSERT INTO webhook_endpoints (url, events, tag, secret) VALUES ('https://hook.example', '["completed"]', 't', 's')`,
  `INSERT INTO webhook_deliveries (endpoint_id, type, state, created_at)
    SELECT e.id, 'completed', 'delivered', finished_at FROM investigations, webhook_endpoints AS e`,
  `INSERT INTO audit_log (actor, via, action, subject, outcome) SELECT CASE WHEN n % 1000 = 0 THEN 'ann'
    ELSE 'pipeline' END, 'key', 'POST /x', '/x', 'done' FROM generate_series(1, ${investigations}) AS n`,
];

/** Fills an empty database like that of a large newsroom: small enough for a test, large enough for realistic plans. */
export async function fillNewsroom({ dataSource }: Database): Promise<void> {
  for (const statement of ROWS) await dataSource.query(statement);
  for (const table of TABLES) await dataSource.query(`VACUUM ANALYZE ${table}`);
}
