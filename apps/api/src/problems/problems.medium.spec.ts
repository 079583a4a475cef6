import { connect, type AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import request from 'supertest';
import { CorroborateError, ERROR_CODES } from '@corroborate/domain';
import { registeredRoutes } from '../testing/registered-routes';
import { testApi, testSettings, type TestApi } from '../testing/test-api';
import { handleInvalidRequests } from '../http/broken-requests';
import { PROBLEMS } from './problem.catalogue';

/** Internals that must not be in a response: stack frames, files, packages and messages of hidden causes. */
const LEAK =
  /\bat .+:\d+:\d+|node_modules|\.ts\b|\.js:\d|\/work\/|hunter2|TypeError|SyntaxError|QueryFailedError|stack"/;

function expectProblem(answer: request.Response, status: number, code: string): void {
  expect({ status: answer.status, code: answer.body.code }).toEqual({ status, code });
  expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
  expect(Object.keys(answer.body)).toEqual(
    expect.arrayContaining(['type', 'title', 'status', 'detail', 'instance', 'code', 'hint', 'errors']),
  );
  expect(answer.body).toMatchObject({
    type: `urn:corroborate:problem:${code}`,
    status,
    errors: expect.any(Array),
  });
  for (const text of [answer.body.title, answer.body.detail, answer.body.hint]) expect(text).toMatch(/\S/);
  expect(answer.body.instance).toBe(`urn:corroborate:request:${answer.headers['x-request-id']}`);
  expect(answer.text).not.toMatch(LEAK);
}

const ODD_IDS = ['1', '0', 'x'.repeat(500), '..%2f..%2fetc%2fpasswd', '%00', '%F0%9F%98%80', '{{7*7}}', '%3Cscript%3E'];
const ODD_BODIES = [
  '',
  '{}',
  'null',
  '[[[]]]',
  '{"topic_id":{"toString":1}}',
  '{"topics":[null,{"external_id":[]}]}',
  '{"topic_id":1e999}',
  '{"title":"\\ud800"}',
  '{"external_id":{"length":1},"title":[]}',
];
const FAILURES = [
  null,
  new Error('hunter2'),
  Object.assign(new Error('hunter2'), { status: 418, statusCode: 418, expose: true }),
  Object.create(null) as Error,
];

type Http = () => ReturnType<typeof request>;
type OddCall = { method: 'get' | 'post'; path: string; body: string };

/**
 * Calls with every invalid body at a valid URL, if the route has a body, and with every invalid id in the URL,
 * with an empty body: an invalid id is rejected for any body.
 */
const callsOf = ({ path, methods }: { path: string; methods: string[] }): OddCall[] =>
  (path.includes(':id') ? ODD_IDS : ODD_IDS.slice(0, 1)).flatMap((id, place) => {
    const method = methods.includes('POST') ? 'post' : 'get';
    const at = path.replace(/:\w+/g, id);
    const bodies = place === 0 ? ODD_BODIES : ['{}'];
    return (method === 'post' ? bodies : ['']).map((body): OddCall => ({ method, path: at, body }));
  });

async function expectNoLeak(http: Http, { method, path, body }: OddCall, isWell: boolean): Promise<void> {
  const answer = await http()
    [method](path)
    .set('Content-Type', 'application/json')
    .send(body || undefined);
  expect(answer.text).not.toMatch(LEAK);
  if (answer.status >= 400) expectProblem(answer, answer.status, answer.body.code as string);
  // Readiness still reports storage failures from other tests of this file.
  if (isWell && path !== '/api/health/ready') expect(answer.status).toBeLessThan(500);
}

describe('errors over HTTP', () => {
  let api: TestApi;
  const http = () => request(api.app.getHttpServer());
  const post = (type: string, body: string | Buffer) => http().post('/api/topics').set('Content-Type', type).send(body);

  beforeAll(async () => {
    api = await testApi({ settings: testSettings({ BODY_LIMIT_KB: 16 }), limits: { handlerMs: 150 } });
  });
  afterEach(() => {
    api.service.failWith = null;
    api.service.gate = Promise.resolve();
  });
  afterAll(() => api.app.close());

  it.each(['/nope', '/api', '/api/nope', '/api/topics/1/2/3', '/api/docs/nope.css', '/favicon.ico'])(
    'responds to an unknown URL (%s) with problem details',
    async (path) => expectProblem(await http().get(path), 404, 'route-not-found'),
  );

  it.each([
    ['delete', '/api/investigations/1', 'GET, HEAD'],
    ['put', '/api/investigations/', 'POST, GET, HEAD'],
    ['patch', '/api/topics/1', 'GET, HEAD'],
    ['get', '/api/submissions', 'POST'],
    ['get', '/api/investigations/1/cancel', 'POST'],
    ['post', '/api/health/live', 'GET, HEAD'],
    ['post', '/api/docs-json', 'GET, HEAD'],
    ['options', '/api/topics', 'POST, GET, HEAD'],
  ] as const)('responds to an unsupported method (%s %s) with the allowed methods', async (method, path, allow) => {
    const answer = await http()[method](path);
    expectProblem(answer, 405, 'method-not-allowed');
    expect(answer.headers['allow']).toBe(allow);
  });

  it.each(['{"topics":', '{', "{'a':1}", '{"a":NaN}', '\u0000', 'topics'])(
    'responds to malformed JSON (%j) with problem details',
    async (body) => {
      expectProblem(await post('application/json', body), 400, 'malformed-request');
    },
  );

  it.each(['[]', '"text"', '7', 'null', 'true', '[{"external_id":"a"}]'])(
    'responds to JSON that is not an object (%s) with problem details',
    async (body) => {
      expectProblem(await post('application/json', body), 400, 'invalid-input');
    },
  );

  it('responds to a body over the size limit with problem details', async () => {
    expectProblem(
      await post('application/json', JSON.stringify({ title: 'x'.repeat(17 * 1024) })),
      413,
      'body-too-large',
    );
  });

  it('responds to a small body that decompresses to a large one with problem details', async () => {
    const body = gzipSync(JSON.stringify({ title: 'x'.repeat(5_000_000) }));
    expect(body.length).toBeLessThan(16 * 1024);
    const headers = { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' };
    const answer = await fetch(`${await api.app.getUrl()}/api/topics`, { method: 'POST', headers, body });
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({ code: 'body-too-large' });
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'text/html',
    'application/jsonp',
    'multipart/form-data; boundary=x',
    'application/json; charset=latin9',
  ])('responds to a body of type %s with problem details', async (type) =>
    expectProblem(await post(type, '{"a":1}'), 415, 'unsupported-media-type'),
  );

  it.each(['/api/topics/%FF', '/api/investigations/%E0%A4%A', '/api/%'])(
    'responds to the malformed URL %s with problem details',
    async (path) => {
      const answer = await http().get(path);
      expect([400, 404]).toContain(answer.status);
      expectProblem(answer, answer.status, answer.status === 400 ? 'malformed-request' : 'route-not-found');
    },
  );

  it.each(['{"__proto__":{"admin":true}}', '{"constructor":{"prototype":{"admin":true}}}'])(
    'rejects %s without prototype pollution',
    async (body) => {
      expectProblem(await post('application/json', body), 400, 'invalid-input');
      expect(({} as { admin?: boolean }).admin).toBeUndefined();
    },
  );

  it('rejects nesting that would overflow the call stack', async () => {
    expectProblem(
      await post('application/json', `{"source_plan":${'['.repeat(7_000)}${']'.repeat(7_000)}}`),
      400,
      'invalid-input',
    );
  });

  it('hides the message of an unexpected error and returns its request id', async () => {
    api.service.failWith = new TypeError(
      "Cannot read properties of undefined (reading 'hunter2') at /srv/app/x.ts:1:1",
    );
    expectProblem(await http().get('/api/topics/1'), 500, 'internal');
  });

  it.each([
    ['ECONNREFUSED', 'A storage service is unreachable (ECONNREFUSED).'],
    ['57P01', 'PostgreSQL is starting up or shutting down (57P01).'],
    ['53100', 'PostgreSQL has no disk space left (53100).'],
    ['53200', 'PostgreSQL has no memory left (53200).'],
    ['53300', 'PostgreSQL accepts no more connections (53300).'],
    ['25006', 'PostgreSQL is read-only (25006).'],
    ['58030', 'PostgreSQL cannot read or write its disk (58030).'],
    ['ENOSPC', 'The file system has no disk space left (ENOSPC).'],
  ])('returns 503 with the cause if the database fails with %s', async (code, detail) => {
    api.service.failWith = Object.assign(new Error('connect to 10.0.0.7, password hunter2'), { code });
    const answer = await http().get('/api/topics/1');
    expectProblem(answer, 503, 'storage-unavailable');
    expect(answer.body.detail).toBe(detail);
    expect(answer.headers['retry-after']).toBe('10');
    expect(answer.text).not.toContain('10.0.0.7');
  });

  it('reports not ready for some seconds after a storage failure', async () => {
    api.service.failWith = Object.assign(new Error('could not extend file'), { code: '53100' });
    await http().get('/api/topics/1');
    const ready = await http().get('/api/health/ready');
    expectProblem(ready, 503, 'not-ready');
    expect(ready.body.errors).toEqual([
      { part: 'database', detail: 'database is down: PostgreSQL has no disk space left (53100).' },
    ]);
  });

  it.each(ERROR_CODES.map((code) => [code]))('returns the documented status for the error code %s', async (code) => {
    api.service.failWith = new CorroborateError(code, 'A sentence about it.', {
      hint: 'Do this.',
      details: { password: 'hunter2' },
    });
    const answer = await http().get('/api/investigations/candidates');
    expectProblem(answer, PROBLEMS[code].status, code);
    expect(answer.text.includes('A sentence about it.')).toBe(PROBLEMS[code].open);
    expect(answer.body.hint === 'Do this.').toBe(PROBLEMS[code].open);
  });

  it('hides the message of every server error except “not-ready”', () => {
    const open = Object.entries(PROBLEMS).filter(([, { status, open: shown }]) => status >= 500 && shown);
    expect(open.map(([code]) => code)).toEqual(['not-ready']);
  });

  it('returns 504 for a handler that does not respond', async () => {
    api.service.gate = new Promise(() => undefined);
    expectProblem(await http().get('/api/topics/1'), 504, 'timeout');
  });

  it('keeps a safe request id and replaces any other', async () => {
    const given = await http().get('/api/nope').set('X-Request-Id', 'pipeline-run-42');
    expect(given.body.instance).toBe('urn:corroborate:request:pipeline-run-42');
    const replaced = await http().get('/api/nope').set('X-Request-Id', '<script>alert(1)</script>');
    expect(replaced.body.instance).toMatch(/^urn:corroborate:request:[0-9a-f-]{36}$/);
  });

  it('never leaks a stack trace on any route', async () => {
    const routes = registeredRoutes(api.app.getHttpAdapter().getInstance()).filter(
      ({ path }) => !path.startsWith('/api/docs'),
    );
    expect(routes.length).toBeGreaterThan(6);
    for (const failure of FAILURES) {
      api.service.failWith = failure;
      for (const route of routes) for (const call of callsOf(route)) await expectNoLeak(http, call, failure === null);
    }
    // Thousands of requests; the duration depends on the machine.
  }, 300_000);

  it.each([
    'GET / HTTP/9.9\r\n\r\n',
    'nonsense\r\n\r\n',
    `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'y'.repeat(70_000)}\r\n\r\n`,
  ])('responds to a malformed HTTP request (%.20s) with problem details', async (bytes) => {
    const server = api.app.getHttpServer();
    if (server.listenerCount('clientError') === 0) handleInvalidRequests(server);
    const raw = await new Promise<string>((resolve, reject) => {
      const socket = connect((server.address() as AddressInfo).port, '127.0.0.1', () => socket.write(bytes));
      let text = '';
      socket
        .on('data', (chunk) => (text += chunk.toString()))
        .on('close', () => resolve(text))
        .on('error', reject);
    });
    expect(raw).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect(raw).toContain('Content-Type: application/problem+json');
    expect(JSON.parse(raw.split('\r\n\r\n')[1] ?? '')).toMatchObject({ code: 'malformed-request' });
  });
});
