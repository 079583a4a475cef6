import { HOUR_MS, type AnswerCache, type CachedAnswer } from '@corroborate/domain';
import { deepStrictEqual, ok, strictEqual } from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { ConformanceCase } from './conformance';

const later = (ms: number) => new Date(Date.now() + ms);

const sampleAnswer = (body: Buffer): CachedAnswer => ({
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8', 'x-note': 'ünïcode “quoted”' },
  body,
  url: 'https://example.org/a?b=c&d=%20',
  redirects: ['https://example.org/first', 'https://example.org/a?b=c&d=%20'],
});

/** Keys are unique per run, so the store may be shared and need not be empty. */
export const answerCacheConformance: ConformanceCase<AnswerCache>[] = [
  {
    name: 'returns no response for an unknown key',
    run: async (cache) => strictEqual(await cache.get(randomUUID(), new Date()), null),
  },
  {
    name: 'returns a stored response unchanged, including a binary body',
    run: async (cache) => {
      const key = randomUUID();
      const answer = sampleAnswer(Buffer.from([0, 255, 10, 13, 0, 128, 39, 34]));
      await cache.set(key, answer, later(HOUR_MS));
      const kept = await cache.get(key, new Date());
      ok(kept !== null && Buffer.isBuffer(kept.body));
      deepStrictEqual({ ...kept, body: kept.body.toString('hex') }, { ...answer, body: answer.body.toString('hex') });
    },
  },
  {
    name: 'stores an empty body as an empty body',
    run: async (cache) => {
      const key = randomUUID();
      await cache.set(key, { ...sampleAnswer(Buffer.alloc(0)), status: 404, redirects: [] }, later(HOUR_MS));
      const kept = await cache.get(key, new Date());
      deepStrictEqual([kept?.status, kept?.body.length, kept?.redirects], [404, 0, []]);
    },
  },
  {
    name: 'returns a response until it expires by the caller’s clock',
    run: async (cache) => {
      const key = randomUUID();
      await cache.set(key, sampleAnswer(Buffer.from('x')), later(HOUR_MS));
      ok((await cache.get(key, later(HOUR_MS - 5_000))) !== null);
      strictEqual(await cache.get(key, later(HOUR_MS + 5_000)), null);
    },
  },
  {
    name: 'replaces an older response with a newer one',
    run: async (cache) => {
      const key = randomUUID();
      await cache.set(key, sampleAnswer(Buffer.from('old')), later(HOUR_MS));
      await cache.set(key, sampleAnswer(Buffer.from('new')), later(2 * HOUR_MS));
      strictEqual((await cache.get(key, later(HOUR_MS + 5_000)))?.body.toString(), 'new');
    },
  },
  {
    name: 'accepts concurrent writes of one key',
    run: async (cache) => {
      const key = randomUUID();
      const write = (n: number) => cache.set(key, sampleAnswer(Buffer.from(`answer ${n}`)), later(HOUR_MS));
      await Promise.all(Array.from({ length: 8 }, (_, n) => write(n)));
      ok(/^answer [0-7]$/.test((await cache.get(key, new Date()))?.body.toString() ?? ''));
    },
  },
  {
    name: 'answers concurrent lookups separately, each by its own clock',
    run: async (cache) => {
      const keys = Array.from({ length: 40 }, () => randomUUID());
      await Promise.all(keys.map((key, n) => cache.set(key, sampleAnswer(Buffer.from(`answer ${n}`)), later(HOUR_MS))));
      const asked = [...keys.entries()]
        .reverse()
        .map(async ([n, key]) => [n, await cache.get(key, new Date())] as const);
      const none = Promise.all([cache.get(randomUUID(), new Date()), cache.get(keys[0] ?? '', later(2 * HOUR_MS))]);
      deepStrictEqual(await none, [null, null]);
      for (const [n, answer] of await Promise.all(asked)) strictEqual(answer?.body.toString(), `answer ${n}`);
    },
  },
  {
    name: 'keeps unexpired responses when sweeping',
    run: async (cache) => {
      const key = randomUUID();
      await cache.set(key, sampleAnswer(Buffer.from('x')), later(HOUR_MS));
      ok((await cache.sweep(new Date())) >= 0);
      ok((await cache.get(key, new Date())) !== null);
    },
  },
];

/** Additional cases for caches that must be swept (not Redis, which expires keys itself). */
export const sweepingCacheConformance: ConformanceCase<AnswerCache>[] = [
  {
    name: 'deletes expired responses when sweeping and counts them',
    run: async (cache) => {
      const key = randomUUID();
      await cache.set(key, sampleAnswer(Buffer.from('x')), later(HOUR_MS));
      ok((await cache.sweep(later(HOUR_MS + 5_000))) >= 1);
      strictEqual(await cache.get(key, new Date()), null);
    },
  },
];
