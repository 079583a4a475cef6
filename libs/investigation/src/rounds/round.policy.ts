import type { ActiveStage } from '../stages/stage.types';

const EVERY_ROUND: readonly ActiveStage[] = ['search', 'read', 'assess', 'origin', 'cross-reference', 'decide'];

/** Pages that people added are read and weighed; the web is asked nothing else. */
export const ADDED_ROUND: ActiveStage[] = ['read', 'assess', 'origin', 'cross-reference', 'decide'];

/**
 * The stages of a round. Networks, records and background are asked once, beside the first search: none depends on what
 * a round found, so later rounds do without them. Whether quick mode needs registers and background is for the stages
 * to say, by the claims.
 */
export const stagesOf = (round: number): ActiveStage[] =>
  round > 1 ? [...EVERY_ROUND] : [...EVERY_ROUND, 'social', 'records', 'context'];
