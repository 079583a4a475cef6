import { systemClock } from '@corroborate/domain';
import type { ApplicationParts } from '@corroborate/investigation';
import { ParsePool } from '@corroborate/pages';
import { createEngines, selfTests, withoutCache, type SelfTestReport } from '@corroborate/search';
import { createGateway, InMemoryAnswerCache, InMemoryBudgetStore, openRedisStores } from '@corroborate/upstream';

/** Tests engines without the cache and outside any investigation, but with the shared rate limits and ledger. */
export async function testEngines(
  { settings, db, clock }: Pick<ApplicationParts, 'settings' | 'db' | 'clock'>,
  { paid }: { paid: boolean },
): Promise<SelfTestReport[]> {
  const shared = settings.REDIS_URL ? await openRedisStores(settings.REDIS_URL) : null;
  const gateway = createGateway({
    settings,
    cache: new InMemoryAnswerCache(),
    pace: (shared ?? db).pace,
    budget: new InMemoryBudgetStore(settings.BUDGET_USD),
    ledger: db.ledger,
    clock: systemClock,
    trustedOrigins: settings.SEARXNG_URL ? [settings.SEARXNG_URL] : [],
  });
  const pool = new ParsePool(settings.PAGE_WORKERS);
  try {
    return await selfTests(
      createEngines(settings, { gateway: withoutCache(gateway), clock, pool }),
      { investigationId: null, stage: 'self-test' },
      { paid },
    );
  } finally {
    await pool.close();
    await gateway.close();
    await shared?.close();
  }
}
