import type { NestExpressApplication } from '@nestjs/platform-express';
import request from 'supertest';
import { openDatabase, type Database } from '@corroborate/db';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/database';
import { createApp } from '../api.app';
import { openRateLimits, type OpenRateLimits } from '../limits/open-rate-limits';
import { StreamSlots } from '../progress/stream.slots';
import { testBase, testDeps, testSettings } from '../testing/test-api';

/** Two API processes on one database, each with its own connections. */
interface Process {
  app: NestExpressApplication;
  db: Database;
  limits: OpenRateLimits;
}

let database: TestDatabase;
let here: Process;
let there: Process;
const LIMITS = { KEY_REQUESTS_PER_MINUTE: 60, FAILED_SIGN_INS_PER_MINUTE: 4 };

beforeAll(async () => {
  database = await createTestDatabase();
  [here, there] = [await start(), await start()];
});
afterAll(async () => {
  for (const { app, db, limits } of [here, there]) {
    await app.close();
    await limits.close();
    await db.close();
  }
  await database.drop();
});

async function start(): Promise<Process> {
  const db = await openDatabase(database.settings);
  const limits = await openRateLimits({ REDIS_URL: undefined }, database.url);
  const settings = testSettings({ AUTH_MODE: 'apikey', TRUSTED_PROXIES: ['loopback'], ...LIMITS });
  const deps = testDeps({ settings, callers: db, rateLimits: limits.limits });
  deps.investigations.addInvestigation(deps.investigations.addTopic());
  const app = await createApp(testBase(deps), deps);
  await app.listen(0, '127.0.0.1');
  return { app, db, limits };
}

const to = ({ app }: Process) => request(app.getHttpServer());
let made = 0;
const newKey = async () =>
  (
    await here.db.keys.create(
      { name: `Person ${(made += 1)}`, roles: ['viewer'], expiresAt: null },
      { actor: 'test', via: 'command' },
    )
  ).text;

async function signedIn(at: Process): Promise<string> {
  const answer = await to(at)
    .post('/api/session')
    .set('Origin', origin(at))
    .send({ key: await newKey() })
    .expect(200);
  return String(answer.headers['set-cookie']?.[0]).split(';')[0] ?? '';
}
const origin = ({ app }: Process) => `http://127.0.0.1:${(app.getHttpServer().address() as { port: number }).port}`;
const whoAt = async (at: Process, cookie: string) =>
  ((await to(at).get('/api/session').set('Cookie', cookie).expect(200)).body as { signed_in: boolean }).signed_in;

it('accepts a session opened by another process, and ends it in both processes', async () => {
  const cookie = await signedIn(here);
  expect([await whoAt(here, cookie), await whoAt(there, cookie)]).toEqual([true, true]);
  await to(there).delete('/api/session').set('Cookie', cookie).set('Origin', origin(there)).expect(200);
  expect([await whoAt(here, cookie), await whoAt(there, cookie)]).toEqual([false, false]);
});

it('applies one rate limit per caller across processes', async () => {
  const bearer = { Authorization: `Bearer ${await newKey()}` };
  // Burst of 10 at 60 requests per minute.
  for (let n = 0; n < 10; n++)
    await to(n % 2 ? here : there)
      .get('/api/topics/1')
      .set(bearer)
      .expect(200);
  for (const each of [here, there]) await to(each).get('/api/topics/1').set(bearer).expect(429);
});

it('counts failed sign-ins from an address across processes, without affecting other addresses', async () => {
  const attempt = (at: Process, from: string) =>
    to(at).get('/api/topics/1').set('X-Forwarded-For', from).set('Authorization', 'Bearer wrong');
  for (const at of [here, there, here]) await attempt(at, '203.0.113.7').expect(401);
  await attempt(there, '203.0.113.7').expect(401);
  for (const at of [here, there]) await attempt(at, '203.0.113.7').expect(429);
  await attempt(there, '203.0.113.8').expect(401);
});

it('counts streams of a caller across processes, and drops those of a dead process', async () => {
  const asked = { caller: { via: 'key', actor: 'Ann', keyId: 'k', roles: [], expiresAt: null } } as never;
  const answer = () => {
    const over: (() => void)[] = [];
    return { destroyed: false, once: (_event: string, work: () => void) => over.push(work), over };
  };
  const slots = [here, there].map(({ db }) => new StreamSlots(db.streamSlots, 2));
  const [first, second] = [answer(), answer()];
  await slots[0]!.acquire(asked, first as never);
  await slots[1]!.acquire(asked, second as never);
  for (const each of slots) await expect(each.acquire(asked, answer() as never)).rejects.toThrow('2 streams');

  for (const end of first.over) end();
  await slots[0]!.acquire(asked, answer() as never);
  await expect(slots[1]!.acquire(asked, answer() as never)).rejects.toThrow('2 streams');

  // Simulates half a minute without a renewal from either process.
  await here.db.dataSource.query("UPDATE stream_places SET expires_at = now() - interval '1 second'");
  await slots[1]!.acquire(asked, answer() as never);
  for (const each of slots) each.close();
});
