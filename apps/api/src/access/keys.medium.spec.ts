import type { AddressInfo } from 'node:net';
import request from 'supertest';
import { openDatabase, type Database } from '@corroborate/db';
import { waitingReview } from '@corroborate/db/testing';
import { systemClock, type Role } from '@corroborate/domain';
import { ReviewService } from '@corroborate/casework';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/database';
import { registeredRoutes } from '../testing/registered-routes';
import { testApi, testSettings, type TestApi, type TestDeps } from '../testing/test-api';

const trigger = async () => ({
  kind: 'started' as const,
  investigationId: 900,
  estimatedCompletion: '2026-01-01T00:00:00.000Z',
  awaitsApproval: false,
});
const BY = { actor: 'test', via: 'command' } as const;

let server: TestDatabase;
let db: Database;
let api: TestApi;
const opened: TestApi[] = [];
const open = async (
  settings: Parameters<typeof testSettings>[0] = {},
  deps: Partial<TestDeps> = {},
): Promise<TestApi> => {
  const all = testSettings({ AUTH_MODE: 'apikey', ...settings });
  const made = await testApi({
    settings: all,
    callers: db,
    reviews: new ReviewService(db, { trigger }, all, systemClock),
    ...deps,
  });
  made.service.addInvestigation(made.service.addTopic());
  opened.push(made);
  return made;
};
beforeAll(async () => {
  server = await createTestDatabase();
  db = await openDatabase(server.settings);
  api = await open();
});
afterAll(async () => {
  for (const each of opened) await each.app.close();
  await db.close();
  await server.drop();
});

let serial = 0;
const keyFor = async (roles: Role[], name = `person ${(serial += 1)}`, expiresAt: string | null = null) =>
  db.keys.create({ name, roles, expiresAt }, BY);
const bearer = (text: string) => ({ Authorization: `Bearer ${text}` });
const http = (on: TestApi = api) => request(on.app.getHttpServer());
const last = async (actor: string) => (await db.audit.list({ limit: 1, actor })).items[0];
const cookieOf = (answer: request.Response): string =>
  String(answer.headers['set-cookie']?.[0] ?? '').split(';')[0] ?? '';
