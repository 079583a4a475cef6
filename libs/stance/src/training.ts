/** What those need who learn the weights of this room or measure them: no door for the product. */
export { BODY_STANCES, bodyStance, judgeByWeights } from './learned/body-stance.policy';
export type { BodyJudgement, BodyStance } from './learned/body-stance.policy';
export { pairFeatures } from './learned/body-stance.features';
export { openingOf, reportLikelihoodFeatures } from './learned/report-likelihood.features';
export { FEATURES, featuresOf } from './learned/check-worthiness.features';
export { REPORT_LIKELIHOOD_WEIGHTS } from './learned/report-likelihood.policy';
export { readText } from './page/text-parts';
export type { TextModel } from './page/text-parts';
export { MODEL_HEAD } from './learned/model';
