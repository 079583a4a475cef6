import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import * as zlib from 'node:zlib';
import {
  CorroborateError,
  type CallContext,
  type GatewayResponse,
  type Outcome,
  type PendingOriginal,
} from '@corroborate/domain';
import { InMemoryAnswerCache, InMemoryBudgetStore, InMemoryPaceStore } from './memory.stores';
import { freePort, startLoopback, type Loopback } from './testing/loopback';
import { openTestGateway } from './testing/test.gateway';

const context: CallContext = { investigationId: 1, stage: 'search' };
const value = (outcome: Outcome<GatewayResponse>): GatewayResponse => {
  if (outcome.kind !== 'found') throw new Error(`${outcome.kind}: ${outcome.reason}`);
  return outcome.value;
};
const text = (outcome: Outcome<GatewayResponse>) => value(outcome).body.toString();

let main: Loopback;
let other: Loopback;
let opened: ReturnType<typeof openTestGateway>[] = [];
const open = (...args: Parameters<typeof openTestGateway>) => {
  const gateway = openTestGateway(...args);
  opened.push(gateway);
  return gateway;
};
/** Call counts by path, for responses that change. */
const times = new Map<string, number>();
let closedEarly = 0;

const page = (size: number) => Buffer.from('A plain sentence. '.repeat(Math.ceil(size / 18)).slice(0, size));

/** 50 kB that decompress to 50 MB. */
const bomb = zlib.gzipSync(Buffer.alloc(50_000_000));

interface Asked {
  request: IncomingMessage;
  response: ServerResponse;
  url: URL;
  /** Number of calls to this path, including this one. */
  n: number;
}
const packed = (encoding: string, body: Buffer) => (asked: Asked) =>
  asked.response.writeHead(200, { 'content-encoding': encoding }).end(body);
const moved = (status: number, location: () => string) => (asked: Asked) =>
  asked.response.writeHead(status, { location: location() }).end();
const every = (ms: number, response: ServerResponse, write: () => void) => {
  const timer = setInterval(write, ms);
  response.on('close', () => clearInterval(timer));
};

const BODIES: Record<string, (asked: Asked) => unknown> = {
  '/404': ({ response }) => response.writeHead(404).end('nothing here'),
  '/size': ({ response, url }) => response.end(page(Number(url.searchParams.get('n')))),
  '/endless': ({ response }) => every(1, response, () => response.write(page(20_000))),
  '/gzip': packed('gzip', zlib.gzipSync(page(5_000))),
  '/br': packed('br', zlib.brotliCompressSync(page(5_000))),
  '/deflate': packed('deflate', zlib.deflateSync(page(5_000))),
  '/deflate-raw': packed('deflate', zlib.deflateRawSync(page(5_000))),
  '/double': packed('deflate, gzip', zlib.gzipSync(zlib.deflateSync(page(5_000)))),
  '/bomb': packed('gzip', bomb),
  '/broken-gzip': packed('gzip', zlib.gzipSync(page(5_000)).subarray(0, 30)),
  '/unknown-coding': packed('zip', page(50)),
  '/head': ({ response }) => response.writeHead(200, { 'content-length': '9999999', 'x-a': ['1', '2'] }).end(),
};
const REDIRECTS: Record<string, (asked: Asked) => unknown> = {
  '/hop': ({ response, url }) => {
    const left = Number(url.searchParams.get('n'));
    return response.writeHead(302, { location: left > 0 ? `/hop?n=${left - 1}` : '/end' }).end();
  },
  '/circle': moved(301, () => '/circle2'),
  '/circle2': moved(301, () => '/circle'),
  '/leave': moved(302, () => `${other.origin}/arrived`),
  '/leave-with-body': moved(307, () => `${other.origin}/arrived`),
  '/leave-by-name': moved(302, () => 'http://inside.example:8080/'),
  '/to-file': moved(302, () => 'file:///etc/passwd'),
  '/post-hop': moved(303, () => '/end'),
};
const ARCHIVED = { 'memento-datetime': 'Tue, 10 Mar 2026 08:00:00 GMT' };
const TROUBLES: Record<string, (asked: Asked) => unknown> = {
  '/busy-short': ({ response, n }) =>
    n === 1 ? response.writeHead(429, { 'retry-after': '0.2' }).end() : response.end('now'),
  '/busy-long': ({ response }) => response.writeHead(429, { 'retry-after': '60' }).end('later'),
  '/archived-busy': ({ response }) => response.writeHead(429, { ...ARCHIVED, 'retry-after': '60' }).end('busy then'),
  '/archived-broken': ({ response }) => response.writeHead(503, ARCHIVED).end('down then'),
  '/flaky': ({ response, n }) => (n <= 2 ? response.writeHead(503).end() : response.end('up again')),
  '/broken': ({ response }) => response.writeHead(503).end('broken'),
  '/hang': ({ response }) => response.on('close', () => closedEarly++),
  '/drip': ({ response }) => every(20, response, () => response.write('.')),
  '/reset': ({ request }) => request.socket.resetAndDestroy(),
  '/truncate': ({ request, response }) => {
    response.writeHead(200, { 'content-length': '5000' });
    return response.write('half a sent', () => request.socket.destroy());
  },
  '/slow': ({ response }) => setTimeout(() => response.end('slow'), 100),
};
const ROUTES: Record<string, (asked: Asked) => unknown> = { ...BODIES, ...REDIRECTS, ...TROUBLES };

