export { canonicalUrl } from './address/canonical-url.policy';
export { isAdvert, unwrapRedirect } from './address/redirects.policy';
export { siteOf } from './address/site.policy';
export { createEngines } from './engines/create-engines';
export { engineStates, type EngineCall, type EngineState, type EngineUsage } from './engines/engine-state.policy';
export type { EngineManifest, LinkResolver, SearchEngine } from './engines/engine.types';
export { selfTests, withoutCache, type SelfTestReport } from './engines/self-test';
export { engineDate } from './engines/engine-date.policy';
export { sameText, type SameTextOptions, type SameTextPair } from './near-duplicates/same-text.policy';
export { compareAccounts } from './accounts/compare-accounts.policy';
export { asksLocalOutlets, planQueries, type PlanOptions } from './queries/plan-queries.policy';
export { renderQuery } from './queries/render-query.policy';
export { mergeHits } from './ranking/merge-hits.policy';
export type { StandingOf } from './ranking/standing.policy';
export { textRelevance, type TextRelevance } from './ranking/text-relevance.policy';
export { MODE_LIMITS, RANKING, SAME_TEXT } from './search.thresholds';
export {
  MultiEngineSearcher,
  type SearchAnswer,
  type SearchContext,
  type SearcherOptions,
} from './searcher/multi-engine.searcher';
export { paidAtMost } from './searcher/paid-calls.policy';
export { scheduleCalls, type PlannedCall } from './searcher/schedule-calls.policy';
export { benchSameText, type SameTextBench } from './bench/same-text.bench';
