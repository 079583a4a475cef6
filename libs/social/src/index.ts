export { createNetworks } from './networks/create-networks';
export { planSocialQueries } from './topic/plan-social-queries.policy';
export { eyewitnessOrigin } from './judge/origin.policy';
export { SocialInvestigator } from './social.investigator';
export { listUsedPosts, pseudonymise, withoutPosts, type PseudonymOf } from './retention.policy';
export * from './social.types';