beforeAll(async () => {
  other = await startLoopback((request, response) => response.end(`other ${request.url}`));
  main = await startLoopback((request, response, hit) => {
    const url = new URL(hit.url, 'http://x');
    const n = (times.get(url.pathname) ?? 0) + 1;
    times.set(url.pathname, n);
    const route = ROUTES[url.pathname];
    if (route) return void route({ request, response, url, n });
    response.setHeader('x-a', ['1', '2']);
    response.end(`${hit.method} ${hit.url} ${hit.body}`);
  });
});
afterAll(() => Promise.all([main.close(), other.close()]));
beforeEach(() => {
  main.hits.length = 0;
  other.hits.length = 0;
  times.clear();
  closedEarly = 0;
});
afterEach(async () => {
  await Promise.all(opened.map(({ gateway }) => gateway.close()));
  opened = [];
});

/** Request for a page without retries. */
const once = (path: string, over: object = {}) => ({
  provider: 'page',
  url: main.origin + path,
  retries: 0,
  ...over,
});

describe('response', () => {
  it('returns status, headers, body and URL, and sends the product name and contact', async () => {
    const { gateway } = open();
    const answer = value(await gateway.call({ provider: 'brave', url: `${main.origin}/a?q=b#c` }, context));
    expect(answer).toMatchObject({
      status: 200,
      url: `${main.origin}/a?q=b`,
      redirects: [],
      fromCache: false,
      costUsd: 0,
    });
    expect(answer.headers['x-a']).toBe('1, 2');
    expect(answer.body.toString()).toBe('GET /a?q=b ');
    expect(main.hits[0]?.headers['user-agent']).toMatch(
      /^Corroborate\/\d+\.\d+\.\d+ \(\+mailto:desk@newsroom\.example\)$/,
    );
  });

  it('returns a 404 as `found`', async () => {
    const { gateway } = open();
    expect(value(await gateway.call(once('/404'), context)).status).toBe(404);
  });

  it('records one ledger entry without the secrets of the URL', async () => {
    const { gateway, ledger } = open();
    await gateway.call({ provider: 'brave', url: `${main.origin}/a?q=b&api_key=hunter2` }, context);
    expect(ledger.entries).toEqual([
      expect.objectContaining({
        investigationId: 1,
        stage: 'search',
        provider: 'brave',
        method: 'GET',
        url: `${main.origin}/a?q=b&api_key=***`,
        outcome: 'found',
        reason: null,
        status: 200,
        cached: false,
        attempts: 1,
        bytes: 'GET /a?q=b&api_key=hunter2 '.length,
        costUsd: 0,
      }),
    ]);
  });

  it('sends a POST with its body and headers, except `Host`', async () => {
    const { gateway } = open();
    await gateway.call(
      once('/p', {
        method: 'POST',
        body: '{"q":"ä"}',
        headers: { 'Content-Type': 'application/json', Host: 'evil.example' },
      }),
      context,
    );
    expect(main.hits[0]).toMatchObject({ method: 'POST', body: '{"q":"ä"}' });
    expect(main.hits[0]?.headers).toMatchObject({
      'content-type': 'application/json',
      host: `127.0.0.1:${main.port}`,
    });
  });

  it('returns no body for a HEAD, whatever its content length', async () => {
    const { gateway } = open();
    const answer = value(await gateway.call(once('/head', { method: 'HEAD' }), context));
    expect([answer.headers['content-length'], answer.body.length]).toEqual(['9999999', 0]);
  });

  it.each(['/gzip', '/br', '/deflate', '/deflate-raw', '/double'])('decompresses %s', async (path) => {
    const { gateway } = open();
    const answer = value(await gateway.call(once(path), context));
    expect(answer.body.equals(page(5_000))).toBe(true);
    expect(answer.headers).not.toHaveProperty('content-encoding');
  });
});

describe('response body check', () => {
  it('accepts a response of exactly the maximum size', async () => {
    const { gateway } = open();
    expect(value(await gateway.call(once('/size?n=1000', { maxBytes: 1000 }), context)).body).toHaveLength(1000);
  });

  it.each([['/size?n=1001'], ['/endless'], ['/bomb']])('aborts a response above the maximum size: %s', async (path) => {
    const { gateway, cache } = open();
    const outcome = await gateway.call(once(path, { maxBytes: path === '/bomb' ? 100_000 : 1000 }), context);
    expect(outcome).toMatchObject({ kind: 'failed', code: 'limit-exceeded' });
    expect(cache.entries.size).toBe(0);
  });

  it.each(['/broken-gzip', '/unknown-coding', '/truncate'])('fails for a damaged body: %s', async (path) => {
    const { gateway } = open();
    expect(await gateway.call(once(path), context)).toMatchObject({ kind: 'failed', code: 'upstream-failed' });
  });
});

