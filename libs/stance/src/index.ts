export { checkWorthiness } from './learned/check-worthiness.policy';
export type { CheckWorthiness } from './learned/check-worthiness.policy';
export { extractClaims } from './claims/claims.policy';
export { judgeSource } from './stance.policy';
export type { SourceJudgement } from './stance.policy';
export { articleOf, profileOf, topicOf, viewOf } from './testing/builders';
export {
  BEARS_OUT,
  DAY_AGREES,
  isByManner,
  isInOtherWords,
  isPlacedElsewhere,
  NOT_THIS_EVENT,
  OTHER_WORDS,
  OWN_WORD,
  PLACED_HERE,
} from './stance.words';
export { ratingOf } from './page/page-kind.policy';
export { buildTopicModel, coverage, type TopicModel } from './topic/topic.model';
export { readModel, WEIGHTS } from './learned/model';
export { chanceOf, type Weights } from './learned/weights';
export * from './stance.thresholds';
