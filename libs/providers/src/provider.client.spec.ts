import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { failed, limited, type Clock } from '@corroborate/domain';
import { FakeGateway, type FakeAnswer } from '@corroborate/domain/testing';
import { listObjectsOrNull } from './answer';
import { ProviderClient, type ProviderSetup } from './provider.client';
import { createStatusMessage } from './statuses.policy';

const NOW = '2026-03-10T12:00:00Z';
const clock: Clock = { now: () => new Date(NOW) };
const context = { investigationId: 7, stage: 'search' };
const manifest = { name: 'sample', title: 'Sample', priceUsd: 0.002, paceMs: 300 };

function open(setup: ProviderSetup = {}, ...answers: FakeAnswer[]) {
  const gateway = new FakeGateway().on('', ...(answers.length > 0 ? answers : [{ body: '{"items":[]}' }]));
  return {
    gateway,
    api: new ProviderClient({ gateway, clock }, manifest, { baseURL: 'https://api.example.org/v1', ...setup }),
  };
}

describe('ProviderClient requests', () => {
  it('sends calls with the provider’s name, price and rate limit', async () => {
    const { gateway, api } = open({ paceKey: 'shared', maxContentLength: 1_000, timeout: 5_000 });
    await api.call(context, (http) => http.get('/search'), { cacheTtlMs: 0, retries: 0 });
    expect(gateway.requests[0]).toMatchObject({
      provider: 'sample',
      method: 'GET',
      url: 'https://api.example.org/v1/search',
      priceUsd: 0.002,
      pace: { key: 'shared', intervalMs: 300 },
      maxBytes: 1_000,
      timeoutMs: 5_000,
      cacheTtlMs: 0,
      retries: 0,
    });
  });

  it('form-encodes the query in the given order, without undefined parameters', async () => {
    const { gateway, api } = open();
    const params = { q: 'a b:"c", d’e', none: undefined, days: ['x y', '(z)'], page: 1, safe: false };
    await api.call(context, (http) => http.get('/search', { params }));
    expect(gateway.requests[0]?.url).toBe(
      'https://api.example.org/v1/search?q=a+b%3A%22c%22%2C+d%E2%80%99e&days=x+y&days=%28z%29&page=1&safe=false',
    );
  });

  it('sends only the configured headers', async () => {
    const { gateway, api } = open({ headers: { accept: 'text/xml', 'X-Key': 'k', 'x-none': undefined } });
    await api.call(context, (http) => http.get('/search', { headers: { referer: 'https://example.org/' } }));
    expect(gateway.requests[0]?.headers).toEqual({ accept: 'text/xml', 'x-key': 'k', referer: 'https://example.org/' });
    expect(gateway.requests[0]?.body).toBeUndefined();
  });

  it('sends objects as JSON and forms as forms', async () => {
    const { gateway, api } = open();
    await api.call(context, (http) => http.post('/search', { q: 'dam', page: 1 }));
    await api.call(context, (http) =>
      http.post('/search', new URLSearchParams({ q: 'a b' }), {
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      }),
    );
    expect(gateway.requests.map(({ headers, body }) => [headers, body])).toEqual([
      [{ 'content-type': 'application/json' }, '{"q":"dam","page":1}'],
      [{ 'content-type': 'application/x-www-form-urlencoded' }, 'q=a+b'],
    ]);
  });

  it('sends bytes unchanged', async () => {
    const { gateway, api } = open();
    const bytes = Buffer.from([0, 255, 13, 10]);
    await api.call(context, (http) => http.post('/search', bytes, { headers: { 'content-type': 'image/jpeg' } }));
    expect(gateway.requests[0]).toMatchObject({ bytes, headers: { 'content-type': 'image/jpeg' } });
    expect(gateway.requests[0]?.body).toBeUndefined();
  });

  it('goes through the gateway and opens no socket, whatever adapter a request names', async () => {
    const opened: unknown[] = [];
    const note = (socket: unknown) => void opened.push(socket);
    subscribe('net.client.socket', note);
    try {
      const { gateway, api } = open({ adapter: 'http', proxy: { host: '127.0.0.1', port: 9 } });
      await api.call(context, (http) => http.get('http://127.0.0.1:9/', { adapter: 'fetch' }));
      await api.call(context, (http) =>
        http.request({ url: '/x', method: 'POST', data: 'y', adapter: ['xhr', 'http'] }),
      );
      expect(gateway.requests.map(({ url }) => url)).toEqual(['http://127.0.0.1:9/', 'https://api.example.org/v1/x']);
      expect(opened).toEqual([]);
    } finally {
      unsubscribe('net.client.socket', note);
    }
  });
});

