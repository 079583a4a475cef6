import type { Settings } from '@corroborate/config';
import { systemClock } from '@corroborate/domain';
import {
  createGateway,
  InMemoryAnswerCache,
  InMemoryBudgetStore,
  InMemoryLedger,
  InMemoryPaceStore,
} from '@corroborate/upstream';

/** Gateway for checks that run before a database is set up, with a total cost limit of `maxUsd`. */
export const storelessGateway = (settings: Settings, maxUsd: number) =>
  createGateway({
    settings,
    cache: new InMemoryAnswerCache(),
    pace: new InMemoryPaceStore(),
    budget: new InMemoryBudgetStore(maxUsd),
    ledger: new InMemoryLedger(),
    clock: systemClock,
    trustedOrigins: [settings.SEARXNG_URL, settings.LOCAL_MODEL_URL, settings.CHECKER_URL].flatMap((url) => url ?? []),
  });
