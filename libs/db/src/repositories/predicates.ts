import { oneOf } from '../columns';
import { ACTIVE_STATUSES } from '../entities';

/** SQL conditions that must read the same as the predicates of the partial indexes. The words are ours, never input. */
export const ACTIVE_SQL = (alias: string): string =>
  oneOf('status', ACTIVE_STATUSES).replace('"status"', `${alias}.status`);

export const CANDIDATE_SQL = (alias: string): string =>
  `${alias}.verification_status = 'unverified' AND ${alias}.status = 'approved' AND NOT ${alias}.investigated`;

/** The words of title and entities of a topic, as they stand there; `alias` with its dot, or nothing. */
export const NAMES_SQL = (alias: string): string =>
  `to_tsvector('simple', ${alias}title) || jsonb_to_tsvector('simple', ${alias}entities, '["string"]')`;

/** The order in which review items are looked at. */
export const REVIEW_RANK_SQL = (alias: string): string =>
  `(CASE ${alias}.priority WHEN 'high' THEN 0 WHEN 'normal' THEN 1 ELSE 2 END)`;
export const REVIEW_SETTLED_SQL = (alias: string): string => `COALESCE(${alias}.decided_at, ${alias}.created_at)`;

/** When a call was made, in words that the index of addresses that are not cut yet alone has. */
export const CALLED_AT_SQL = "at AT TIME ZONE 'UTC'";

/** A moment as JSON has it: ISO 8601 in UTC. */
export const ISO_SQL = (moment: string): string =>
  `to_char(${moment} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
