import type { DoorOptions } from '../door';
import { InMemoryBudgetStore } from './memory.stores';
import { openTestDoor } from './test.door';

/** Ports that a test looks into or sets; `timeoutMs` is 5,000 unless told. */
type Ports = Partial<Omit<DoorOptions, 'settings'>> & { timeoutMs?: number };

/** A door that leaves through a sandbox, without a pace and over stores in memory. */
export const sandboxDoor = (
  { proxyUrl, caFile }: { proxyUrl: string; caFile: string },
  { timeoutMs = 5_000, ...ports }: Ports = {},
) =>
  openTestDoor({
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
  }).door;
