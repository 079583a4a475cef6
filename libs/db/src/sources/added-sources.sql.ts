import { legalHoldSql } from '../sql/predicates';

/**
 * Serializes writers so that the limits hold. `FOR NO KEY UPDATE` still lets other transactions insert rows that
 * reference the case.
 */
export const LOCK_INVESTIGATION = 'SELECT status FROM investigations WHERE id = $1 FOR NO KEY UPDATE';
export const SELECT_EXISTING = 'SELECT id, content_hash, bytes FROM added_sources WHERE investigation_id = $1';
export const INSERT_ADDED = `INSERT INTO added_sources (investigation_id, kind, moment, address, title, said_by,
    content, bytes, content_hash, added_by)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
  ON CONFLICT (investigation_id, content_hash) DO NOTHING RETURNING id`;

export const SELECT_ADDED = {
  name: 'added_sources.of',
  text: `SELECT a.id, a.investigation_id, a.kind, a.moment, a.address, a.title, a.said_by AS "from", a.content_hash,
      a.added_by, a.added_at, r.source_id, r.stars, coalesce(r.quotes, '[]') AS quotes,
      coalesce(o.reason, r.reason) AS reason, r.read_at,
      o.round, coalesce(o.recomputed, false) AS recomputed, o.difference, o.at AS weighed_at,
      CASE WHEN coalesce(o.reason, r.reason) IS NOT NULL THEN 'unread' WHEN o.at IS NOT NULL THEN 'weighed'
        WHEN r.read_at IS NOT NULL THEN 'read' ELSE 'waiting' END AS state
    FROM added_sources a LEFT JOIN added_readings r ON r.added_id = a.id LEFT JOIN added_outcomes o ON o.added_id = a.id
    WHERE a.investigation_id = $1 ORDER BY a.id`,
};

export const SELECT_PENDING = {
  name: 'added_sources.pending',
  text: `SELECT a.id, a.kind, a.moment, a.address, a.title, a.said_by AS "from", a.content_hash, a.content,
      a.added_by, r.page
    FROM added_sources a LEFT JOIN added_readings r ON r.added_id = a.id
    WHERE a.investigation_id = $1 AND NOT EXISTS (SELECT 1 FROM added_outcomes o WHERE o.added_id = a.id)
    ORDER BY a.id`,
};

export const SAVE_READING = {
  name: 'added_sources.read',
  text: `WITH kept AS (INSERT INTO added_readings (added_id, source_id, page, stars, quotes, reason)
      VALUES ($1, $2, $3::jsonb, $4, $5::jsonb, $6::jsonb) ON CONFLICT (added_id) DO NOTHING RETURNING added_id)
    UPDATE added_sources SET content = NULL WHERE id IN (SELECT added_id FROM kept) AND content IS NOT NULL
      AND NOT ${legalHoldSql('added_sources.investigation_id')}`,
};

/** Excludes running cases: their own rounds read the added sources. */
export const SELECT_DUE = {
  name: 'added_sources.due',
  text: `SELECT DISTINCT i.id FROM added_sources a JOIN investigations i ON i.id = a.investigation_id
    WHERE NOT EXISTS (SELECT 1 FROM added_outcomes o WHERE o.added_id = a.id)
      AND (i.status = 'completed' OR i.status = 'awaiting-approval'
        AND NOT EXISTS (SELECT 1 FROM added_readings r WHERE r.added_id = a.id))
      AND NOT EXISTS (SELECT 1 FROM added_claims c WHERE c.investigation_id = i.id AND c.until > clock_timestamp())
    ORDER BY i.id LIMIT $1`,
};

export const CLAIM_CASE = {
  name: 'added_sources.claim',
  text: `INSERT INTO added_claims AS c (investigation_id, tries, until)
    VALUES ($1, 1, clock_timestamp() + $2::int * interval '1 millisecond')
    ON CONFLICT (investigation_id) DO UPDATE SET tries = c.tries + 1, until = excluded.until
      WHERE c.until <= clock_timestamp() RETURNING tries`,
};
export const RELEASE_CASE = {
  name: 'added_sources.release',
  text: 'DELETE FROM added_claims WHERE investigation_id = $1',
};
