export type { Outcome, ScoreRow, Truth, WorldScore } from './world-score.types';
export { originOk, quantile, scoreWorld } from './world.score';