/** The audit row is written after the response is sent. */
const eventually = async (check: () => Promise<void>): Promise<void> => {
  for (let turn = 0; ; turn += 1) {
    try {
      return await check();
    } catch (error) {
      if (turn > 40) throw error;
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  }
};

describe('API key', () => {
  it('grants the permissions of its roles, in either header', async () => {
    const { text } = await keyFor(['viewer']);
    await http().get('/api/topics/1').set(bearer(text)).expect(200);
    await http().get('/api/topics/1').set('X-Api-Key', text).expect(200);
    const refused = await http().post('/api/investigations/1/cancel').set(bearer(text)).expect(403);
    expect(refused.body).toMatchObject({ code: 'forbidden', detail: 'Requires the role editor.' });
  });

  it('lets an API key with the role pipeline submit and start, but not read', async () => {
    const { text } = await keyFor(['pipeline']);
    const started = await http().post('/api/investigations').set(bearer(text)).send({ topic_id: 1 });
    expect([202, 409]).toContain(started.status);
    await http().get('/api/topics/1').set(bearer(text)).expect(403);
    await http().post('/api/investigations').set(bearer(text)).send({ topic_id: 1, force: true }).expect(403);
  });

  it.each([
    ['unknown', () => `cbr_${'0'.repeat(16)}_${'a'.repeat(43)}`],
    ['not in key format', () => 'hunter2'],
    ['empty', () => ''],
  ])('rejects an API key with 401 if it is %s', async (_what, text) => {
    const answer = await http().get('/api/topics/1').set('X-Api-Key', text()).expect(401);
    expect(answer.body.code).toBe('unauthenticated');
    expect(answer.headers['www-authenticate']).toBe('Bearer realm="corroborate"');
  });

  it('rejects an API key with 401 if its secret is wrong', async () => {
    const [one, two] = [await keyFor(['viewer']), await keyFor(['viewer'])];
    const mixed = one.text.slice(0, 21) + two.text.slice(21);
    await http().get('/api/topics/1').set(bearer(mixed)).expect(401);
  });

  it('loses its open progress stream soon after it is revoked; other keys keep theirs', async () => {
    const watched = await open({}, { limits: { recheckMs: 20 } });
    const view = watched.service.addInvestigation(watched.service.addTopic(), { status: 'running' });
    const { port } = watched.app.getHttpServer().address() as AddressInfo;
    const follow = async (text: string) => {
      const leave = new AbortController();
      const answer = await fetch(`http://127.0.0.1:${port}/api/investigations/${view.id}/events`, {
        headers: bearer(text),
        signal: leave.signal,
      });
      const state = { status: answer.status, over: false, leave };
      void answer.text().then(
        () => (state.over = true),
        () => undefined,
      );
      return state;
    };
    const [ann, ben] = [await keyFor(['viewer']), await keyFor(['viewer'])];
    const [hers, his] = [await follow(ann.text), await follow(ben.text)];
    expect([hers.status, his.status, hers.over]).toEqual([200, 200, false]);
    await db.keys.revoke(ann.key.keyId, BY);
    await eventually(async () => expect(hers.over).toBe(true));
    expect(his.over).toBe(false);
    his.leave.abort();
  });

  it('rejects an API key with 401 once it is revoked or expired', async () => {
    const { text, key } = await keyFor(['viewer']);
    await http().get('/api/topics/1').set(bearer(text)).expect(200);
    await db.keys.revoke(key.keyId, BY);
    await http().get('/api/topics/1').set(bearer(text)).expect(401);
    const brief = await keyFor(['viewer'], 'brief', new Date(Date.now() + 400).toISOString());
    await http().get('/api/topics/1').set(bearer(brief.text)).expect(200);
    await new Promise((resolve) => setTimeout(resolve, 500));
    await http().get('/api/topics/1').set(bearer(brief.text)).expect(401);
  });

  it('rejects an API key within a second after another process revokes it', async () => {
    const elsewhere = await openDatabase(server.settings);
    const { text, key } = await keyFor(['viewer']);
    await http().get('/api/topics/1').set(bearer(text)).expect(200);
    await elsewhere.keys.revoke(key.keyId, BY);
    await elsewhere.close();
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await http().get('/api/topics/1').set(bearer(text)).expect(401);
  });

  it('never stores an API key in plain text', async () => {
    const { text, key } = await keyFor(['viewer']);
    const secret = text.slice(21);
    for (const table of ['api_keys', 'desk_sessions', 'audit_log']) {
      const rows: { t: string }[] = await db.dataSource.query(`SELECT t::text AS t FROM ${table} t`);
      expect(rows.filter(({ t }) => t.includes(secret))).toEqual([]);
    }
    expect(JSON.stringify(await db.keys.list())).not.toContain(secret);
    expect(key).not.toHaveProperty('secretHash');
  });

  it('shows when it was last used', async () => {
    const { text, key } = await keyFor(['viewer']);
    expect(key.lastUsedAt).toBeNull();
    await http().get('/api/topics/1').set(bearer(text)).expect(200);
    const [used] = (await db.keys.list()).filter(({ keyId }) => keyId === key.keyId);
    expect(Math.abs(Date.parse(used?.lastUsedAt ?? '') - Date.now())).toBeLessThan(60_000);
  });

  it('rejects a new API key if its name differs only in case from another key’s name', async () => {
    await keyFor(['viewer'], 'Casey');
    await expect(keyFor(['viewer'], 'casey')).rejects.toMatchObject({ code: 'conflict' });
    await expect(keyFor(['editor'], 'Casey')).resolves.toBeDefined();
  });
});

describe('key management', () => {
  it('lets administrators create, list and revoke keys, and shows the full key only once', async () => {
    const boss = await keyFor(['admin'], 'boss');
    const made = await http()
      .post('/api/keys')
      .set(bearer(boss.text))
      .send({ name: 'Ann', roles: ['reviewer', 'reviewer'], expires_at: '2099-01-01T00:00:00Z' })
      .expect(201);
    expect(made.headers['cache-control']).toBe('no-store');
    expect(made.body).toMatchObject({
      name: 'Ann',
      roles: ['reviewer'],
      state: 'active',
      created_by: 'boss',
      expires_at: '2099-01-01T00:00:00.000Z',
    });
    await http().get('/api/reviews').set(bearer(made.body.key)).expect(200);
    const list = await http().get('/api/keys').set(bearer(boss.text)).expect(200);
    expect(list.text).not.toContain(String(made.body.key).slice(21));
    const ended = await http().post(`/api/keys/${made.body.id}/revoke`).set(bearer(boss.text)).expect(200);
    expect(ended.body).toMatchObject({ state: 'revoked', revoked_by: 'boss' });
    await http().get('/api/reviews').set(bearer(made.body.key)).expect(401);
    await http().post('/api/keys/0000000000000000/revoke').set(bearer(boss.text)).expect(404);
    await http().post('/api/keys/nonsense/revoke').set(bearer(boss.text)).expect(404);
  });

  it.each<Role>(['pipeline', 'viewer', 'editor', 'reviewer', 'metrics'])(
    'forbids a caller with the role %s to manage API keys',
    async (role) => {
      const { text } = await keyFor([role]);
      await http().get('/api/keys').set(bearer(text)).expect(403);
      await http()
        .post('/api/keys')
        .set(bearer(text))
        .send({ name: 'Me too', roles: ['admin'] })
        .expect(403);
      await http().get('/api/audit').set(bearer(text)).expect(403);
    },
  );

  it.each([
    { name: 'Bob' },
    { name: 'Bob', roles: [] },
    { name: 'Bob', roles: ['root'] },
    { name: 'Bob', roles: 'admin' },
    { name: '<b>Bob</b>', roles: ['viewer'] },
    { name: '', roles: ['viewer'] },
    { roles: ['viewer'] },
    { name: 'Bob', roles: ['viewer'], expires_at: 'tomorrow' },
    { name: 'Bob', roles: ['viewer'], expires_at: '2001-01-01T00:00:00Z' },
    { name: 'Bob', roles: ['viewer'], secret: 'mine' },
  ])('rejects %j', async (body) => {
    const boss = await keyFor(['admin']);
    const answer = await http().post('/api/keys').set(bearer(boss.text)).send(body).expect(400);
    expect(answer.body.code).toBe('invalid-input');
  });
});

describe('desk session', () => {
  it('starts with a key and returns the name of the caller', async () => {
    const { text } = await keyFor(['reviewer'], 'Rita');
    const before = await http().get('/api/session').expect(200);
    expect(before.body).toEqual({
      signed_in: false,
      auth_mode: 'apikey',
      provider_sign_in: false,
      actor: null,
      roles: [],
      expires_at: null,
      frozen_at: null,
    });
    const signed = await http()
      .post('/api/session')
      .send({ key: ` ${text} ` })
      .expect(200);
    expect(signed.body).toMatchObject({ signed_in: true, actor: 'Rita', roles: ['viewer', 'editor', 'reviewer'] });
    const cookie = String(signed.headers['set-cookie']?.[0]);
    expect(cookie).toMatch(/^corroborate=[A-Za-z0-9_-]{43}; Path=\/; Expires=.*; HttpOnly; SameSite=Strict$/);
    expect(cookie).not.toContain(text.slice(21));
    const again = await http().get('/api/session').set('Cookie', cookieOf(signed)).expect(200);
    expect(again.body).toMatchObject({ signed_in: true, actor: 'Rita', expires_at: signed.body.expires_at });
    const hours = (Date.parse(signed.body.expires_at) - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(11.9);
    expect(hours).toBeLessThan(12.1);
    await http().get('/api/reviews').set('Cookie', cookieOf(signed)).expect(200);
  });

  it('does not start with a wrong key', async () => {
    const answer = await http()
      .post('/api/session')
      .send({ key: `cbr_${'0'.repeat(16)}_${'a'.repeat(43)}` })
      .expect(401);
    expect(answer.headers['set-cookie']).toBeUndefined();
    await http().post('/api/session').send({}).expect(400);
  });

  it('ends on sign-out, when its key is revoked, and at its expiry', async () => {
    const { text, key } = await keyFor(['viewer']);
    const one = cookieOf(await http().post('/api/session').send({ key: text }));
    const two = cookieOf(await http().post('/api/session').send({ key: text }));
    const out = await http().delete('/api/session').set('Cookie', one).set('Sec-Fetch-Site', 'same-origin').expect(200);
    expect(out.body.signed_in).toBe(false);
    expect(String(out.headers['set-cookie']?.[0])).toMatch(/^corroborate=; Path=\/; Expires=Thu, 01 Jan 1970/);
    await http().get('/api/topics/1').set('Cookie', one).expect(401);
    await http().get('/api/topics/1').set('Cookie', two).expect(200);
    await db.keys.revoke(key.keyId, BY);
    await http().get('/api/topics/1').set('Cookie', two).expect(401);
    const brief = await keyFor(['viewer'], 'soon over', new Date(Date.now() + 400).toISOString());
    const three = await http().post('/api/session').send({ key: brief.text }).expect(200);
    expect(Date.parse(three.body.expires_at)).toBeLessThan(Date.now() + 1_000);
    await new Promise((resolve) => setTimeout(resolve, 500));
    await http().get('/api/topics/1').set('Cookie', cookieOf(three)).expect(401);
  });

  it.each<[Record<string, string>, number]>([
    [{ 'Sec-Fetch-Site': 'same-origin' }, 200],
    [{ 'Sec-Fetch-Site': 'same-site' }, 403],
    [{ 'Sec-Fetch-Site': 'cross-site' }, 403],
    [{ 'Sec-Fetch-Site': 'none' }, 403],
    [{ Origin: 'https://attacker.example' }, 403],
    [{ Origin: 'null' }, 403],
    [{}, 403],
  ])('lets a desk session change state only from same-origin pages (%j)', async (headers, status) => {
    const { text } = await keyFor(['editor']);
    const cookie = cookieOf(await http().post('/api/session').send({ key: text }));
    const { id } = api.service.addInvestigation(api.service.addTopic());
    await http().post(`/api/investigations/${id}/cancel`).set('Cookie', cookie).set(headers).expect(status);
    expect(api.service.investigations.find((each) => each.id === id)?.status).toBe(
      status === 200 ? 'cancelled' : 'queued',
    );
  });

  it('rejects a cross-origin export with a desk session, but accepts one with the key itself', async () => {
    const { text } = await keyFor(['editor']);
    const cookie = cookieOf(await http().post('/api/session').send({ key: text }));
    const path = '/api/investigations/999999/report';
    const headers = { 'Sec-Fetch-Site': 'cross-site' };
    const refused = await http().get(path).set('Cookie', cookie).set(headers).expect(403);
    expect(refused.body.code).toBe('request-refused');
    await http().get(path).set('Cookie', cookie).set('Sec-Fetch-Site', 'same-origin').expect(404);
    await http().get(path).set('Authorization', `Bearer ${text}`).set(headers).expect(404);
  });

  it('checks a desk session by Origin if the browser sends no Sec-Fetch-Site', async () => {
    const { text } = await keyFor(['editor']);
    const cookie = cookieOf(await http().post('/api/session').send({ key: text }));
    const { id } = api.service.addInvestigation(api.service.addTopic());
    const headers = { Host: 'desk.example:3000', Origin: 'http://desk.example:3000' };
    await http().post(`/api/investigations/${id}/cancel`).set('Cookie', cookie).set(headers).expect(200);
  });

  it('uses a Secure cookie if the desk is served over HTTPS', async () => {
    const safe = await open({ PUBLIC_URL: 'https://desk.example' });
    const { text } = await keyFor(['viewer']);
    const signed = await http(safe).post('/api/session').send({ key: text }).expect(200);
    expect(String(signed.headers['set-cookie']?.[0])).toMatch(
      /^__Host-corroborate=[^;]+; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Strict$/,
    );
    expect(signed.headers['strict-transport-security']).toBe('max-age=31536000');
    await http(safe).get('/api/topics/1').set('Cookie', cookieOf(signed)).expect(200);
    const stolen = cookieOf(signed).replace('__Host-', '');
    await http(safe).get('/api/topics/1').set('Cookie', stolen).expect(401);
    expect((await http().get('/api/session')).headers).not.toHaveProperty('strict-transport-security');
  });

  it('requires no desk session if authentication is off', async () => {
    const local = await open({ AUTH_MODE: 'none' });
    const answer = await http(local).get('/api/session').expect(200);
    expect(answer.body).toMatchObject({ signed_in: true, auth_mode: 'none', actor: 'local' });
    expect(answer.body.roles).toContain('admin');
    expect(
      (await http(local).post('/api/session').send({ key: 'whatever' }).expect(200)).headers['set-cookie'],
    ).toBeUndefined();
  });
});

describe('API with authentication', () => {
  const PUBLIC = [
    'DELETE /api/session',
    'GET /api/health/live',
    'GET /api/health/ready',
    'GET /api/session',
    'POST /api/session',
    'POST /api/session/oidc',
    'POST /api/session/oidc/finish',
  ];

  it('requires authentication on all routes except health and sign-in', async () => {
    const roomy = await open({ FAILED_SIGN_INS_PER_MINUTE: 10_000 });
    const routes = registeredRoutes(roomy.app.getHttpAdapter().getInstance()).flatMap(({ path, methods }) =>
      methods.map((method) => ({ path, method })),
    );
    const open_: string[] = [];
    for (const { path, method } of routes) {
      const answer = await http(roomy)
        [method.toLowerCase() as 'get'](path.replaceAll(/:\w+/g, '1'))
        .send(method === 'POST' ? {} : undefined);
      if (answer.status !== 401) open_.push(`${method} ${path}`);
    }
    expect(open_.sort()).toEqual(PUBLIC);
    expect(routes.length).toBeGreaterThan(25);
  });

  it.each([
    '/metrics',
    '/ops/queues',
    '/ops/queues/',
    '/ops/queues/api/queues',
    '/api/docs',
    '/api/docs-json',
    '/API/KEYS',
    '/api//keys',
    '/api/keys/',
    '/api/keys?x=1',
  ])('returns nothing without a key at %s', async (path) => {
    expect([401, 404]).toContain((await http().get(path)).status);
  });
});

describe('audit log', () => {
  it('records caller, address and outcome of an action, but not the request data', async () => {
    const { text, key } = await keyFor(['editor'], 'Edith');
    const { id } = api.service.addInvestigation(api.service.addTopic());
    const answer = await http().post(`/api/investigations/${id}/cancel?secret=hunter2`).set(bearer(text)).expect(200);
    await eventually(async () =>
      expect(await last('Edith')).toMatchObject({
        via: 'key',
        keyId: key.keyId,
        action: 'POST /api/investigations/:id/cancel',
        subject: `/api/investigations/${id}/cancel`,
        outcome: 'done',
        status: 200,
        remoteAddress: expect.stringContaining('127.0.0.1'),
        requestId: answer.headers['x-request-id'],
        details: {},
      }),
    );
    await http().post('/api/reviews/1/claim').set(bearer(text)).send({}).expect(403);
    await eventually(async () =>
      expect(await last('Edith')).toMatchObject({
        action: 'POST /api/reviews/:id/claim',
        outcome: 'refused',
        status: 403,
      }),
    );
  });

  it('records who created and revoked a key, and its roles', async () => {
    const boss = await keyFor(['admin'], 'chief');
    const made = await http()
      .post('/api/keys')
      .set(bearer(boss.text))
      .send({ name: 'Carl', roles: ['viewer'] })
      .expect(201);
    await http().post(`/api/keys/${made.body.id}/revoke`).set(bearer(boss.text)).expect(200);
    await eventually(async () => {
      const page = await http().get('/api/audit?actor=chief&limit=10').set(bearer(boss.text)).expect(200);
      const about = (page.body.entries as { action: string; subject: string; details: object }[]).filter(
        ({ subject }) => subject === made.body.id,
      );
      expect(about).toMatchObject([
        { action: 'key.revoke', details: { name: 'Carl' } },
        { action: 'key.create', details: { name: 'Carl', roles: ['viewer'], expires_at: null } },
      ]);
      expect(page.text).not.toContain(String(made.body.key).slice(21));
    });
  });

  it('records refused sign-ins, but not requests for unknown URLs', async () => {
    const count = async () => Number((await db.dataSource.query('SELECT count(*) AS n FROM audit_log'))[0].n);
    const refused = await http().post('/api/session').send({ key: 'wrong' }).expect(401);
    await eventually(async () =>
      expect(await last('anyone')).toMatchObject({
        action: 'POST /api/session',
        outcome: 'refused',
        status: 401,
        requestId: refused.headers['x-request-id'],
      }),
    );
    const before = await count();
    for (let n = 0; n < 5; n += 1) await http().post(`/nothing/${n}`).send({}).expect(404);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await count()).toBe(before);
  });

  it('rejects updates and deletes', async () => {
    await expect(db.dataSource.query(`UPDATE audit_log SET actor = 'nobody'`)).rejects.toThrow('only ever added');
    await expect(db.dataSource.query('DELETE FROM audit_log')).rejects.toThrow('only ever added');
    await expect(db.dataSource.query('TRUNCATE audit_log')).rejects.toThrow('only ever added');
  });

  it('paginates the audit log', async () => {
    const boss = await keyFor(['admin']);
    const first = await http().get('/api/audit?limit=2').set(bearer(boss.text)).expect(200);
    const second = await http()
      .get(`/api/audit?limit=2&cursor=${first.body.next_cursor}`)
      .set(bearer(boss.text))
      .expect(200);
    const ids = [...first.body.entries, ...second.body.entries].map(({ id }: { id: number }) => id);
    expect(ids).toHaveLength(4);
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => b - a));
    await http().get('/api/audit?cursor=nonsense').set(bearer(boss.text)).expect(400);
  });
});

