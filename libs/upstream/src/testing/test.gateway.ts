import { createGateway, type GatewayOptions } from '../upstream.gateway';
import { InMemoryAnswerCache, InMemoryBudgetStore, InMemoryLedger, InMemoryPaceStore } from '../memory.stores';

export const testSettings = {
  EGRESS_PROXY_URL: undefined,
  EGRESS_CA_FILE: undefined,
  ALLOW_PRIVATE_NETWORKS: true,
  CONTACT: 'mailto:desk@newsroom.example',
  FETCH_TIMEOUT_MS: 5_000,
  FETCH_MAX_BYTES: 100_000,
  CACHE_HOURS: 24,
  RATE_SCALE: 1,
};

/** A gateway with in-memory stores, which are returned for inspection. */
export function openTestGateway(
  over: Partial<Omit<GatewayOptions, 'settings'>> & { settings?: Partial<GatewayOptions['settings']> } = {},
) {
  const cache = new InMemoryAnswerCache();
  const pace = new InMemoryPaceStore();
  const budget = new InMemoryBudgetStore(0.01);
  const ledger = new InMemoryLedger();
  const gateway = createGateway({
    cache,
    pace,
    budget,
    ledger,
    ...over,
    settings: { ...testSettings, ...over.settings },
  });
  return { gateway, cache, pace, budget, ledger };
}
