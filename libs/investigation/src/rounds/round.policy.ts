import { getNextStage } from '@corroborate/queue';
import type { ActiveStage } from '../stages/stage.types';

const EVERY_ROUND_STAGES: readonly ActiveStage[] = ['search', 'read', 'assess', 'origin', 'cross-reference', 'decide'];

/** Stages of a round without searches, which only reads and assesses added pages. */
export const ADDED_ROUND_STAGES: ActiveStage[] = ['read', 'assess', 'origin', 'cross-reference', 'decide'];

/**
 * Stages of a round. Social networks, records and background are queried only in the first round, because they do not
 * depend on its findings. In quick mode, the stages themselves decide from the claims whether they are needed.
 */
export const selectStages = (round: number): ActiveStage[] =>
  round > 1 ? [...EVERY_ROUND_STAGES] : [...EVERY_ROUND_STAGES, 'social', 'records', 'context'];

/** The stage with which a round goes on after this one, and the other results it waits for. */
export function nextStage(stage: ActiveStage, round: number): { stage: ActiveStage; awaits: ActiveStage[] } | null {
  const next = getNextStage(stage);
  const awaits = selectStages(round).filter((one) => one !== stage && getNextStage(one) === next);
  return next ? { stage: next, awaits } : null;
}
