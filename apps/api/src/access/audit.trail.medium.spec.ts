import request from 'supertest';
import type { OpenAPIObject } from '@nestjs/swagger';
import { openDatabase, type Database } from '@corroborate/db';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/database';
import { buildOpenApi } from '../start';
import { testApi, testSettings, type TestApi } from '../testing/test-api';

const WRONG = `cbr_${'0'.repeat(16)}_${'a'.repeat(43)}`;

let server: TestDatabase;
let db: Database;
const opened: TestApi[] = [];
const open = async (settings: Parameters<typeof testSettings>[0]): Promise<TestApi> => {
  const api = await testApi({
    settings: testSettings({ AUTH_MODE: 'apikey', TRUSTED_PROXIES: ['loopback'], ...settings }),
    callers: db,
  });
  opened.push(api);
  return api;
};
/** Rows are written after the response; the API waits for them when it closes. */
const rowsOf = async (settings: Parameters<typeof testSettings>[0], work: (api: TestApi) => Promise<unknown>) => {
  const count = async () => Number((await db.dataSource.query('SELECT count(*) AS n FROM audit_log'))[0].n);
  const api = await open(settings);
  const before = await count();
  await work(api);
  await api.app.close();
  return (await count()) - before;
};
beforeAll(async () => {
  server = await createTestDatabase();
  db = await openDatabase(server.settings);
});
afterAll(async () => {
  for (const { app } of opened) await app.close();
  await db.close();
  await server.drop();
});

const http = (api: TestApi, method: string, path: string) => request(api.app.getHttpServer())[method as 'post'](path);

describe('audit log of unauthenticated requests', () => {
  it('writes no audit log entry for requests without a key, on any route', async () => {
    const { paths } = JSON.parse(await buildOpenApi()) as OpenAPIObject;
    const rows = await rowsOf({ FAILED_SIGN_INS_PER_MINUTE: 10_000 }, async (api) => {
      for (const [path, item] of Object.entries(paths))
        for (const method of Object.keys(item)) {
          await http(api, method, path.replaceAll(/\{\w+\}/g, '1'));
          if (method !== 'get') await http(api, method, path.replaceAll(/\{\w+\}/g, '1')).send({ unknown: 1 });
          if (method !== 'get')
            await http(api, method, path.replaceAll(/\{\w+\}/g, '1'))
              .set('Cookie', 'corroborate=made-up')
              .set('Sec-Fetch-Site', 'same-origin')
              .send({});
        }
    });
    expect(rows).toBe(0);
  });

  it.each(['{"key":', JSON.stringify({ key: 'x'.repeat(17 * 1024) }), '{}', '{"key":1}'])(
    'writes no audit log entry for an unauthenticated request with a body like %.20s',
    async (body) => {
      const rows = await rowsOf({}, async (api) => {
        for (const path of ['/api/session', '/api/session/oidc', '/api/session/oidc/finish', '/nowhere', '/api/topics'])
          await http(api, 'post', path).set('Content-Type', 'application/json').send(body);
      });
      expect(rows).toBe(0);
    },
  );

  it('writes one audit log entry per wrong key until it rate-limits the address', async () => {
    const rows = await rowsOf({ FAILED_SIGN_INS_PER_MINUTE: 3 }, async (api) => {
      for (let n = 0; n < 9; n += 1) await http(api, 'post', '/api/session').send({ key: WRONG });
      for (let n = 0; n < 9; n += 1)
        await http(api, 'post', '/api/topics').set('Authorization', `Bearer ${WRONG}`).send({});
    });
    expect(rows).toBe(3);
  });

  it('limits the total number of entries for all addresses', async () => {
    const rows = await rowsOf({}, async (api) => {
      for (let n = 0; n < 90; n += 1)
        await http(api, 'post', '/api/session')
          .set('X-Forwarded-For', `203.0.113.${n}`)
          .send({ key: WRONG })
          .expect(401);
    });
    expect(rows).toBeGreaterThanOrEqual(60);
    expect(rows).toBeLessThan(90);
  });

  it('writes no audit log entry if authentication is off and a proxy forwards requests', async () => {
    const rows = await rowsOf({ AUTH_MODE: 'none', TRUSTED_PROXIES: [] }, async (api) => {
      await http(api, 'post', '/api/topics').set('X-Forwarded-For', '203.0.113.7').send({}).expect(403);
      await http(api, 'post', '/api/topics').set('Host', 'attacker.example').send({}).expect(403);
    });
    expect(rows).toBe(0);
  });
});

it('logs the name of an authenticated caller whose request was refused', async () => {
  const { text } = await db.keys.create(
    { name: 'Vera Viewer', roles: ['viewer'], expiresAt: null },
    { actor: 'test', via: 'command' },
  );
  await rowsOf({}, (api) => http(api, 'post', '/api/keys').set('Authorization', `Bearer ${text}`).send({}).expect(403));
  expect((await db.audit.list({ limit: 1, actor: 'Vera Viewer' })).items).toMatchObject([
    { action: 'POST /api/keys', via: 'key', outcome: 'refused', status: 403 },
  ]);
});
