export * from './calibration.score';
export {
  scoreAttributions,
  type AttributionPair,
  type AttributionScore,
  type AttributionSpans,
  type RoleScore,
  type SpanRole,
  type SpanScore,
  type TextPart,
} from './attribution.score';
export { scoreCredibility, type CredibilityPair, type CredibilityScore, type Factuality } from './credibility.score';
export { scoreDates, type DatePair, type DateScore } from './dates.score';
export { scoreExtraction, type ExtractionPair, type ExtractionScore } from './extraction.score';
export { clustersOf, scorePairs, type PairScore } from './pairs.score';
export { scoreStance, type StanceLabel, type StancePair, type StanceScore } from './stance.score';
export type { Outcome, ScoreRow, Truth, UpgradeCounts, UpgradeFigures, WorldScore } from './world-score.types';
export { scoreRankings, type Ranked, type RankingScore } from './ranking.score';
export { originOk, quantile, scoreWorld } from './world.score';
