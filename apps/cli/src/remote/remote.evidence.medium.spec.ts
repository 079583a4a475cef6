import type { AddressInfo } from 'node:net';
import { testApi, type TestApi } from '@corroborate-app/api/testing';
import { createReason } from '@corroborate/domain';
import type { CaseEvidence, SourceEvidence } from '@corroborate/housekeeping';
import { RemoteEvidence } from './remote.evidence';

let api: TestApi;
beforeEach(async () => {
  api = await testApi();
});
afterEach(() => api.app.close());
const elsewhere = () =>
  new RemoteEvidence({ address: `http://127.0.0.1:${(api.app.getHttpServer().address() as AddressInfo).port}` });

const AT = '2026-01-02T12:00:00.000Z';
const DIGEST = 'ab'.repeat(32);
const KEPT: CaseEvidence = {
  entries: 3,
  kinds: { capture: 2, decision: 1 },
  sealed: 3,
  seal: { at: AT, keyId: DIGEST },
  faults: [],
  originals: { kept: 2, letGo: 1, bytes: 120 },
  failed: [{ sourceId: 5, url: 'https://news.example/a', failure: 'unread', verdict: 'paywall' }],
  snapshots: { mode: 'asked', taken: 0, waiting: 0, failed: 1 },
};
const OF_SOURCE: SourceEvidence = {
  sourceId: 5,
  failure: null,
  received: [
    {
      ...{ seq: 1, entrySha256: DIGEST, sealed: true, at: AT, when: 'read', status: 200, fromCache: false },
      ...{ asked: 'https://news.example/a', url: 'https://news.example/a', redirects: [], headers: { x_of: 'a' } },
      peer: { subject: 'CN=news', issuer: 'CN=ca', fingerprint256: 'AB', validFrom: AT, validTo: AT },
      original: { sha256: DIGEST, size: 9, mediaType: 'text/html', state: 'whole' },
    },
  ],
  snapshots: [
    {
      ...{ id: 9, state: 'failed', wantedBy: 'person', createdAt: AT, shown: null },
      reason: createReason('act.nothing'),
      parts: [{ sha256: DIGEST, size: 9, mediaType: 'image/png', part: 'picture', seq: 2, sealed: true }],
    },
  ],
  mode: 'asked',
  publicCopies: {
    mode: 'asked',
    copies: [
      {
        ...{ id: 4, state: 'kept', wantedBy: 'person', createdAt: AT, at: AT, reason: null },
        url: 'https://web.archive.org/web/20260102120000/https://news.example/a',
      },
    ],
  },
  chain: { entries: 3, sealed: 3 },
};

describe('evidence on a remote server', () => {
  it('describes the evidence on a remote server for a case and a source as in the local store', async () => {
    api.deps.evidence.cases.set(3, KEPT);
    api.deps.evidence.sources.set('3 5', OF_SOURCE);
    expect(await elsewhere().describeCase(3)).toEqual(KEPT);
    expect(await elsewhere().describeSource(3, 5)).toEqual(OF_SOURCE);
  });

  it('accepts a snapshot request', async () => {
    api.deps.evidence.sources.set('3 5', OF_SOURCE);
    expect(await elsewhere().requestSnapshot(3, 5)).toMatchObject({ mode: 'asked' });
    expect(api.deps.evidence.asked).toEqual(['3 5']);
  });

  it('accepts a request for a public copy', async () => {
    api.deps.evidence.sources.set('3 5', OF_SOURCE);
    expect(await elsewhere().requestPublicCopy(3, 5)).toMatchObject({ publicCopies: { mode: 'asked' } });
    expect(api.deps.evidence.asked).toEqual(['copy 3 5']);
  });

  it('returns evidence from a remote server byte for byte', async () => {
    const bytes = Buffer.from([0, 255, 10, 13]);
    api.deps.evidence.originals.set(`3 ${DIGEST}`, { bytes, mediaType: 'text/html', isPicture: false });
    expect((await elsewhere().original(3, DIGEST)).bytes.equals(bytes)).toBe(true);
  });

  it('reports missing evidence as not found with the error of the remote server', () =>
    expect(elsewhere().describeCase(99)).rejects.toMatchObject({ code: 'not-found' }));
});
