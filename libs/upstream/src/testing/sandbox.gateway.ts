import type { GatewayOptions } from '../upstream.gateway';
import { InMemoryBudgetStore } from '../memory.stores';
import { openTestGateway } from './test.gateway';

/** Ports that a test inspects or replaces; `timeoutMs` defaults to 5,000. */
type Ports = Partial<Omit<GatewayOptions, 'settings'>> & { timeoutMs?: number };

/** A gateway that connects through a sandbox, without rate limits and with in-memory stores. */
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