describe('rate limits', () => {
  it('applies a rate limit to one key without affecting other keys', async () => {
    const slow = await open({ KEY_REQUESTS_PER_MINUTE: 12 });
    const [eager, calm] = [await keyFor(['viewer']), await keyFor(['viewer'])];
    await http(slow).get('/api/topics/1').set(bearer(eager.text)).expect(200);
    await http(slow).get('/api/topics/1').set(bearer(eager.text)).expect(200);
    const held = await http(slow).get('/api/topics/1').set(bearer(eager.text)).expect(429);
    expect(held.body).toMatchObject({ code: 'too-many-requests', status: 429 });
    expect(Number(held.headers['retry-after'])).toBeGreaterThanOrEqual(1);
    expect(Number(held.headers['retry-after'])).toBeLessThanOrEqual(10);
    await http(slow).get('/api/topics/1').set(bearer(calm.text)).expect(200);
    await http(slow).get('/api/health/ready').expect(200);
  });

  it('blocks an address after too many wrong keys, except for keys already used from it', async () => {
    const strict = await open({ FAILED_SIGN_INS_PER_MINUTE: 3, TRUSTED_PROXIES: ['loopback'] });
    const [known, fresh] = [await keyFor(['viewer']), await keyFor(['viewer'])];
    const ask = (text: string, from = '203.0.113.7') =>
      http(strict).get('/api/topics/1').set(bearer(text)).set('X-Forwarded-For', from);
    await ask(known.text).expect(200);
    for (let n = 0; n < 3; n += 1) await ask(`wrong-${n}`).expect(401);
    const held = await ask('wrong-again').expect(429);
    expect(Number(held.headers['retry-after'])).toBeGreaterThan(0);
    await ask(fresh.text).expect(429);
    await http(strict).post('/api/session').set('X-Forwarded-For', '203.0.113.7').send({ key: fresh.text }).expect(429);
    await ask(known.text).expect(200);
    await ask(fresh.text, '203.0.113.8').expect(200);
  });

  it('counts wrong keys by connection address if no proxy is trusted', async () => {
    const strict = await open({ FAILED_SIGN_INS_PER_MINUTE: 2 });
    for (let n = 0; n < 2; n += 1)
      await http(strict).get('/api/topics/1').set(bearer('wrong')).set('X-Forwarded-For', `203.0.113.${n}`).expect(401);
    await http(strict).get('/api/topics/1').set(bearer('wrong')).set('X-Forwarded-For', '203.0.113.99').expect(429);
  });
});

