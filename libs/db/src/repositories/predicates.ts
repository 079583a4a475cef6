import { oneOf } from '../columns';
import { ACTIVE_STATUSES } from '../entities';

/** SQL conditions that must read the same as the predicates of the partial indexes. The words are ours, never input. */
export const ACTIVE_SQL = (alias: string): string => oneOf('status', ACTIVE_STATUSES).replace('"status"', `${alias}.status`);

export const CANDIDATE_SQL = (alias: string): string =>
  `${alias}.verification_status = 'unverified' AND ${alias}.status = 'approved' AND NOT ${alias}.investigated`;

/** The words of title and entities of a topic, as they stand there; `alias` with its dot, or nothing. */
export const NAMES_SQL = (alias: string): string => `to_tsvector('simple', ${alias}title) || jsonb_to_tsvector('simple', ${alias}entities, '["string"]')`;
