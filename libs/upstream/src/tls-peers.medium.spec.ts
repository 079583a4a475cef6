import { X509Certificate } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import * as https from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CallContext, RecordedExchange } from '@corroborate/domain';
import { createAuthority } from './testing/authority';
import { listen, startProxy, stop } from './testing/loopback';
import { openTestGateway } from './testing/test.gateway';

const context: CallContext = { investigationId: 1, stage: 'test' };
const folder = mkdtempSync(join(tmpdir(), 'tls-peers-'));
const caFile = join(folder, 'ca.pem');

interface SecureServer {
  server: https.Server;
  port: number;
  fingerprint: string;
}

describe('certificate recorded with a response', () => {
  let proxy: Awaited<ReturnType<typeof startProxy>>;
  let first: SecureServer;
  let second: SecureServer;
  let opened: ReturnType<typeof openTestGateway>;
  let recorded: RecordedExchange[] = [];
  /** Target of tunnels to port 443; other ports connect to the second server. */
  let target: SecureServer;
  let releaseSlow: () => void = () => undefined;
  let slowArrived: Promise<void>;

  const get = async (url: string, cacheTtlMs = 0) => {
    const outcome = await opened.gateway.call({ provider: 'page', url, retries: 0, cacheTtlMs }, context);
    expect(outcome).toMatchObject({ kind: 'found', value: { status: 200 } });
  };
  const fingerprints = () => recorded.map(({ response }) => response.peer?.fingerprint256 ?? null);

  beforeAll(async () => {
    const authority = await createAuthority();
    writeFileSync(caFile, authority.pem);
    let arrived: () => void;
    slowArrived = new Promise((resolve) => (arrived = resolve));
    const start = async (): Promise<SecureServer> => {
      const certificate = await authority.issue(['news.example']);
      const server = https.createServer(certificate, (request, response) => {
        if (request.url === '/down') return response.writeHead(302, { location: 'http://news.example/plain' }).end();
        if (request.url === '/over') return response.writeHead(302, { location: 'https://news.example:8443/' }).end();
        if (request.url === '/closing') response.setHeader('connection', 'close');
        if (request.url !== '/slow') return response.end('secure');
        releaseSlow = () => response.end('slow');
        return arrived();
      });
      const port = await listen(server);
      return { server, port, fingerprint: new X509Certificate(certificate.cert).fingerprint256 };
    };
    [first, second] = [await start(), await start()];
    proxy = await startProxy(
      (authorityName) => (authorityName.endsWith(':443') ? target : second).port,
      (request, response) =>
        request.url?.endsWith('/up')
          ? response.writeHead(302, { location: 'https://news.example/' }).end()
          : response.end('plain'),
    );
  });
  afterAll(async () => {
    await proxy.close();
    await Promise.all([stop(first.server), stop(second.server)]);
    rmSync(folder, { recursive: true });
  });
  beforeEach(() => {
    recorded = [];
    target = first;
    opened = openTestGateway({
      recorder: { record: async (exchange) => void recorded.push(exchange) },
      settings: { EGRESS_PROXY_URL: proxy.origin, EGRESS_CA_FILE: caFile },
    });
  });
  afterEach(() => opened.gateway.close());

  it('records subject, issuer, fingerprint and validity', async () => {
    await get('https://news.example/');
    expect(recorded[0]?.response.peer).toEqual({
      subject: 'CN=news.example',
      issuer: 'CN=Private test authority',
      fingerprint256: first.fingerprint,
      validFrom: expect.stringMatching(/^\d{4}-/),
      validTo: expect.stringMatching(/^\d{4}-/),
    });
  });

  it('records no certificate for plain http after a secure connection to the same host', async () => {
    await get('https://news.example/');
    await get('http://news.example/plain');
    expect(fingerprints()).toEqual([first.fingerprint, null]);
  });

  it('records the certificate of each port of a host, in any order of requests', async () => {
    await get('https://news.example/');
    await get('https://news.example:8443/');
    await get('https://news.example/again');
    expect(fingerprints()).toEqual([first.fingerprint, second.fingerprint, first.fingerprint]);
  });

  it('records the certificate of its own connection while another has a different one', async () => {
    const slow = get('https://news.example/slow');
    await slowArrived;
    target = second;
    await get('https://news.example/quick');
    releaseSlow();
    await slow;
    expect(fingerprints()).toEqual([second.fingerprint, first.fingerprint]);
  });

  it('records the certificate of the last hop after redirects', async () => {
    await get('http://news.example/up');
    await get('https://news.example/down');
    await get('https://news.example/over');
    expect(fingerprints()).toEqual([first.fingerprint, null, second.fingerprint]);
  });

  it('detects a changed certificate on a new connection', async () => {
    await get('https://news.example/closing');
    await get('https://news.example/closing');
    target = second;
    await get('https://news.example/closing');
    expect(fingerprints()).toEqual([first.fingerprint, first.fingerprint, second.fingerprint]);
  });

  it('records the certificate of each of 40 concurrent requests', async () => {
    const ports = Array.from({ length: 40 }, (_, n) => (n % 2 === 0 ? '' : ':8443'));
    await Promise.all(ports.map((port, n) => get(`https://news.example${port}/${n}`)));
    for (const { response } of recorded)
      expect(response.peer?.fingerprint256).toBe(
        response.url.includes(':8443') ? second.fingerprint : first.fingerprint,
      );
    expect(recorded).toHaveLength(40);
  });

  it('records no certificate for a cached response, even after a later connection', async () => {
    await get('https://news.example/cached', 60_000);
    target = second;
    await get('https://news.example:8443/later');
    await get('https://news.example/cached', 60_000);
    expect(fingerprints()).toEqual([first.fingerprint, second.fingerprint, null]);
    expect(recorded[2]?.fromCache).toBe(true);
  });
});