describe('ProviderClient outcomes', () => {
  const json = (answer: FakeAnswer, setup: ProviderSetup = {}) =>
    open(setup, answer).api.callJson(context, (http) => http.get('/search'), {
      read: ({ items }) => listObjectsOrNull(items),
      otherwise: 'no list of items',
    });

  it('returns the requested part of a response with a byte order mark', async () =>
    expect(await json({ body: '\ufeff{"items":[{"id":1},"x"]}' })).toEqual({ kind: 'found', value: [{ id: 1 }] }));

  it.each(['', '<html>', '[]', '{"items":{}}', 'null'])('returns `failed` if the part is missing: %p', async (body) =>
    expect(await json({ body })).toEqual(failed('no list of items')),
  );

  it.each([
    [401, { kind: 'blocked', reason: 'HTTP 401: it is shut', status: 401 }],
    [402, { kind: 'limited', reason: 'HTTP 402: the plan is exhausted' }],
    [403, { kind: 'blocked', reason: 'HTTP 403: it is shut', status: 403 }],
    [404, { kind: 'failed', reason: 'HTTP 404' }],
    [429, { kind: 'limited', reason: 'HTTP 429: too many requests' }],
    [451, { kind: 'blocked', reason: 'HTTP 451: it is shut', status: 451 }],
    [503, { kind: 'failed', reason: 'HTTP 503' }],
  ])('checks status %i before the body', async (status, outcome) =>
    expect(await json({ status, body: '{"items":[]}' }, { say: createStatusMessage('it is shut') })).toMatchObject(
      outcome,
    ),
  );

  it.each([
    [{ 'retry-after': '90' }, '2026-03-10T12:01:30.000Z'],
    [{ 'retry-after': 'Tue, 10 Mar 2026 13:00:00 GMT' }, '2026-03-10T13:00:00.000Z'],
    [{ 'x-rate-limit-reset': '1773147600' }, '2026-03-10T13:00:00.000Z'],
    [{ 'ratelimit-reset': '60' }, '2026-03-10T12:01:00.000Z'],
    [{ 'retry-after': 'soon' }, undefined],
    [{}, undefined],
  ])('reads the retry time from the headers %j', async (headers, retryAt) =>
    expect(await json({ status: 429, headers })).toMatchObject({ kind: 'limited', retryAt }),
  );

  it('checks the provider’s own codes first', async () => {
    const judge = (_: unknown, { code }: Record<string, unknown>) => (code === 7 ? limited('the code says so') : null);
    const asked = (answer: FakeAnswer) =>
      open({}, answer).api.callText(context, (http) => http.get('/search'), { judge, accepted: [404] });
    expect(await asked({ status: 500, body: '{"code":7}' })).toEqual(limited('the code says so'));
    expect((await asked({ status: 404, body: 'gone' })).kind).toBe('found');
    expect((await asked({ status: 410, body: 'gone' })).kind).toBe('failed');
  });

  it('returns the gateway’s outcome when there was no response', async () => {
    const said = limited('the budget is used up', undefined, 'budget');
    expect(await json(said)).toEqual(said);
  });

  it('reports the cost of each response and omits refusals', async () => {
    const costs: unknown[] = [];
    const { api } = open({}, { costUsd: 0.001 }, limited('later'), { status: 500, fromCache: true, costUsd: 0 });
    for (let n = 0; n < 3; n += 1)
      await api.call({ ...context, onAnswer: ({ costUsd, fromCache }) => costs.push([costUsd, fromCache]) }, (http) =>
        http.get('/search'),
      );
    expect(costs).toEqual([
      [0.001, false],
      [0, true],
    ]);
  });
});
