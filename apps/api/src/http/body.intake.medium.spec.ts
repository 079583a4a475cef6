import request from 'supertest';
import type { OpenAPIObject } from '@nestjs/swagger';
import { openDatabase, type Database } from '@corroborate/db';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/database';
import { buildOpenApi } from '../start';
import { testApi, testSettings, type TestApi } from '../testing/test-api';

const PLACE: Record<string, string> = { '{id}': '1', '{sourceId}': '1' };
const filled = (path: string) => path.replaceAll(/\{\w+\}/g, (name) => PLACE[name] ?? '1');
const wide = (many: number) => Object.fromEntries(Array.from({ length: many }, (_, n) => [`k${n}`, 1]));
const isSignIn = (path: string) => path.startsWith('/api/session');
const OTHER_KEY = `cbr_${'0'.repeat(16)}_${'a'.repeat(43)}`;

interface Route {
  method: 'post' | 'put' | 'patch' | 'delete' | 'get';
  path: string;
  hasBody: boolean;
}
let routes: Route[];
let server: TestDatabase;
let db: Database;
let local: TestApi;
const opened: TestApi[] = [];
const keyed = async (settings: Parameters<typeof testSettings>[0]): Promise<TestApi> => {
  const api = await testApi({
    settings: testSettings({ AUTH_MODE: 'apikey', TRUSTED_PROXIES: ['loopback'], ...settings }),
    callers: db,
  });
  opened.push(api);
  return api;
};
beforeAll(async () => {
  server = await createTestDatabase();
  db = await openDatabase(server.settings);
  local = await testApi();
  opened.push(local);
  const { paths } = JSON.parse(await buildOpenApi()) as OpenAPIObject;
  routes = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item as Record<string, { requestBody?: object }>).map(([method, { requestBody }]) => ({
      method: method as Route['method'],
      path: filled(path),
      hasBody: requestBody !== undefined,
    })),
  );
});
afterAll(async () => {
  for (const { app } of opened) await app.close();
  await db.close();
  await server.drop();
});

const http = (api: TestApi) => request(api.app.getHttpServer());
const send = ({ method, path }: Route, body: object) => http(local)[method](path).send(body);
const details = ({ body }: request.Response) =>
  (body as { errors: { detail: string }[] }).errors.map(({ detail }) => detail);

describe('limits on JSON members and query parameters of a request', () => {
  it('rejects too many JSON members on every route with a body, before validation', async () => {
    const taking = routes.filter(({ hasBody }) => hasBody);
    expect(taking.length).toBeGreaterThan(10);
    for (const route of taking) {
      for (const body of [wide(1_001), { deep: [{ er: wide(1_001) }] }]) {
        const answer = await send(route, body);
        expect([route, answer.status, answer.body.code, details(answer)]).toEqual([
          route,
          400,
          'invalid-input',
          [expect.stringMatching(/^An object must not have more than \d+ members\.$/)],
        ]);
      }
    }
  });

  it('rejects too many JSON members on routes without a body as well', async () => {
    for (const route of routes.filter(({ hasBody, method }) => !hasBody && method !== 'get')) {
      const answer = await send(route, wide(1_001));
      expect([route, answer.status, details(answer)]).toEqual([route, 400, [expect.stringContaining('more than')]]);
    }
  });

  it('limits the items of all lists in a body together, with a higher limit for topics', async () => {
    for (const route of routes.filter(({ hasBody, path }) => hasBody && !isSignIn(path))) {
      const half = route.path === '/api/topics' ? 100_000 : 5_000;
      const answer = await send(route, { lists: [Array(half).fill(0), Array(half + 1).fill(0)] });
      expect([route, answer.status, details(answer)]).toEqual([
        route,
        400,
        [expect.stringContaining(`more than ${2 * half} members and items in total`)],
      ]);
    }
  });

  it('rejects a sign-in request with more than 100 JSON members or 16 kB from any caller', async () => {
    const signingIn = routes.filter(({ path, hasBody }) => hasBody && isSignIn(path));
    expect(signingIn.map(({ path }) => path).sort()).toEqual(['/api/session', '/api/session/oidc/finish']);
    for (const route of signingIn) {
      expect(details(await send(route, wide(101)))).toEqual([expect.stringContaining('more than 100 members')]);
      const large = await send(route, { key: 'x'.repeat(17 * 1024) });
      expect([route, large.status, large.body.code]).toEqual([route, 413, 'body-too-large']);
    }
  });

  it('accepts a thousand topics in one request', async () => {
    const topics = Array.from({ length: 1_000 }, (_, n) => ({
      external_id: `many-${n}`,
      title: 'Dock workers walk out',
      newsworthiness_score: 60,
      status: 'approved',
      entities: Array(40).fill('a'),
    }));
    await http(local).post('/api/topics').send({ topics }).expect(201);
  });
});

