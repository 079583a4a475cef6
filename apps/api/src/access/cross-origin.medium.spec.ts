import type { IncomingHttpHeaders } from 'node:http';
import { millCase } from '@corroborate/report/testing';
import request from 'supertest';
import { registeredRoutes } from '../testing/registered-routes';
import { FakeCallers } from '../testing/fake-callers';
import { FakeStreamSlots } from '../testing/fake-stream-slots';
import { testApi, testSettings, type TestApi } from '../testing/test-api';
import { isCrossOrigin } from './same-origin.policy';

const TRUSTED = 'https://cms.newsroom.example';
const FOREIGN = [
  { 'Sec-Fetch-Site': 'cross-site' },
  { 'Sec-Fetch-Site': 'same-site' },
  { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'document' },
  { 'Sec-Fetch-Site': 'something-new' },
  { Origin: 'https://attacker.example' },
  { Origin: 'null' },
  { Referer: 'https://attacker.example/page' },
];
const OWN = [{}, { 'Sec-Fetch-Site': 'same-origin' }, { 'Sec-Fetch-Site': 'none' }, { Origin: TRUSTED }];

/** Names of all writes. */
const written: string[] = [];
class WatchedCallers extends FakeCallers {
  override audit = {
    ...new FakeCallers().audit,
    add: async ({ subject }: { subject: string }) => void written.push(`audit ${subject}`),
  };
}

let api: TestApi;
let take: jest.SpyInstance;
beforeAll(async () => {
  api = await testApi({ callers: new WatchedCallers(), settings: testSettings({ CORS_ORIGINS: [TRUSTED] }) });
  api.service.cases.set(3, { ...millCase(), decidedByPerson: false });
  const handOut = api.service.recordExport.bind(api.service);
  api.service.recordExport = async (id, report) => {
    written.push(`chain ${report.form}`);
    await handOut(id, report);
  };
  take = jest.spyOn(FakeStreamSlots.prototype, 'acquire').mockImplementation(async () => {
    written.push('stream place');
    return false;
  });
});
afterAll(async () => {
  take.mockRestore();
  await api.app.close();
});
beforeEach(() => written.splice(0));

const settled = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
const get = async (path: string, headers: IncomingHttpHeaders) => {
  const answer = await request(api.app.getHttpServer()).get(path).set(headers);
  await settled();
  return answer;
};
const gets = () =>
  registeredRoutes(api.app.getHttpAdapter().getInstance())
    .filter(({ methods }) => methods.includes('GET'))
    .map(({ path }) => path.replace(':sha256', 'a'.repeat(64)).replace(/:\w+/g, '3'));
const RECORDED = [
  'report',
  'report?format=markdown',
  'report?format=html',
  'folder.zip',
  'claim-reviews?url=https://a.example/',
];

it.each(RECORDED)(
  'records in the evidence chain each time %s is sent to the desk, a person or an API client',
  async (path) => {
    for (const headers of OWN) {
      written.splice(0);
      expect((await get(`/api/investigations/3/${path}`, headers)).status).toBe(200);
      expect(written).toEqual([expect.stringMatching(/^chain /)]);
    }
  },
);

it.each(RECORDED)('rejects a cross-origin request for %s without recording it in the evidence chain', async (path) => {
  for (const headers of FOREIGN) {
    const { status, body } = await get(`/api/investigations/3/${path}`, headers);
    expect([headers, status, body.code, written]).toEqual([headers, 403, 'request-refused', []]);
  }
});

it('stores nothing on any cross-origin GET', async () => {
  const paths = gets();
  expect(paths.length).toBeGreaterThan(35);
  for (const path of paths)
    for (const headers of FOREIGN) {
      await get(path, headers);
      expect([path, headers, written]).toEqual([path, headers, []]);
    }
}, 60_000);

it('rejects exactly those cross-origin GET requests that change stored data', async () => {
  const writing: string[] = [];
  const refused: string[] = [];
  for (const path of gets()) {
    written.splice(0);
    await get(path.replace('claim-reviews', 'claim-reviews?url=https://a.example/'), {});
    if (written.length > 0) writing.push(path);
    const { body } = await get(path, FOREIGN[0]!);
    if ((body as { code?: string } | undefined)?.code === 'request-refused') refused.push(path);
  }
  expect(refused).toEqual(writing);
  expect(refused.length).toBeGreaterThanOrEqual(8);
}, 60_000);

it('rejects cross-origin writes, including simple requests without preflight', async () => {
  const types = [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/json',
  ];
  let asked = 0;
  for (const { path, methods } of registeredRoutes(api.app.getHttpAdapter().getInstance()))
    for (const method of methods.filter((one) => !['GET', 'HEAD', 'OPTIONS'].includes(one)))
      for (const type of types)
        for (const headers of FOREIGN.filter((one) => !('Referer' in one))) {
          const { status, body } = await request(api.app.getHttpServer())
            [method.toLowerCase() as 'post'](path.replace(/:\w+/g, '3'))
            .set(headers)
            .set('Content-Type', type)
            .send('{"force":true}');
          asked += 1;
          expect([method, path, type, status, body.code]).toEqual([method, path, type, 403, 'request-refused']);
        }
  expect(asked).toBeGreaterThan(500);
  expect(written).toEqual([]);
}, 120_000);

it('parses a body as JSON only if its content type says so', async () => {
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
    const sent = request(api.app.getHttpServer()).post('/api/topics').set('Content-Type', type);
    expect((await sent.send('{"topics":[]}')).status).toBe(415);
  }
});

it('accepts the public origin of a server behind a proxy', () => {
  const headers = { host: 'internal:3000', origin: 'https://desk.example', referer: 'https://desk.example/x' };
  expect(isCrossOrigin({ headers }, ['https://desk.example'])).toBe(false);
  expect(isCrossOrigin({ headers: { ...headers, origin: undefined } }, ['https://desk.example'])).toBe(false);
  expect(isCrossOrigin({ headers }, [])).toBe(true);
});