describe('gateway redirects', () => {
  it('follows redirects and lists them in the response', async () => {
    const { gateway } = open();
    const answer = value(await gateway.call(once('/hop?n=1'), context));
    expect(answer).toMatchObject({
      status: 200,
      url: `${main.origin}/end`,
      redirects: [`${main.origin}/hop?n=0`, `${main.origin}/end`],
    });
  });

  it('returns the redirect if `maxRedirects` is 0', async () => {
    const { gateway } = open();
    expect(value(await gateway.call(once('/hop?n=1', { maxRedirects: 0 }), context))).toMatchObject({
      status: 302,
      redirects: [],
    });
  });

  it('returns the redirect if the target host is not in `redirectHosts`', async () => {
    const { gateway } = open();
    const answer = value(await gateway.call(once('/hop?n=1', { redirectHosts: ['other.example'] }), context));
    expect(answer).toMatchObject({ status: 302, redirects: [], headers: { location: `${main.origin}/hop?n=0` } });
    const own = { redirectHosts: [new URL(main.origin).hostname] };
    expect(value(await gateway.call(once('/hop?n=1', own), context))).toMatchObject({ status: 200 });
  });

  it('fails above the maximum number of redirects or in a loop', async () => {
    const { gateway } = open();
    expect(await gateway.call(once('/hop?n=9', { maxRedirects: 3 }), context)).toMatchObject({
      kind: 'failed',
      code: 'limit-exceeded',
    });
    expect(main.hits).toHaveLength(4);
    expect(await gateway.call(once('/circle'), context)).toMatchObject({
      kind: 'failed',
      reason: expect.stringContaining('redirect loop'),
    });
  });

  it('sends no secret headers to another origin', async () => {
    const { gateway } = open();
    const headers = {
      Authorization: 'Bearer s',
      'X-Subscription-Token': 's',
      Cookie: 's',
      Accept: 'text/html',
    };
    expect(text(await gateway.call(once('/leave', { headers }), context))).toBe('other /arrived');
    expect(main.hits[0]?.headers).toMatchObject({ authorization: 'Bearer s' });
    expect(other.hits[0]?.headers).toMatchObject({ accept: 'text/html' });
    expect(JSON.stringify(other.hits[0]?.headers)).not.toMatch(/authorization|subscription|cookie/);
  });

  it('sends no body to another origin', async () => {
    const { gateway } = open();
    expect(await gateway.call(once('/leave-with-body', { method: 'POST', body: 'key' }), context)).toMatchObject({
      kind: 'blocked',
    });
    expect(other.hits).toHaveLength(0);
  });

  it('changes a POST to a GET on status 303', async () => {
    const { gateway } = open();
    expect(text(await gateway.call(once('/post-hop', { method: 'POST', body: 'x' }), context))).toBe('GET /end ');
  });

  it('blocks a redirect to another scheme', async () => {
    const { gateway } = open();
    expect(await gateway.call(once('/to-file'), context)).toMatchObject({ kind: 'blocked' });
  });
});

describe('SSRF guard', () => {
  const guarded = { ALLOW_PRIVATE_NETWORKS: false };

  it('blocks a private address before sending and records the refusal', async () => {
    const { gateway, ledger } = open({ settings: guarded });
    expect(await gateway.call(once('/a'), context)).toMatchObject({ kind: 'blocked' });
    expect(main.hits).toHaveLength(0);
    expect(ledger.entries[0]).toMatchObject({ outcome: 'blocked', attempts: 0 });
  });

  it('blocks a host name with any private address after a single lookup', async () => {
    const asked: string[] = [];
    const lookup = async (name: string) => {
      asked.push(name);
      return [
        { address: '93.184.215.14', family: 4 },
        { address: '127.0.0.1', family: 4 },
      ];
    };
    const { gateway } = open({ settings: guarded, lookup });
    const outcome = await gateway.call({ provider: 'page', url: 'http://rebind.example:8080/' }, context);
    expect(outcome).toMatchObject({ kind: 'blocked', reason: expect.stringContaining('rebind.example') });
    expect(asked).toEqual(['rebind.example']);
  });

  it('connects to the resolved address', async () => {
    const { gateway } = open({ lookup: async () => [{ address: '127.0.0.1', family: 4 }] });
    expect(text(await gateway.call({ provider: 'page', url: `http://anything.example:${main.port}/x` }, context))).toBe(
      'GET /x ',
    );
  });

  it('allows APIs, but not pages or redirects, to connect to trusted origins', async () => {
    const { gateway } = open({ settings: guarded, trustedOrigins: [`${main.origin}/`] });
    expect(text(await gateway.call({ provider: 'searxng', url: `${main.origin}/search` }, context))).toBe(
      'GET /search ',
    );
    expect(await gateway.call({ provider: 'page', url: `${main.origin}/search` }, context)).toMatchObject({
      kind: 'blocked',
    });
    expect(await gateway.call({ provider: 'searxng', url: `${main.origin}/leave` }, context)).toMatchObject({
      kind: 'blocked',
      reason: expect.stringContaining('redirect'),
    });
    expect(other.hits).toHaveLength(0);
  });

  it('blocks a redirect from a trusted origin to a host name with a private address', async () => {
    const lookup = async () => [{ address: '127.0.0.1', family: 4 }];
    const { gateway } = open({ settings: guarded, lookup, trustedOrigins: [main.origin] });
    expect(await gateway.call({ provider: 'searxng', url: `${main.origin}/leave-by-name` }, context)).toMatchObject({
      kind: 'blocked',
      reason: expect.stringContaining('inside.example'),
    });
  });
});

