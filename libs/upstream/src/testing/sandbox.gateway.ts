import type { GatewayOptions } from '../upstream.gateway';
import { InMemoryBudgetStore } from '../memory.stores';
import { openTestGateway } from './test.gateway';

/** Ports that a test looks into or sets; `timeoutMs` is 5,000 unless told. */
type Ports = Partial<Omit<GatewayOptions, 'settings'>> & { timeoutMs?: number };

/** A gateway that leaves through a sandbox, without a pace and over stores in memory. */
export const sandboxGateway = (
  { proxyUrl, caFile }: { proxyUrl: string; caFile: string },
  { timeoutMs = 5_000, ...ports }: Ports = {},
) =>
  openTestGateway({
    budget: new InMemoryBudgetStore(),
    ...ports,
    settings: {
      EGRESS_PROXY_URL: proxyUrl,
      EGRESS_CA_FILE: caFile,
      ALLOW_PRIVATE_NETWORKS: false,
      FETCH_TIMEOUT_MS: timeoutMs,
      FETCH_MAX_BYTES: 1_000_000,
      RATE_SCALE: 0,
    },
  }).gateway;
