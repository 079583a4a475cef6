import { stageAfter } from '@corroborate/queue';
import type { ActiveStage } from '../stages/stage.types';

const EVERY_ROUND: readonly ActiveStage[] = ['search', 'read', 'assess', 'origin', 'cross-reference', 'decide'];

/** Stages of a round that only reads and assesses added pages, without searches. */
export const ADDED_ROUND: ActiveStage[] = ['read', 'assess', 'origin', 'cross-reference', 'decide'];

/**
 * Stages of a round. Social networks, records and background are queried only in the first round, because they do not
 * depend on what a round found. The stages decide by the claims whether quick mode needs them.
 */
export const stagesOf = (round: number): ActiveStage[] =>
  round > 1 ? [...EVERY_ROUND] : [...EVERY_ROUND, 'social', 'records', 'context'];

/** The stage with which a round goes on after this one, and the other results it waits for. */
export function nextStage(stage: ActiveStage, round: number): { stage: ActiveStage; awaits: ActiveStage[] } | null {
  const next = stageAfter(stage);
  const awaits = stagesOf(round).filter((one) => one !== stage && stageAfter(one) === next);
  return next ? { stage: next, awaits } : null;
}