describe('private address in a request', () => {
  const ask = (url: string, over: object = {}) =>
    open().gateway.call({ provider: 'wayback', url: main.origin + url, retries: 0, ...over }, context);

  it('blocks the call to a third party, even if private networks are allowed', async () => {
    const blocked = { kind: 'blocked', reason: expect.stringContaining('private address') };
    expect(await ask(`/cdx?url=${encodeURIComponent('http://cms.newsroom.local/story')}`)).toMatchObject(blocked);
    expect(await ask('/web/2026id_/http://10.0.0.7/story')).toMatchObject(blocked);
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    expect(await ask('/save', { method: 'POST', body: 'url=http%3A%2F%2Fwiki%2Fx', headers })).toMatchObject(blocked);
    expect(main.hits).toHaveLength(0);
  });

  it('replaces the address in a prompt, but not for the newsroom’s own service', async () => {
    const body = '{"text":"see http://wiki.corp/x"}';
    const post = { method: 'POST', body, headers: { 'content-type': 'application/json' } };
    expect(text(await ask('/chat', post))).toContain('{"text":"see [private address]"}');
    expect(text(await ask('/hook', { ...post, ownService: true }))).toContain(body);
  });
});

describe('timeouts and connection errors', () => {
  it.each(['/hang', '/drip'])('ends the call at its time limit: %s', async (path) => {
    const { gateway } = open();
    const started = performance.now();
    const outcome = await gateway.call(once(path, { timeoutMs: 150, retries: 2 }), context);
    expect(outcome).toMatchObject({ kind: 'failed', code: 'timeout' });
    expect(performance.now() - started).toBeLessThan(600);
  });

  it('fails a reset call after the given number of retries', async () => {
    const { gateway, ledger } = open();
    expect(await gateway.call(once('/reset', { retries: 1 }), context)).toMatchObject({
      kind: 'failed',
      code: 'upstream-failed',
    });
    expect([main.hits.length, ledger.entries[0]?.attempts]).toEqual([2, 2]);
  });

  it('retries a GET until it succeeds', async () => {
    const { gateway, ledger } = open();
    expect(text(await gateway.call(once('/flaky', { retries: 2 }), context))).toBe('up again');
    expect(ledger.entries[0]).toMatchObject({ attempts: 3, status: 200 });
  });

  it('does not send a POST twice', async () => {
    const { gateway } = open();
    await gateway.call(once('/reset', { method: 'POST', body: 'x', retries: 3 }), context);
    expect(value(await gateway.call(once('/flaky', { method: 'POST', body: 'x', retries: 3 }), context)).status).toBe(
      503,
    );
    expect(main.hits).toHaveLength(2);
  });

  it('reports a connection error with the host only', async () => {
    const { gateway } = open();
    const outcome = await gateway.call(
      { provider: 'x', url: `http://127.0.0.1:${await freePort()}/?key=hunter2`, retries: 0 },
      context,
    );
    expect(outcome).toEqual({
      kind: 'failed',
      code: 'upstream-failed',
      reason: '127.0.0.1: the connection was refused',
    });
  });
});

describe('Retry-After', () => {
  it('waits for a short delay', async () => {
    const { gateway } = open();
    const started = performance.now();
    expect(text(await gateway.call(once('/busy-short', { retries: 1 }), context))).toBe('now');
    expect(performance.now() - started).toBeGreaterThanOrEqual(195);
  });

  it('blocks calls of all gateways for a long delay and reports until when', async () => {
    const pace = new InMemoryPaceStore();
    const [one, two] = [open({ pace }), open({ pace })];
    const request = (n: number) => ({
      provider: 'gdelt',
      url: `${main.origin}/busy-long?${n}`,
      pace: { intervalMs: 10, maxWaitMs: 1_000 },
    });
    const first = await one.gateway.call(request(1), context);
    expect(first).toMatchObject({ kind: 'limited' });
    const waitMs = Date.parse((first as { retryAt: string }).retryAt) - Date.now();
    expect(waitMs).toBeGreaterThan(55_000);
    expect(waitMs).toBeLessThanOrEqual(60_000);
    expect(await one.gateway.call(request(2), context)).toMatchObject({ kind: 'limited' });
    expect(await two.gateway.call(request(3), context)).toMatchObject({ kind: 'limited' });
    expect(main.hits).toHaveLength(1);
  });

  it('ignores the header of an archived response', async () => {
    const { gateway } = open();
    expect(value(await gateway.call(once('/archived-busy', { retries: 2 }), context)).status).toBe(429);
    expect(value(await gateway.call(once('/x'), context)).status).toBe(200);
    expect(main.hits).toHaveLength(2);
  });

  it('does not block pages of other hosts', async () => {
    const { gateway } = open();
    expect(await gateway.call(once('/busy-long'), context)).toMatchObject({ kind: 'limited' });
    expect(await gateway.call(once('/x'), context)).toMatchObject({ kind: 'limited' });
    expect(text(await gateway.call({ provider: 'page', url: `${other.origin}/x` }, context))).toBe('other /x');
  });
});

