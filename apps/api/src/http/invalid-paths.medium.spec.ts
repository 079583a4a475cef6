import * as http from 'node:http';
import type { OpenAPIObject } from '@nestjs/swagger';
import { loadSettings } from '@corroborate/config';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/database';
import { buildOpenApi, openApi, type RunningApi } from '../start';

const SILENT = { info: () => undefined, warn: () => undefined, error: () => undefined };
const UNSTORABLE = ['%00', 'news%00.example', '%00%00', '1%00', 'a'.repeat(64).concat('%00')];
const MALFORMED = ['%ED%A0%80', '%ED%B0%80', '%', '%2', '%zz', '%C3%28', '%FF', '%u0000'];
const LONG = ['a'.repeat(2_000), '9'.repeat(6_000), '%41'.repeat(3_000)];
const ODD = [
  '%EF%BF%BF',
  '%F0%9F%93%B0',
  '..%2f..%2f',
  '%2e%2e',
  '-1',
  '1e400',
  '0x10',
  'null',
  '%27%20OR%201=1',
  '%0d%0a',
];
const ALL = [...UNSTORABLE, ...MALFORMED, ...LONG, ...ODD];
const OUTSIDE_THE_API = [
  '',
  'assets/',
  'topics/',
  'api/',
  'api/docs/',
  'ops/queues/',
  'ops/queues/queue/',
  'metrics/',
  'mcp/',
];

interface Route {
  method: string;
  path: string;
}
interface Answer {
  status: number;
  body: string;
}

let server: TestDatabase;
let api: RunningApi;
let routes: Route[];

/** Sends a path unchanged: other clients encode it again or reject it. */
const send = (method: string, path: string): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(api.url);
    const options = { hostname, port, method: method.toUpperCase(), path, headers: { accept: 'application/json' } };
    const request = http.request(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString() }));
    });
    request.on('error', reject).end();
  });

const problemOf = ({ status, body }: Answer) => ({ status, ...(JSON.parse(body) as { code: string; detail: string }) });

beforeAll(async () => {
  server = await createTestDatabase();
  api = await openApi(loadSettings({}, { DATABASE_URL: server.url, PORT: '0', LOG_LEVEL: 'silent' }), SILENT);
  const document = JSON.parse(await buildOpenApi()) as OpenAPIObject;
  routes = Object.entries(document.paths)
    .flatMap(([path, item]) => Object.keys(item as object).map((method) => ({ method, path })))
    .filter(({ path }) => path.includes('{'));
}, 120_000);
afterAll(async () => {
  await api.close();
  await server.drop();
});

it('rejects invalid path parameters on every route, never with a server error', async () => {
  const wrong: unknown[] = [];
  let asked = 0;
  for (const { method, path } of routes) {
    const names = path.match(/\{[^}]+\}/g) ?? [];
    for (const odd of ALL)
      for (const name of names) {
        const filled = path.replace(name, odd).replace(/\{[^}]+\}/g, '1');
        const { status } = await send(method, filled);
        asked += 1;
        if (status < 400 || status >= 500) wrong.push([method, filled.slice(0, 80), status]);
      }
  }
  expect(wrong).toEqual([]);
  expect(routes.length).toBeGreaterThan(40);
  expect(asked).toBeGreaterThan(1_000);
}, 300_000);

it('returns 400 with a code and a message for a NUL byte or a lone surrogate in a path', async () => {
  for (const { method, path } of routes)
    for (const odd of UNSTORABLE) {
      const answer = await send(method, path.replace(/\{[^}]+\}/g, odd));
      expect([method, path, problemOf(answer)]).toEqual([
        method,
        path,
        expect.objectContaining({ status: 400, code: 'invalid-input', detail: expect.stringMatching(/\w/) }),
      ]);
    }
  for (const odd of MALFORMED)
    expect(problemOf(await send('get', `/api/outlets/${odd}`))).toMatchObject({
      status: 400,
      code: 'malformed-request',
    });
}, 300_000);

it('names the path parameter that contains invalid characters, with the reason', async () => {
  expect(JSON.parse((await send('get', '/api/outlets/%00')).body)).toMatchObject({
    status: 400,
    code: 'invalid-input',
    errors: [{ in: 'path', parameter: 'site', detail: 'The text has a NUL byte or half a character in it.' }],
  });
  expect(JSON.parse((await send('get', `/api/outlets/${'a'.repeat(1_001)}`)).body)).toMatchObject({
    errors: [{ in: 'path', parameter: 'site', detail: 'The site must not be longer than 1000 characters.' }],
  });
});

it('returns no server error for an invalid path outside the API routes', async () => {
  const failed: unknown[] = [];
  for (const prefix of OUTSIDE_THE_API)
    for (const odd of ALL) {
      const { status } = await send('get', `/${prefix}${odd}`);
      // Desk pages return 503 if the desk is not built.
      if (status >= 500 && status !== 503) failed.push([prefix, odd.slice(0, 40), status]);
    }
  expect(failed).toEqual([]);
}, 120_000);

it('rejects cursors with numbers that no column can hold', async () => {
  const values = [
    '"\\u0000"',
    '["\\u0000",1]',
    '{"at":"\\u0000","id":1}',
    '["\\ud800",1]',
    '\u0000',
    '[1e300]',
    '[1e300,1]',
    '[1,1e300]',
    '[0.5,0.5]',
    '[0.5]',
    '[0.5,1]',
  ];
  const lists = [
    'topics?',
    'investigations?',
    'investigations/candidates?',
    'investigations/candidates?sort=latest&',
    'reviews?',
    'reviews?state=decided&',
    'reviews?state=superseded&',
    'audit?',
  ];
  for (const list of lists)
    for (const value of values) {
      const cursor = Buffer.from(value).toString('base64url');
      const { status } = await send('get', `/api/${list}cursor=${cursor}`);
      const taken = value === '[0.5,1]' && list === 'investigations/candidates?';
      expect([list, value, status]).toEqual([list, value, taken ? 200 : 400]);
    }
});
