import { openRedisStores } from '../redis-stores';
import { answerCacheConformance, sweepingCacheConformance } from './answer-cache.conformance';
import { budgetStoreConformance, ledgerConformance, paceStoreConformance } from './conformance';
import { InMemoryAnswerCache, InMemoryBudgetStore, InMemoryLedger, InMemoryPaceStore } from '../memory.stores';

describe('InMemoryAnswerCache', () => {
  it.each([...answerCacheConformance, ...sweepingCacheConformance])('$name', ({ run }) =>
    run(new InMemoryAnswerCache()),
  );
});

describe('InMemoryPaceStore', () => {
  it.each(paceStoreConformance)('$name', ({ run }) => run(new InMemoryPaceStore()));
});

describe('InMemoryBudgetStore', () => {
  it.each(budgetStoreConformance)('$name', ({ run }) =>
    run({ store: new InMemoryBudgetStore(0.5), investigationId: 7, limitUsd: 0.5 }),
  );
});

describe('InMemoryLedger', () => {
  it.each(ledgerConformance)('$name', async ({ run }) => {
    const ledger = new InMemoryLedger();
    await run({ ledger, investigationId: 7, rows: async () => ledger.entries });
  });
});

describe('conformance cases', () => {
  it('detects a rate limit that grants the same slot to all callers', async () => {
    const careless = {
      reserve: async () => ({ granted: true, waitMs: 0 }),
      pauseUntil: async () => undefined,
    };
    const results = await Promise.allSettled(paceStoreConformance.map(({ run }) => run(careless)));
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(4);
  });

  it('detects a budget that is not updated atomically', async () => {
    const spent = new Map<number, number>();
    const careless = {
      spend: async (id: number, usd: number) => {
        const before = spent.get(id) ?? 0;
        await Promise.resolve();
        if (before + usd > 0.5) return { granted: false, spentUsd: before, limitUsd: 0.5 };
        spent.set(id, before + usd);
        return { granted: true, spentUsd: before + usd, limitUsd: 0.5 };
      },
      refund: async () => undefined,
    };
    const together = budgetStoreConformance.find(({ name }) => name.includes('concurrent callers'));
    await expect(together?.run({ store: careless, investigationId: 1, limitUsd: 0.5 })).rejects.toThrow();
  });
});

it('reports an unreachable Redis without its URL', async () => {
  const opening = openRedisStores('redis://:hunter2@127.0.0.1:1');
  await expect(opening).rejects.toMatchObject({
    code: 'queue-unavailable',
    message: expect.not.stringContaining('hunter2'),
  });
});
