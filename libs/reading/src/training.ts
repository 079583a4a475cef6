/** What those need who learn the weights of this room or measure them: no door for the product. */
export { BODY_STANCES, bodyStance, judgeByWeights } from './rules/learned/body-stance.policy';
export type { BodyJudgement, BodyStance } from './rules/learned/body-stance.policy';
export { pairFeatures } from './rules/learned/body-stance.features';
export { openingOf, reportLikelihoodFeatures } from './rules/learned/report-likelihood.features';
export { FEATURES, featuresOf } from './rules/learned/check-worthiness.features';
export { REPORT_LIKELIHOOD_WEIGHTS } from './rules/learned/report-likelihood.policy';
export { readText } from './rules/page/text-parts';
export type { TextModel } from './rules/page/text-parts';
export { MODEL_HEAD } from './rules/learned/model';