it('rejects more than 100 query parameters on every route', async () => {
  const query = Array.from({ length: 101 }, (_, n) => `p${n}=1`).join('&');
  for (const { method, path } of routes) {
    const answer = await http(local)[method](`${path}?${query}`);
    expect([path, answer.status, details(answer)]).toEqual([
      path,
      400,
      [expect.stringContaining('more than 100 query parameters')],
    ]);
  }
});

describe('unparseable bodies of unauthenticated requests', () => {
  const from = (api: TestApi, address: string, path = '/api/session') =>
    http(api).post(path).set('X-Forwarded-For', address).set('Content-Type', 'application/json');

  it.each([
    ['malformed', '{"key":', 400],
    ['too large', JSON.stringify({ key: 'x'.repeat(17 * 1024) }), 413],
    ['over the member limit', JSON.stringify(wide(101)), 400],
  ])(
    'counts unauthenticated bodies that are %s as failed sign-ins until it rate-limits the address',
    async (_what, body, status) => {
      const strict = await keyed({ FAILED_SIGN_INS_PER_MINUTE: 3 });
      for (let n = 0; n < 3; n += 1) await from(strict, '203.0.113.7').send(body).expect(status);
      const held = await from(strict, '203.0.113.7').send(body).expect(429);
      expect(Number(held.headers['retry-after'])).toBeGreaterThan(0);
      await from(strict, '203.0.113.8').send(body).expect(status);
    },
  );

  it('rate-limits unparseable bodies on other routes too, without affecting callers with a key', async () => {
    const strict = await keyed({ FAILED_SIGN_INS_PER_MINUTE: 3 });
    const { text } = await db.keys.create(
      { name: 'pipe', roles: ['pipeline'], expiresAt: null },
      { actor: 'test', via: 'command' },
    );
    const known = () => from(strict, '203.0.113.7', '/api/topics').set('Authorization', `Bearer ${text}`);
    await known().send('{').expect(400);
    for (let n = 0; n < 3; n += 1) await from(strict, '203.0.113.7', '/api/topics').send('{').expect(400);
    await from(strict, '203.0.113.7', '/api/topics').send('{').expect(429);
    for (let n = 0; n < 5; n += 1) await known().send('{').expect(400);
  });

  it('rejects a large body of an unauthenticated request with 401 without reading it', async () => {
    const strict = await keyed({ FAILED_SIGN_INS_PER_MINUTE: 3 });
    const large = JSON.stringify({ title: 'x'.repeat(20 * 1024) });
    await from(strict, '203.0.113.9', '/api/topics').send(large).expect(401);
    await from(strict, '203.0.113.9', '/api/topics')
      .set('Authorization', `Bearer ${OTHER_KEY}`)
      .send(large)
      .expect(401);
    const { text } = await db.keys.create(
      { name: 'large', roles: ['pipeline'], expiresAt: null },
      { actor: 'test', via: 'command' },
    );
    const answer = await from(strict, '203.0.113.9', '/api/topics')
      .set('Authorization', `Bearer ${text}`)
      .send(large)
      .expect(400);
    expect(answer.body.code).toBe('invalid-input');
  });
});