describe('circuit breaker', () => {
  it('stays closed when an archive returns archived errors', async () => {
    const { gateway } = open({ circuit: { failures: 2, openMs: 150 } });
    const call = (path: string) =>
      gateway.call({ provider: 'archive', url: `${main.origin}${path}`, retries: 0, cacheTtlMs: 0 }, context);
    for (let n = 0; n < 3; n++) expect(value(await call('/archived-broken')).status).toBe(503);
    expect(value(await call('/fine')).status).toBe(200);
  });

  it('opens after consecutive failures, reports when it half-opens, and closes after a successful trial', async () => {
    const { gateway } = open({ circuit: { failures: 3, openMs: 150 } });
    const call = (path: string) =>
      gateway.call({ provider: 'mojeek', url: `${main.origin}${path}`, retries: 0, cacheTtlMs: 0 }, context);
    for (let n = 0; n < 3; n++) expect(value(await call('/broken')).status).toBe(503);
    const refused = await call('/fine');
    expect(refused).toMatchObject({ kind: 'limited', retryAt: expect.any(String), cause: 'circuit-open' });
    expect(main.hits).toHaveLength(3);
    await pause(200);
    expect(text(await call('/fine'))).toBe('GET /fine ');
    expect(text(await call('/fine2'))).toBe('GET /fine2 ');
  });

  it('opens again when the trial call fails or is cancelled', async () => {
    const { gateway } = open({ circuit: { failures: 1, openMs: 60 } });
    const call = (path: string, signal?: AbortSignal) =>
      gateway.call(
        { provider: 'mojeek', url: `${main.origin}${path}`, retries: 0, cacheTtlMs: 0 },
        { ...context, signal },
      );
    await call('/broken');
    await pause(80);
    expect(await call('/hang', AbortSignal.timeout(30))).toMatchObject({ kind: 'failed', code: 'cancelled' });
    await pause(10);
    expect(await call('/fine')).toMatchObject({ kind: 'limited' });
  });

  it('opens per host for pages and ignores cancelled and oversized responses', async () => {
    const { gateway } = open({ circuit: { failures: 2, openMs: 5_000 } });
    for (let n = 0; n < 3; n++) {
      await gateway.call(once(`/size?n=99&${n}`, { maxBytes: 10 }), context);
      await gateway.call(once('/hang'), { ...context, signal: AbortSignal.timeout(10) });
    }
    expect(text(await gateway.call(once('/still-fine'), context))).toBe('GET /still-fine ');
    for (let n = 0; n < 2; n++) await gateway.call(once(`/reset?${n}`), context);
    expect(await gateway.call(once('/x'), context)).toMatchObject({ kind: 'limited' });
    expect(text(await gateway.call({ provider: 'page', url: `${other.origin}/x` }, context))).toBe('other /x');
  });
});

describe('budget', () => {
  const priced = (path: string, over: object = {}) => ({
    provider: 'brave',
    url: main.origin + path,
    priceUsd: 0.006,
    ...over,
  });

  it('reserves the price before a paid call and refuses a call above the budget', async () => {
    const { gateway, budget, ledger } = open();
    expect(value(await gateway.call(priced('/1'), context)).costUsd).toBe(0.006);
    expect(await gateway.call(priced('/2'), context)).toMatchObject({
      kind: 'limited',
      reason: expect.stringContaining('budget'),
    });
    expect(main.hits).toHaveLength(1);
    expect(budget.spent.get(1)).toBeCloseTo(0.006);
    expect(ledger.entries.map((entry) => entry.costUsd)).toEqual([0.006, 0]);
  });

  it('records the cost before returning a paid response, but returns a free one without waiting', async () => {
    const { gateway, ledger } = open();
    const book = ledger.record.bind(ledger);
    const waiting: (() => void)[] = [];
    ledger.record = async (entry) => {
      await new Promise<void>((go) => waiting.push(go));
      await book(entry);
    };
    await gateway.call(priced('/free', { priceUsd: 0 }), context);
    const paid = gateway.call(priced('/paid'), context);
    while (waiting.length < 2) await new Promise((resolve) => setTimeout(resolve, 5));
    const late = new Promise((resolve) => setTimeout(() => resolve('not answered'), 50));
    const first = await Promise.race([paid, late]);
    for (const go of waiting) go();
    expect(first).toBe('not answered');
    expect(value(await paid).costUsd).toBe(0.006);
  });

  it('does not limit an identical call of another investigation', async () => {
    const { gateway, budget } = open();
    await budget.spend(1, 0.01);
    const [poor, rich] = await Promise.all([
      gateway.call(priced('/slow'), context),
      gateway.call(priced('/slow'), { ...context, investigationId: 2 }),
    ]);
    expect(poor).toMatchObject({ kind: 'limited' });
    expect(text(rich)).toBe('slow');
    expect(budget.spent.get(2)).toBeCloseTo(0.006);
  });

  it('charges nothing for a cached response', async () => {
    const { gateway, budget } = open();
    await gateway.call(priced('/1'), context);
    expect(value(await gateway.call(priced('/1'), context))).toMatchObject({ fromCache: true, costUsd: 0 });
    expect(budget.spent.get(1)).toBeCloseTo(0.006);
  });

  it('refunds a call that was not sent', async () => {
    const { gateway, budget, ledger, pace } = open();
    await gateway.call(priced('/', { url: `http://127.0.0.1:${await freePort()}/`, retries: 0 }), context);
    await pace.pauseUntil('brave', new Date(Date.now() + 60_000));
    expect(await gateway.call(priced('/1', { pace: { intervalMs: 1, maxWaitMs: 10 } }), context)).toMatchObject({
      kind: 'limited',
    });
    expect(budget.spent.get(1)).toBeCloseTo(0);
    expect(ledger.entries.map((entry) => entry.costUsd)).toEqual([0, 0]);
  });

  it('refunds the difference if the actual cost is lower than the price', async () => {
    const { gateway, budget, ledger } = open();
    const settle = ({ body }: { body: Buffer }) => body.length * 0.0001;
    const answer = value(await gateway.call(priced('/1', { settle }), context));
    expect(answer.costUsd).toBeCloseTo(answer.body.length * 0.0001);
    expect(budget.spent.get(1)).toBeCloseTo(answer.costUsd);
    expect(ledger.entries[0]?.costUsd).toBeCloseTo(answer.costUsd);
    const broken = () => JSON.parse('no') as number;
    expect(
      value(await gateway.call(priced('/2', { settle: broken }), { ...context, investigationId: 2 })).costUsd,
    ).toBe(0.006);
    expect(
      value(await gateway.call(priced('/3', { settle: () => 9 }), { ...context, investigationId: 3 })).costUsd,
    ).toBe(0.006);
  });

  it('does not refund a call that may have been charged', async () => {
    const { gateway, budget } = open();
    await gateway.call(priced('/reset'), context);
    expect(main.hits).toHaveLength(1);
    expect(budget.spent.get(1)).toBeCloseTo(0.006);
  });
});

