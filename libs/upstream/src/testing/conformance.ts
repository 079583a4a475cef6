import { deepStrictEqual, ok, strictEqual } from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { BudgetStore, Ledger, LedgerEntry, PaceStore } from '@corroborate/domain';

/**
 * Conformance cases for every store of a port; each throws on failure. Usable with any test runner:
 * `for (const { name, run } of paceStoreConformance) it(name, () => run(store))`.
 */
export interface ConformanceCase<T> {
  name: string;
  run(given: T): Promise<void>;
}

const later = (ms: number) => new Date(Date.now() + ms);

/** Runs in real time (about 0.3 s). Keys are unique per run. */
export const paceStoreConformance: ConformanceCase<PaceStore>[] = [
  {
    name: 'lets the first caller of a key start immediately',
    run: async (store) => deepStrictEqual(await store.reserve(randomUUID(), 1000, 0), { granted: true, waitMs: 0 }),
  },
  {
    name: 'spaces concurrent callers by one interval',
    run: async (store) => {
      const key = randomUUID();
      const slots = await Promise.all(Array.from({ length: 6 }, () => store.reserve(key, 10_000, 600_000)));
      ok(slots.every((slot) => slot.granted));
      const waits = slots.map((slot) => slot.waitMs).sort((a, b) => a - b);
      for (const [n, wait] of waits.entries()) ok(Math.abs(wait - n * 10_000) < 2_000, `wait ${n} was ${wait} ms`);
    },
  },
  {
    name: 'refuses a wait that is too long, reports it and books no slot',
    run: async (store) => {
      const key = randomUUID();
      await store.reserve(key, 10_000, 0);
      for (let n = 0; n < 3; n++) {
        const refused = await store.reserve(key, 10_000, 5_000);
        strictEqual(refused.granted, false);
        ok(refused.waitMs > 5_000 && refused.waitMs <= 10_000, `${refused.waitMs}`);
      }
      const granted = await store.reserve(key, 10_000, 15_000);
      ok(granted.granted && granted.waitMs <= 10_000, `${granted.waitMs}`);
    },
  },
  {
    name: 'frees a key after the interval',
    run: async (store) => {
      const key = randomUUID();
      await store.reserve(key, 60, 0);
      await new Promise((resolve) => setTimeout(resolve, 90));
      deepStrictEqual(await store.reserve(key, 60, 0), { granted: true, waitMs: 0 });
    },
  },
  {
    name: 'keeps keys independent of each other',
    run: async (store) => {
      await store.reserve(randomUUID(), 10_000, 0);
      strictEqual((await store.reserve(randomUUID(), 10_000, 0)).granted, true);
    },
  },
  {
    name: 'allows no call before the end of a pause and spaces the calls after it',
    run: async (store) => {
      const key = randomUUID();
      await store.pauseUntil(key, later(60_000));
      strictEqual((await store.reserve(key, 10_000, 30_000)).granted, false);
      const first = await store.reserve(key, 10_000, 600_000);
      const second = await store.reserve(key, 10_000, 600_000);
      ok(first.waitMs > 55_000 && first.waitMs <= 61_000, `${first.waitMs}`);
      ok(Math.abs(second.waitMs - first.waitMs - 10_000) < 2_000, `${second.waitMs}`);
    },
  },
  {
    name: 'keeps the longer of two pauses and ignores a pause in the past',
    run: async (store) => {
      const key = randomUUID();
      await store.pauseUntil(key, later(60_000));
      await store.pauseUntil(key, later(1_000));
      await store.pauseUntil(key, later(-60_000));
      strictEqual((await store.reserve(key, 10, 30_000)).granted, false);
      const other = randomUUID();
      await store.pauseUntil(other, later(-60_000));
      deepStrictEqual(await store.reserve(other, 10, 0), { granted: true, waitMs: 0 });
    },
  },
];

/** `investigationId`: a new investigation that has spent none of `limitUsd`. */
export interface BudgetFixture {
  store: BudgetStore;
  investigationId: number;
  limitUsd: number;
}

const assertClose = (actual: number, expected: number) =>
  ok(Math.abs(actual - expected) < 1e-6, `${actual} is not ${expected}`);

