export * from './calibration.score';
export { scoreInquiry } from './inquiry.score';
export { scoreCredibility, type CredibilityPair, type Factuality } from './credibility.score';
export { scoreDates } from './dates.score';
export { scoreExtraction } from './extraction.score';
export type { ListedStory, Outcome } from './world-score.types';
export { quantile, scoreWorld, type WorldScore } from './world.score';