describe('rate limit', () => {
  it('spaces calls across two gateways with a shared store', async () => {
    const pace = new InMemoryPaceStore();
    const gateways = [open({ pace }), open({ pace })];
    const call = (n: number) =>
      gateways[n % 2]!.gateway.call(
        { provider: 'gdelt', url: `${main.origin}/${n}`, pace: { intervalMs: 60 } },
        context,
      );
    const outcomes = await Promise.all([0, 1, 2, 3].map(call));
    expect(outcomes.map((outcome) => outcome.kind)).toEqual(['found', 'found', 'found', 'found']);
    const at = main.hits.map((hit) => hit.at);
    // Four calls take three intervals; single gaps vary with machine load.
    expect(at[3]! - at[0]!).toBeGreaterThan(150);
  });

  it('refuses a call whose wait would exceed the maximum', async () => {
    const { gateway } = open();
    const call = (n: number) =>
      gateway.call(
        { provider: 'gdelt', url: `${main.origin}/${n}`, pace: { intervalMs: 5_000, maxWaitMs: 100 } },
        context,
      );
    expect((await call(1)).kind).toBe('found');
    expect(await call(2)).toMatchObject({ kind: 'limited', retryAt: expect.any(String) });
    expect(main.hits).toHaveLength(1);
  });

  it('applies no interval if RATE_SCALE is 0', async () => {
    const { gateway } = open({ settings: { RATE_SCALE: 0 } });
    const call = (n: number) =>
      gateway.call(
        { provider: 'gdelt', url: `${main.origin}/${n}`, pace: { intervalMs: 5_000, maxWaitMs: 0 } },
        context,
      );
    expect((await Promise.all([1, 2, 3].map(call))).map((outcome) => outcome.kind)).toEqual([
      'found',
      'found',
      'found',
    ]);
  });
});

describe('response cache', () => {
  it('serves a repeated request without a call', async () => {
    const { gateway, ledger } = open();
    const first = value(await gateway.call(once('/hop?n=0'), context));
    const second = value(await gateway.call(once('/hop?n=0'), context));
    expect(second).toEqual({ ...first, fromCache: true, latencyMs: 0 });
    expect(main.hits).toHaveLength(2);
    expect(ledger.entries[1]).toMatchObject({ cached: true, attempts: 0, status: 200, costUsd: 0 });
  });

  it('shares responses between gateways with the same store until they expire', async () => {
    const cache = new InMemoryAnswerCache();
    let now = new Date('2031-01-01T00:00:00Z');
    const clock = { now: () => now };
    const [one, two] = [open({ cache, clock }), open({ cache, clock })];
    await one.gateway.call(once('/a'), context);
    expect(value(await two.gateway.call(once('/a'), context)).fromCache).toBe(true);
    now = new Date('2031-01-02T00:00:01Z');
    expect(value(await two.gateway.call(once('/a'), context)).fromCache).toBe(false);
  });

  it('skips the cache if the call or the settings disable it', async () => {
    const { gateway } = open();
    for (let n = 0; n < 2; n++) await gateway.call(once('/a', { cacheTtlMs: 0 }), context);
    const off = open({ settings: { CACHE_HOURS: 0 } });
    for (let n = 0; n < 2; n++) await off.gateway.call(once('/a'), context);
    expect(main.hits).toHaveLength(4);
  });

  it('stores neither errors nor API keys', async () => {
    const { gateway, cache } = open();
    await gateway.call(once('/broken'), context);
    expect(cache.entries.size).toBe(0);
    const request = {
      provider: 'brave',
      url: `${main.origin}/a?api_key=hunter2`,
      headers: { 'X-Subscription-Token': 'hunter3' },
    };
    await gateway.call(request, context);
    const stored = [...cache.entries].map(([key, { answer }]) => JSON.stringify({ key, ...answer, body: '' })).join();
    expect(cache.entries.size).toBe(1);
    expect(stored).not.toMatch(/hunter/);
    expect(value(await gateway.call(request, context)).url).toBe(request.url);
  });

  it('does not return a response above the caller’s maximum size', async () => {
    const { gateway } = open();
    await gateway.call(once('/size?n=500'), context);
    expect(await gateway.call(once('/size?n=500', { maxBytes: 100 }), context)).toMatchObject({
      kind: 'failed',
      code: 'limit-exceeded',
    });
  });
});

