import type { Mode } from '@corroborate/domain';
import type { ActiveStage } from './stage.types';

const EVERY_ROUND: readonly ActiveStage[] = ['search', 'read', 'origin', 'cross-reference', 'decide'];

/**
 * The stages of a round. Networks and records are asked once, beside the first search; background is left out in quick
 * mode. Neither depends on what a round found, so later rounds do without them.
 */
export function stagesOf(mode: Mode, round: number): ActiveStage[] {
  if (round > 1) return [...EVERY_ROUND];
  return mode === 'quick' ? [...EVERY_ROUND, 'social', 'records'] : [...EVERY_ROUND, 'social', 'records', 'context'];
}
