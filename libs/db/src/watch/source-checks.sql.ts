/** Maximum sources per case that are checked again; counted sources come before disputing ones. */
const MAX_SOURCES_PER_CASE = 40;

/**
 * Schedules checks for some decided cases: of counted and disputing sources that were read at their original URL.
 * Existing checks are kept.
 */
export const SCHEDULE_CHECKS = {
  name: 'looks.plan',
  text: `WITH cases AS (
      SELECT investigation_id, since FROM watched_cases WHERE NOT planned
      ORDER BY investigation_id LIMIT 50 FOR UPDATE SKIP LOCKED),
    watched AS (
      SELECT c.investigation_id, c.since, s.id AS source_id,
        row_number() OVER (PARTITION BY c.investigation_id ORDER BY u.counts DESC NULLS LAST, u.tier, s.id) AS place
      FROM cases c JOIN investigation_sources u ON u.investigation_id = c.investigation_id
      JOIN sources s ON s.id = u.source_id
      WHERE (u.counts OR u.stance = 'disputes') AND NOT u.is_topic_page AND s.verdict IN ('complete', 'partial')
        AND s.article ->> 'via' = 'live' AND s.site <> 'handed-in.invalid'
        AND s.article ->> 'finalUrl' LIKE 'http%'),
    planned AS (
      INSERT INTO source_looks (investigation_id, source_id, step, due_at)
      SELECT w.investigation_id, w.source_id, offsets.step - 1,
        w.since + offsets.ms * interval '1 millisecond'
      FROM watched w, unnest($1::bigint[]) WITH ORDINALITY AS offsets (ms, step)
      WHERE w.place <= ${MAX_SOURCES_PER_CASE}
      ON CONFLICT (investigation_id, source_id, step) DO NOTHING)
    UPDATE watched_cases w SET planned = true FROM cases c WHERE w.investigation_id = c.investigation_id
    RETURNING w.investigation_id`,
};

/** If several checks of one source are due, only the latest is claimed. */
export const CLAIM_CHECKS = {
  name: 'looks.take',
  text: `WITH free AS MATERIALIZED (
      SELECT l.id FROM source_looks l
      WHERE l.state = 'due' AND l.due_at <= $1::timestamptz
        AND (l.claimed_until IS NULL OR l.claimed_until <= $1::timestamptz)
        AND NOT EXISTS (SELECT 1 FROM source_looks o WHERE o.investigation_id = l.investigation_id
          AND o.source_id = l.source_id AND o.step > l.step AND o.state = 'due' AND o.due_at <= $1::timestamptz)
      ORDER BY l.due_at, l.id LIMIT $2 FOR UPDATE SKIP LOCKED),
    taken AS (
      UPDATE source_looks l SET tries = l.tries + 1, claimed_until = $1::timestamptz + $3 * interval '1 millisecond'
      FROM free WHERE l.id = free.id RETURNING l.*)
    SELECT t.id, t.investigation_id, t.source_id, t.step, t.tries, s.site,
      EXISTS (SELECT 1 FROM investigations n WHERE n.topic_id = i.topic_id AND n.id > i.id
        AND n.status = 'completed') AS overtaken,
      (SELECT coalesce(jsonb_agg(p), '[]') FROM (
        SELECT u.passage AS p FROM investigation_sources u
        WHERE u.investigation_id = t.investigation_id AND u.source_id = t.source_id AND u.passage IS NOT NULL
        UNION SELECT e.passage FROM claims c JOIN claim_evidence e ON e.claim_id = c.id
        WHERE c.investigation_id = t.investigation_id AND e.source_id = t.source_id AND e.passage IS NOT NULL
          AND e.stance IN ('supports', 'disputes')) passages) AS passages,
      CASE WHEN before.id IS NOT NULL THEN jsonb_build_object('change', before.change, 'reasons', before.reasons,
        'differences', before.differences, 'etag', before.etag, 'lastModified', before.last_modified) END AS before
    FROM taken t JOIN sources s ON s.id = t.source_id JOIN investigations i ON i.id = t.investigation_id
    LEFT JOIN LATERAL (SELECT * FROM source_looks b WHERE b.investigation_id = t.investigation_id
      AND b.source_id = t.source_id AND b.state = 'done' AND b.change IS NOT NULL
      ORDER BY b.step DESC LIMIT 1) before ON true
    ORDER BY t.due_at, t.id`,
};

export const SAVE_CHECK = `UPDATE source_looks
  SET state = $3, looked_at = $4, change = $5, fresh = $6, reasons = $7::jsonb,
    differences = $8::jsonb, http_status = $9, final_url = $10, etag = $11, last_modified = $12, claimed_until = NULL
  WHERE id = $1 AND tries = $2 AND state = 'due' RETURNING id`;
/** Drops missed earlier checks, because they would add nothing to this one. */
export const SKIP_EARLIER = `UPDATE source_looks SET state = 'dropped', claimed_until = NULL
  WHERE investigation_id = $1 AND source_id = $2 AND step < $3 AND state = 'due'`;
export const POSTPONE_CHECK = {
  name: 'looks.postpone',
  text: `UPDATE source_looks SET due_at = $3, claimed_until = NULL
    WHERE id = $1 AND tries = $2 AND state = 'due' RETURNING id`,
};
/** Counts the same change to a page once, however many cases watch the page. */
const countChangesSql = (change: string) =>
  `count(DISTINCT s.canonical_url) FILTER (WHERE l.fresh AND l.change = '${change}')::int`;
const SELECT_OUTLET_HISTORY = `SELECT s.site, count(DISTINCT s.canonical_url)::int AS pages, count(*)::int AS looks,
    ${countChangesSql('corrected')} AS corrected, ${countChangesSql('retracted')} AS retracted,
    ${countChangesSql('silently-edited')} AS silently_edited,
  ${countChangesSql('gone')} AS gone, ${countChangesSql('redirected')} AS redirected,
    max(l.looked_at) FILTER (WHERE l.fresh) AS last_change_at
  FROM source_looks l JOIN sources s ON s.id = l.source_id WHERE l.state = 'done'`;
/** Most changes first. */
export const SELECT_OUTLETS = {
  name: 'looks.outlets',
  text: `SELECT * FROM (${SELECT_OUTLET_HISTORY} GROUP BY s.site) m
    ORDER BY corrected + retracted + silently_edited + gone + redirected DESC, pages DESC, site LIMIT $1`,
};
export const SELECT_OUTLET = { name: 'looks.outlet', text: `${SELECT_OUTLET_HISTORY} AND s.site = $1 GROUP BY s.site` };
export const SELECT_OUTLET_CHANGES = {
  name: 'looks.outlet-changes',
  text: `SELECT l.id AS look_id, l.investigation_id, i.topic_id, t.title AS topic_title, l.source_id,
      s.article ->> 'url' AS url, s.article ->> 'title' AS title, l.change, l.reasons, l.differences, l.looked_at AS at
    FROM source_looks l JOIN sources s ON s.id = l.source_id JOIN investigations i ON i.id = l.investigation_id
    JOIN topics t ON t.id = i.topic_id
    WHERE l.fresh AND s.site = $1 ORDER BY l.looked_at DESC, l.id DESC LIMIT $2`,
};

export const COUNT_CHECKS = {
  name: 'looks.count',
  text: 'SELECT count(*) AS count FROM source_looks WHERE looked_at > $1::timestamptz',
};