describe('cross-origin requests', () => {
  it('accepts cross-origin requests only from configured origins, and never with a cookie', async () => {
    const shared = await open({ CORS_ORIGINS: ['https://tools.example'] });
    const { text } = await keyFor(['editor']);
    const preflight = (on: TestApi, origin: string) =>
      http(on).options('/api/topics/1').set({
        Origin: origin,
        'Access-Control-Request-Method': 'GET',
        'Access-Control-Request-Headers': 'authorization',
      });
    expect((await preflight(api, 'https://tools.example')).headers).not.toHaveProperty('access-control-allow-origin');
    expect(
      (await preflight(shared, 'https://attacker.example')).headers['access-control-allow-origin'],
    ).toBeUndefined();
    const allowed = await preflight(shared, 'https://tools.example');
    expect(allowed.headers['access-control-allow-origin']).toBe('https://tools.example');
    expect(allowed.headers).not.toHaveProperty('access-control-allow-credentials');
    const { id } = shared.service.addInvestigation(shared.service.addTopic());
    const cookie = cookieOf(await http(shared).post('/api/session').send({ key: text }));
    const call = () => http(shared).post(`/api/investigations/${id}/cancel`).set('Origin', 'https://tools.example');
    await call().set('Cookie', cookie).expect(403);
    await call().set(bearer(text)).expect(200);
  });
});