describe('concurrent identical requests', () => {
  it('fetches once for all callers', async () => {
    const { gateway, ledger } = open();
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => gateway.call(once('/slow'), context)));
    expect(outcomes.map(text)).toEqual(Array(10).fill('slow'));
    expect(main.hits).toHaveLength(1);
    expect(outcomes.filter((outcome) => !value(outcome).fromCache)).toHaveLength(1);
    expect(ledger.entries.filter((entry) => !entry.cached)).toHaveLength(1);
    expect(ledger.entries).toHaveLength(10);
  });

  it('sends each request if caching is disabled', async () => {
    const { gateway } = open();
    await Promise.all(
      [1, 2].map(() => gateway.call(once('/slow', { method: 'POST', body: 'x', cacheTtlMs: 0 }), context)),
    );
    expect(main.hits).toHaveLength(2);
  });

  it('continues for the others when the first caller cancels', async () => {
    const { gateway } = open();
    const first = gateway.call(once('/slow'), { ...context, signal: AbortSignal.timeout(20) });
    const second = gateway.call(once('/slow'), context);
    expect(await first).toMatchObject({ kind: 'failed', code: 'cancelled' });
    expect(text(await second)).toBe('slow');
    expect(main.hits).toHaveLength(1);
  });

  it('aborts the fetch when all callers have cancelled; a later caller starts a new one', async () => {
    const { gateway } = open();
    const [leaving, ending] = [new AbortController(), new AbortController()];
    const call = ({ signal }: AbortController) =>
      gateway.call(once('/hang', { timeoutMs: 60_000 }), { ...context, signal });
    const left = Promise.all([call(leaving), call(leaving)]);
    while (main.hits.length < 1) await pause(5);
    leaving.abort();
    await left;
    const next = call(ending);
    while (main.hits.length < 2 || closedEarly < 1) await pause(5);
    ending.abort();
    expect(await next).toMatchObject({ kind: 'failed', code: 'cancelled' });
    expect(main.hits).toHaveLength(2);
  });
});

describe('cancellation', () => {
  const soon = () => ({ ...context, signal: AbortSignal.timeout(40) });
  /** Less than the shortest wait that is aborted, a rate limit of 3 s. */
  const MAX_MS = 2_500;
  const timed = async <T>(work: Promise<T>): Promise<[T, number]> => {
    const started = performance.now();
    return [await work, performance.now() - started];
  };
  const cancelled = { kind: 'failed', code: 'cancelled' };

  it('makes no call if already cancelled', async () => {
    const { gateway, ledger } = open();
    expect(await gateway.call(once('/a'), { ...context, signal: AbortSignal.abort() })).toMatchObject(cancelled);
    expect([main.hits.length, ledger.entries.length]).toEqual([0, 1]);
  });

  it.each(['/hang', '/drip'])(
    'aborts immediately on cancellation while waiting for or reading a response: %s',
    async (path) => {
      const { gateway } = open();
      const [outcome, ms] = await timed(gateway.call(once(path), soon()));
      expect(outcome).toMatchObject(cancelled);
      expect(ms).toBeLessThan(MAX_MS);
    },
  );

  it('aborts the rate-limit wait and releases the reserved budget', async () => {
    const { gateway, budget } = open();
    const request = {
      provider: 'gdelt',
      url: `${main.origin}/1`,
      priceUsd: 0.001,
      pace: { intervalMs: 3_000 },
    };
    await gateway.call({ ...request, priceUsd: 0 }, context);
    const [outcome, ms] = await timed(gateway.call({ ...request, url: `${main.origin}/2` }, soon()));
    expect(outcome).toMatchObject(cancelled);
    expect(ms).toBeLessThan(MAX_MS);
    await pause(5);
    expect(budget.spent.get(1)).toBeCloseTo(0);
    expect(main.hits).toHaveLength(1);
  });

  it('aborts the wait before a retry', async () => {
    const { gateway } = open();
    const [outcome, ms] = await timed(gateway.call(once('/broken', { retries: 5 }), soon()));
    expect(outcome).toMatchObject(cancelled);
    expect(ms).toBeLessThan(MAX_MS);
  });

  it('ends all calls when the gateway is closed; later calls are not made', async () => {
    const { gateway } = open();
    const hanging = gateway.call(once('/hang'), context);
    await pause(30);
    const [, ms] = await timed(gateway.close());
    expect(await hanging).toMatchObject({ kind: 'failed' });
    expect(ms).toBeLessThan(MAX_MS);
    expect(await gateway.call(once('/a'), context)).toMatchObject(cancelled);
    expect(main.hits).toHaveLength(1);
  });
});

