import 'reflect-metadata';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import * as https from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as x509 from '@peculiar/x509';
import type { CallContext } from '@corroborate/domain';
import { egressAgents } from './agents';
import { freePort, listen, startProxy, stop } from './testing/loopback';
import type { testSettings } from './testing/test.gateway';
import { openTestGateway } from './testing/test.gateway';

const context: CallContext = { investigationId: null, stage: 'test' };
const KEYS = { name: 'ECDSA', namedCurve: 'P-256' };
const folder = mkdtempSync(join(tmpdir(), 'egress-ca-'));
const caFile = join(folder, 'ca.pem');

/** A private authority in `caFile`, and a server certificate of it for the given names. */
async function makeCertificate(names: string[]): Promise<{ key: string; cert: string }> {
  x509.cryptoProvider.set(crypto);
  const signingAlgorithm = { name: 'ECDSA', hash: 'SHA-256' };
  const [caKeys, keys] = await Promise.all([1, 2].map(() => crypto.subtle.generateKey(KEYS, true, ['sign', 'verify'])));
  const ca = await x509.X509CertificateGenerator.createSelfSigned({
    serialNumber: '01',
    name: 'CN=Private test authority',
    keys: caKeys!,
    signingAlgorithm,
    extensions: [
      new x509.BasicConstraintsExtension(true, 1, true),
      new x509.KeyUsagesExtension(x509.KeyUsageFlags.keyCertSign, true),
    ],
  });
  const cert = await x509.X509CertificateGenerator.create({
    serialNumber: '02',
    subject: `CN=${names[0]}`,
    issuer: ca.subject,
    publicKey: keys!.publicKey,
    signingKey: caKeys!.privateKey,
    signingAlgorithm,
    extensions: [new x509.SubjectAlternativeNameExtension(names.map((value) => ({ type: 'dns' as const, value })))],
  });
  writeFileSync(caFile, ca.toString('pem'));
  const pkcs8 = Buffer.from(await crypto.subtle.exportKey('pkcs8', keys!.privateKey)).toString('base64');
  return {
    key: `-----BEGIN PRIVATE KEY-----\n${pkcs8}\n-----END PRIVATE KEY-----\n`,
    cert: cert.toString('pem'),
  };
}

describe('Through an egress proxy', () => {
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
    secure = https.createServer(await makeCertificate(names), (request, response) =>
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

  it('a plain address is asked for by its real name', async () => {
    const outcome = await get(open(), 'http://news.example/a?b=c');
    expect(outcome).toMatchObject({
      kind: 'found',
      value: { body: Buffer.from('plain http://news.example/a?b=c') },
    });
  });

  it('a secure address goes through a tunnel whose certificate the private authority signed', async () => {
    const gateway = open();
    const outcome = await get(gateway, 'https://news.example/a');
    expect(outcome).toMatchObject({
      kind: 'found',
      value: { body: Buffer.from('secure news.example/a'), url: 'https://news.example/a' },
    });
    expect(proxy.tunnels).toEqual(['news.example:443']);
  });

  it('no certificate is trusted without the authority, nor one for another name', async () => {
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
  ])('a redirect to %s is refused before the proxy hears of it', async (target) => {
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

  it('a redirect from plain to secure is followed', async () => {
    location = 'https://news.example/b';
    expect(await get(open(), 'http://news.example/away')).toMatchObject({
      kind: 'found',
      value: { url: 'https://news.example/b', redirects: ['https://news.example/b'] },
    });
  });

  it('a private address asked for directly is refused', async () => {
    expect(await get(open(), 'http://127.0.0.1/')).toMatchObject({ kind: 'blocked' });
    expect(proxy.hits).toHaveLength(0);
  });

  it('a proxy that is not there makes a failure that does not name its password', async () => {
    const gateway = open({ EGRESS_PROXY_URL: `http://user:hunter2@127.0.0.1:${await freePort()}` });
    for (const url of ['http://news.example/', 'https://news.example/']) {
      const outcome = await get(gateway, url);
      expect(outcome).toMatchObject({ kind: 'failed' });
      expect(JSON.stringify(outcome)).not.toContain('hunter2');
    }
  });

  it('a hanging tunnel ends when the time is up', async () => {
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

  it('the gateway does not open with an authority that cannot be read', () => {
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

  it('a third-party client goes the same way with the agents given to it', async () => {
    const agents = egressAgents({
      EGRESS_PROXY_URL: proxy.origin,
      EGRESS_CA_FILE: caFile,
      ALLOW_PRIVATE_NETWORKS: false,
    });
    const body = await new Promise<string>((resolve, reject) => {
      https
        .get('https://api.example/v1', { agent: agents.https }, (response) => {
          response.on('data', (chunk: Buffer) => resolve(chunk.toString()));
        })
        .on('error', reject);
    });
    expect(body).toBe('secure api.example/v1');
    expect(proxy.tunnels).toEqual(['api.example:443']);
    agents.https.destroy();
  });

  it('without a proxy those agents refuse names that lead to private addresses', async () => {
    const direct = { EGRESS_PROXY_URL: undefined, EGRESS_CA_FILE: undefined, ALLOW_PRIVATE_NETWORKS: false };
    const agents = egressAgents(direct, async () => [{ address: '10.0.0.1', family: 4 }]);
    const error = await new Promise((resolve) =>
      https.get('https://api.example/', { agent: agents.https }).on('error', resolve),
    );
    expect(error).toMatchObject({ code: 'ERR_ADDRESS_REFUSED' });
  });
});
