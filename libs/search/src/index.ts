export { canonicalUrl } from './address/canonical-url.policy';
export { createEngines } from './engines/create-engines';
export {
  dayOf,
  engineStates,
  type DayOfProvider,
  type EngineCall,
  type EngineState,
} from './engines/engine-state.policy';
export type { EngineManifest, SearchEngine } from './engines/engine.types';
export { selfTests, withoutCache, type SelfTestReport } from './engines/self-test';
export { sameText } from './near-duplicates/same-text.policy';
export { compareAccounts } from './accounts/compare-accounts.policy';
export { asksLocalOutlets, planQueries } from './queries/plan-queries.policy';
export { textRelevance } from './ranking/text-relevance.policy';
export { MultiEngineSearcher } from './searcher/multi-engine.searcher';
export { paidAtMost } from './searcher/paid-calls.policy';
