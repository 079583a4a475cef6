import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import * as https from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CallContext } from '@corroborate/domain';
import { createAuthority } from './testing/authority';
import { freePort, listen, startLoopback, startProxy, stop } from './testing/loopback';
import { openTestGateway, type testSettings } from './testing/test.gateway';

const context: CallContext = { investigationId: null, stage: 'test' };
const folder = mkdtempSync(join(tmpdir(), 'egress-ca-'));
const caFile = join(folder, 'ca.pem');

describe('egress proxy', () => {
  let proxy: Awaited<ReturnType<typeof startProxy>>;
  let secure: https.Server;
  let gateways: ReturnType<typeof openTestGateway>[] = [];
  let location = '';

  const open = (over: Partial<typeof testSettings> | object = {}) => {
    const settings = {
      ALLOW_PRIVATE_NETWORKS: false,
      EGRESS_PROXY_URL: proxy.origin,
      EGRESS_CA_FILE: caFile,
      ...over,
    };
    const opened = openTestGateway({ settings });
    gateways.push(opened);
    return opened.gateway;
  };
  const get = (gateway: ReturnType<typeof open>, url: string) =>
    gateway.call({ provider: 'page', url, retries: 0 }, context);

  beforeAll(async () => {
    const names = ['news.example', 'api.example'];
    const authority = await createAuthority();
    writeFileSync(caFile, authority.pem);
    secure = https.createServer(await authority.issue(names), (request, response) =>
      request.url === '/away'
        ? response.writeHead(302, { location }).end()
        : response.end(`secure ${request.headers.host}${request.url}`),
    );
    const port = await listen(secure);
    proxy = await startProxy(
      () => port,
      (request, response) =>
        request.url?.endsWith('/away')
          ? response.writeHead(302, { location }).end()
          : response.end(`plain ${request.url}`),
    );
  });
  afterAll(async () => {
    await proxy.close();
    await stop(secure);
    rmSync(folder, { recursive: true });
  });
  beforeEach(() => {
    proxy.hits.length = 0;
    proxy.tunnels.length = 0;
  });
  afterEach(async () => {
    await Promise.all(gateways.map(({ gateway }) => gateway.close()));
    gateways = [];
  });

  it('receives an http URL with its host name', async () => {
    const outcome = await get(open(), 'http://news.example/a?b=c');
    expect(outcome).toMatchObject({
      kind: 'found',
      value: { body: Buffer.from('plain http://news.example/a?b=c') },
    });
  });

  it('tunnels https and accepts a certificate from the configured authority', async () => {
    const gateway = open();
    const outcome = await get(gateway, 'https://news.example/a');
    expect(outcome).toMatchObject({
      kind: 'found',
      value: { body: Buffer.from('secure news.example/a'), url: 'https://news.example/a' },
    });
    expect(proxy.tunnels).toEqual(['news.example:443']);
  });

  it('rejects a certificate from an unknown authority or for another host', async () => {
    const failed = { kind: 'failed', reason: expect.stringContaining('secure connection') };
    expect(await get(open({ EGRESS_CA_FILE: undefined }), 'https://news.example/a')).toMatchObject(failed);
    expect(await get(open(), 'https://impostor.example/a')).toMatchObject(failed);
  });

  it.each([
    'http://169.254.169.254/latest/meta-data/',
    'http://0x7f.1/',
    'http://localhost/',
    'http://metadata.google.internal/',
    'http://redis:6379/',
    'https://127.0.0.1.nip.io/',
    'http://news.example:22/',
  ])('receives no request for a refused redirect to %s', async (target) => {
    location = target;
    const gateway = open();
    for (const from of ['http://news.example/away', 'https://news.example/away']) {
      expect(await get(gateway, from)).toMatchObject({
        kind: 'blocked',
        reason: expect.stringContaining('redirect'),
      });
    }
    expect([proxy.hits.length, proxy.tunnels]).toEqual([1, ['news.example:443']]);
  });

  it('follows a redirect from http to https', async () => {
    location = 'https://news.example/b';
    expect(await get(open(), 'http://news.example/away')).toMatchObject({
      kind: 'found',
      value: { url: 'https://news.example/b', redirects: ['https://news.example/b'] },
    });
  });

  it('receives no request for a private address', async () => {
    expect(await get(open(), 'http://127.0.0.1/')).toMatchObject({ kind: 'blocked' });
    expect(proxy.hits).toHaveLength(0);
  });

  it('does not include the proxy password in a connection error', async () => {
    const gateway = open({ EGRESS_PROXY_URL: `http://user:hunter2@127.0.0.1:${await freePort()}` });
    for (const url of ['http://news.example/', 'https://news.example/']) {
      const outcome = await get(gateway, url);
      expect(outcome).toMatchObject({ kind: 'failed' });
      expect(JSON.stringify(outcome)).not.toContain('hunter2');
    }
  });

  it('times out a stalled tunnel', async () => {
    const hanging = await startProxy(
      () => 1,
      (_request, _response) => undefined,
    );
    hanging.server.removeAllListeners('connect');
    hanging.server.on('connect', () => undefined);
    const gateway = open({ EGRESS_PROXY_URL: hanging.origin, FETCH_TIMEOUT_MS: 150 });
    const started = performance.now();
    expect(await get(gateway, 'https://news.example/')).toMatchObject({ kind: 'failed', code: 'timeout' });
    expect(performance.now() - started).toBeLessThan(1_000);
    await gateway.close();
    hanging.server.closeAllConnections();
    hanging.server.close();
  });

  it('rejects a missing or invalid CA file when the gateway is created', () => {
    const missing = { EGRESS_PROXY_URL: proxy.origin, EGRESS_CA_FILE: join(folder, 'missing.pem') };
    expect(() => openTestGateway({ settings: missing })).toThrow(
      expect.objectContaining({ code: 'invalid-configuration' }),
    );
    const nonsense = join(folder, 'nonsense.pem');
    writeFileSync(nonsense, 'not a certificate');
    expect(() => openTestGateway({ settings: { ...missing, EGRESS_CA_FILE: nonsense } })).toThrow(
      expect.objectContaining({ code: 'invalid-configuration' }),
    );
  });

  describe('from environment variables', () => {
    const proxies = (over: object = {}) =>
      open({ EGRESS_PROXY_URL: undefined, HTTPS_PROXY: proxy.origin, HTTP_PROXY: proxy.origin, ...over });

    it('receives https and http requests', async () => {
      const gateway = proxies();
      expect(await get(gateway, 'https://news.example/a')).toMatchObject({
        kind: 'found',
        value: { body: Buffer.from('secure news.example/a') },
      });
      expect(await get(gateway, 'http://news.example/a')).toMatchObject({
        kind: 'found',
        value: { body: Buffer.from('plain http://news.example/a') },
      });
      expect(proxy.tunnels).toEqual(['news.example:443']);
    });

    it('receives https requests if only HTTP_PROXY is set', async () => {
      await get(proxies({ HTTPS_PROXY: undefined }), 'https://news.example/a');
      expect(proxy.tunnels).toEqual(['news.example:443']);
    });

    it('receives no requests if EGRESS_PROXY_URL is set', async () => {
      const unreachable = `http://127.0.0.1:${await freePort()}`;
      const gateway = proxies({ EGRESS_PROXY_URL: proxy.origin, HTTPS_PROXY: unreachable, HTTP_PROXY: unreachable });
      expect(await get(gateway, 'https://news.example/a')).toMatchObject({ kind: 'found' });
    });

    it('receives no requests for NO_PROXY hosts, which remain guarded', async () => {
      const gateway = proxies({ NO_PROXY: 'other.example,news.example' });
      expect(await get(gateway, 'http://news.example/a')).not.toMatchObject({ kind: 'found' });
      expect(await get(gateway, 'http://a.news.example/a')).not.toMatchObject({ kind: 'found' });
      expect(await get(gateway, 'http://api.example/a')).toMatchObject({ kind: 'found' });
      expect(proxy.hits.map(({ url }) => url)).toEqual(['http://api.example/a']);
    });

    it('receives no requests for a server on this machine', async () => {
      const own = await startLoopback((_request, response) => response.end('own'));
      const settings = { HTTP_PROXY: proxy.origin, ALLOW_PRIVATE_NETWORKS: false };
      const opened = openTestGateway({ settings, trustedOrigins: [own.origin] });
      gateways.push(opened);
      const request = { provider: 'local', url: `${own.origin}/v1/models`, retries: 0 };
      expect(await opened.gateway.call(request, context)).toMatchObject({ kind: 'found' });
      expect([own.hits.length, proxy.hits.length]).toEqual([1, 0]);
      await own.close();
    });
  });
});