export const budgetStoreConformance: ConformanceCase<BudgetFixture>[] = [
  {
    name: 'grants and adds up spending within the limit',
    run: async ({ store, investigationId: id, limitUsd }) => {
      const first = await store.spend(id, limitUsd / 4);
      const second = await store.spend(id, limitUsd / 4);
      deepStrictEqual([first.granted, second.granted], [true, true]);
      assertClose(second.spentUsd, limitUsd / 2);
      assertClose(second.limitUsd, limitUsd);
    },
  },
  {
    name: 'grants small amounts up to exactly the limit',
    run: async ({ store, investigationId: id, limitUsd }) => {
      for (let n = 0; n < 10; n++) strictEqual((await store.spend(id, limitUsd / 10)).granted, true);
      const refused = await store.spend(id, limitUsd / 100);
      strictEqual(refused.granted, false);
      assertClose(refused.spentUsd, limitUsd);
    },
  },
  {
    name: 'does not book a refused amount',
    run: async ({ store, investigationId: id, limitUsd }) => {
      strictEqual((await store.spend(id, limitUsd * 2)).granted, false);
      strictEqual((await store.spend(id, limitUsd)).granted, true);
    },
  },
  {
    name: 'does not let concurrent callers exceed the limit together',
    run: async ({ store, investigationId: id, limitUsd }) => {
      const tries = await Promise.all(Array.from({ length: 20 }, () => store.spend(id, limitUsd / 5)));
      strictEqual(tries.filter((attempt) => attempt.granted).length, 5);
    },
  },
  {
    name: 'lets a refund be spent again and limits refunds to the amount spent',
    run: async ({ store, investigationId: id, limitUsd }) => {
      await store.spend(id, limitUsd);
      await store.refund(id, limitUsd / 2);
      strictEqual((await store.spend(id, limitUsd / 2)).granted, true);
      await store.refund(id, limitUsd * 10);
      const again = await store.spend(id, limitUsd);
      strictEqual(again.granted, true);
      assertClose(again.spentUsd, limitUsd);
    },
  },
];

/** `rows` returns the entries recorded for `investigationId` and for no investigation (null). */
export interface LedgerFixture {
  ledger: Ledger;
  investigationId: number;
  rows: () => Promise<LedgerEntry[]>;
}

const entry = (investigationId: number | null, over: Partial<LedgerEntry> = {}): LedgerEntry => ({
  investigationId,
  stage: 'search',
  provider: `p-${randomUUID().slice(0, 8)}`,
  method: 'GET',
  url: 'https://example.org/q?key=***&q=%27%3B--',
  outcome: 'found',
  reason: null,
  status: 200,
  cached: false,
  attempts: 2,
  latencyMs: 123,
  bytes: 4567,
  costUsd: 0.005,
  at: '2026-03-04T05:06:07.089Z',
  ...over,
});
const assertRoundTrip = async ({ ledger, rows }: LedgerFixture, given: LedgerEntry) => {
  await ledger.record(given);
  const back = (await rows()).filter((row) => row.provider === given.provider);
  deepStrictEqual(back, [given]);
};

export const ledgerConformance: ConformanceCase<LedgerFixture>[] = [
  {
    name: 'returns a row exactly as recorded',
    run: (given) => assertRoundTrip(given, entry(given.investigationId)),
  },
  {
    name: 'returns a row without investigation, status or cost',
    run: (given) =>
      assertRoundTrip(
        given,
        entry(null, {
          status: null,
          outcome: 'failed',
          reason: "it's “broken”; --",
          costUsd: 0,
          attempts: 0,
        }),
      ),
  },
  {
    name: 'stores all rows recorded concurrently',
    run: async ({ ledger, investigationId, rows }) => {
      const provider = `p-${randomUUID().slice(0, 8)}`;
      await Promise.all(
        Array.from({ length: 25 }, (_, n) => ledger.record(entry(investigationId, { provider, latencyMs: n }))),
      );
      strictEqual((await rows()).filter((row) => row.provider === provider).length, 25);
    },
  },
];