/** Unclaimed review item of a separate topic. */
const waitingItem = async (externalId: string): Promise<number> => (await waitingReview(db, { externalId })).item;

describe('two reviewers', () => {
  it('lets only one of two reviewers claim or decide an item at once, and records that reviewer’s name', async () => {
    const [ann, ben] = [await keyFor(['reviewer'], 'Ann Two'), await keyFor(['reviewer'], 'Ben Two')];
    const item = await waitingItem('two-reviewers');
    const call = (who: { text: string }, verb: string, body: object = {}) =>
      http().post(`/api/reviews/${item}/${verb}`).set(bearer(who.text)).send(body);

    const races = await Promise.all([call(ann, 'claim'), call(ben, 'claim')]);
    expect(races.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [holder, other] = races[0]?.status === 200 ? [ann, ben] : [ben, ann];
    expect((await http().get(`/api/reviews/${item}`).set(bearer(other.text))).body).toMatchObject({
      claimed_by: holder.key.name,
    });
    expect((await call(other, 'decide', { action: 'approve' })).status).toBe(409);
    expect((await call(other, 'release')).status).toBe(409);
    await call(holder, 'release', { note: 'your turn' }).expect(200);
    await call(other, 'claim').expect(200);
    const decided = await call(other, 'decide', { action: 'approve', note: 'Seen the charge sheet.' }).expect(200);
    expect(decided.body).toMatchObject({ decision: { decided_by: other.key.name, level_after: 'verified' } });
    expect((await call(holder, 'decide', { action: 'approve' })).status).toBe(409);
  });
});
