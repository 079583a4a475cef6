import { checkOneOf } from './columns';
import { ACTIVE_STATUSES } from '../investigations/investigation.entity';

/**
 * SQL conditions that must match the predicates of the partial indexes exactly. The values are constants, never input.
 */
export const ACTIVE_SQL = (alias: string): string =>
  checkOneOf('status', ACTIVE_STATUSES).replace('"status"', `${alias}.status`);

export const CANDIDATE_SQL = (alias: string): string =>
  `${alias}.verification_status = 'unverified' AND ${alias}.status = 'approved' AND NOT ${alias}.investigated`;

/** Unstemmed tsvector of a topic's title and entities. `alias`: table alias with a trailing dot, or empty. */
export const NAMES_SQL = (alias: string): string =>
  `to_tsvector('simple', ${alias}title) || jsonb_to_tsvector('simple', ${alias}entities, '["string"]')`;

/** Rank by which open review items are worked through. */
export const REVIEW_RANK_SQL = (alias: string): string =>
  `(CASE ${alias}.priority WHEN 'high' THEN 0 WHEN 'normal' THEN 1 ELSE 2 END)`;
export const REVIEW_SETTLED_SQL = (alias: string): string => `COALESCE(${alias}.decided_at, ${alias}.created_at)`;

/** Time of the call, written exactly as in `IDX_upstream_calls_uncut`, so that the planner uses that index. */
export const CALLED_AT_SQL = "at AT TIME ZONE 'UTC'";

/** A time as in JSON: ISO 8601 in UTC. */
export const ISO_SQL = (moment: string): string =>
  `to_char(${moment} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/**
 * Whether the case is on legal hold, so that none of its data may be deleted. `id`: SQL expression for the case ID,
 * never input.
 */
export const legalHoldSql = (id: string): string =>
  `EXISTS (SELECT 1 FROM legal_holds hold WHERE hold.investigation_id = ${id} AND hold.released_at IS NULL)`;