describe('failing store', () => {
  const down = async () => {
    throw new Error('connect to postgres://user:hunter2@db');
  };

  it('does not fail a call if cache and ledger are unavailable', async () => {
    const faults: unknown[] = [];
    const cache = { get: down, set: down, sweep: down };
    const { gateway } = open({ cache, ledger: { record: down }, onFault: (fault) => faults.push(fault) });
    expect(text(await gateway.call(once('/a'), context))).toBe('GET /a ');
    expect(faults).toHaveLength(3);
  });

  it('prevents a paid call if the budget is unavailable', async () => {
    const budget = Object.assign(new InMemoryBudgetStore(), { spend: down });
    const { gateway } = open({ budget });
    const outcome = await gateway.call({ provider: 'brave', url: `${main.origin}/a`, priceUsd: 0.001 }, context);
    expect(outcome).toMatchObject({ kind: 'failed', reason: expect.not.stringContaining('hunter2') });
    expect(main.hits).toHaveLength(0);
  });

  it('notifies all waiting callers if the call failed because a store is unavailable', async () => {
    const refused = async () => {
      await pause(20);
      throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
    };
    const { gateway } = open({
      pace: { reserve: refused, pauseUntil: refused },
      circuit: { failures: 1, openMs: 60_000 },
    });
    const outages: string[] = [];
    const request = { provider: 'gdelt', url: `${main.origin}/a`, pace: { intervalMs: 5 } };
    const waiting = ['search', 'context'].map((stage) =>
      gateway.call(request, { ...context, stage, onStoreAway: ({ code }) => outages.push(`${stage} ${code}`) }),
    );
    expect(await Promise.all(waiting)).toMatchObject([{ kind: 'failed' }, { kind: 'failed' }]);
    expect(outages.sort()).toEqual(['context storage-unavailable', 'search storage-unavailable']);
    expect(await gateway.call(request, context)).toMatchObject({ kind: 'failed' });
  });

  it('prevents a rate-limited call if the rate limit is unavailable', async () => {
    const { gateway } = open({ pace: { reserve: down, pauseUntil: down } });
    expect(
      await gateway.call({ provider: 'gdelt', url: `${main.origin}/a`, pace: { intervalMs: 5 } }, context),
    ).toMatchObject({ kind: 'failed' });
    expect(main.hits).toHaveLength(0);
  });
});

describe('originals', () => {
  const pending = () => {
    const writing = Promise.withResolvers<void>();
    const hurry = jest.fn();
    const recorder = { record: () => writing.promise, recordSoon: () => ({ stored: writing.promise, hurry }) };
    return { writing, hurry, recorder };
  };
  const call = { provider: 'bing', url: '' };

  it('delays the response until originals are stored unless the caller waits itself', async () => {
    const { writing, recorder } = pending();
    const { gateway } = open({ recorder });
    const answer = gateway.call({ ...call, url: `${main.origin}/waits` }, context);
    expect(await Promise.race([answer, pause(100, 'waiting')])).toBe('waiting');
    writing.resolve();
    expect(await answer).toMatchObject({ kind: 'found' });
  });

  it('passes pending originals to a waiting caller and reports their failure', async () => {
    const { writing, hurry, recorder } = pending();
    const { gateway } = open({ recorder });
    const originals: PendingOriginal[] = [];
    const onStoreAway = jest.fn();
    const waiting = { ...context, onPending: (one: PendingOriginal) => void originals.push(one), onStoreAway };
    expect(await gateway.call({ ...call, url: `${main.origin}/later` }, waiting)).toMatchObject({ kind: 'found' });
    originals[0]?.hurry();
    writing.reject(new CorroborateError('storage-unavailable', 'The evidence store does not answer.'));
    await originals[0]?.stored;
    expect(hurry).toHaveBeenCalledTimes(1);
    expect(onStoreAway).toHaveBeenCalledTimes(1);
  });
});

describe('suspended process', () => {
  /** Blocks the process, as if it were suspended. */
  const blockEventLoop = (ms: number) => {
    for (const until = Date.now() + ms; Date.now() < until;);
  };

  it('restarts the time limit of a call and does not open the circuit', async () => {
    const { gateway } = open({ settings: { FETCH_TIMEOUT_MS: 1_000 }, circuit: { failures: 1, openMs: 60_000 } });
    const before = main.hits.length;
    const answer = gateway.call({ provider: 'bing', url: `${main.origin}/slow?still` }, context);
    while (main.hits.length === before) await pause(5);
    blockEventLoop(2_500);
    expect(await answer).toMatchObject({ kind: 'found' });
    const next = await gateway.call({ provider: 'bing', url: `${main.origin}/fine` }, context);
    expect(next).toMatchObject({ kind: 'found' });
  });
});
