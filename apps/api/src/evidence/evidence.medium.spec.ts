import request from 'supertest';
import { createReason } from '@corroborate/domain';
import type { SourceEvidence } from '@corroborate/housekeeping';
import { testApi, testSettings, type TestApi } from '../testing/test-api';

const [PAGE, PICTURE] = ['ab'.repeat(32), 'cd'.repeat(32)];
const COPY = 'https://web.archive.org/web/20260304100100/https://a.example/';
const AT = '2026-01-02T12:00:00.000Z';
const original = { sha256: PAGE, size: 20, mediaType: 'text/html' };
const kept: SourceEvidence = {
  sourceId: 5,
  failure: null,
  received: [
    {
      ...{ seq: 3, entrySha256: PICTURE, sealed: true, at: AT, when: 'read', status: 200, fromCache: false },
      ...{ asked: 'https://news.example/a', url: 'https://news.example/b', redirects: ['https://news.example/b'] },
      headers: { 'content-type': 'text/html', 'x-odd': '<script>alert(1)</script>' },
      peer: { subject: 'CN=news.example', issuer: 'O=An authority', fingerprint256: 'AB', validFrom: AT, validTo: AT },
      original: { ...original, state: 'whole' },
    },
  ],
  snapshots: [
    {
      ...{ id: 2, state: 'failed', wantedBy: 'person', createdAt: AT, shown: null, parts: [] },
      reason: createReason('snapshot.robots'),
    },
  ],
  mode: 'decided',
  publicCopies: {
    mode: 'asked',
    copies: [
      {
        id: 4,
        state: 'kept',
        wantedBy: 'person',
        createdAt: AT,
        url: COPY,
        at: AT,
        reason: null,
      },
    ],
  },
  chain: { entries: 4, sealed: 4 },
};

let api: TestApi;
const get = (path: string) => request(api.app.getHttpServer()).get(`/api/investigations/1/evidence${path}`);

beforeAll(async () => {
  api = await testApi();
  const { sources, originals, chains } = api.deps.evidence;
  sources.set('1 5', kept);
  originals.set(`1 ${PAGE}`, { bytes: Buffer.from('<script>1</script>'), mediaType: 'text/html', isPicture: false });
  originals.set(`1 ${PICTURE}`, { bytes: Buffer.from('\x89PNG', 'latin1'), mediaType: 'image/png', isPicture: true });
  const entry = { at: AT, kind: 'capture', sha256: PAGE, sealed: true, original: PAGE, url: null, what: 'page' };
  chains.set(
    1,
    [1, 2, 3].map((seq) => ({ ...entry, seq })),
  );
});
afterAll(() => api.app.close());

it('returns responses received from a source, their server certificate, and why there is no snapshot', async () => {
  const { body } = await get('/sources/5').expect(200);
  expect(body).toMatchObject({
    received: [
      { seq: 3, when: 'read', peer: { subject: 'CN=news.example', valid_to: AT }, original: { state: 'whole' } },
    ],
    snapshots: [
      { state: 'failed', reason: expect.stringContaining('robots.txt'), reason_code: { code: 'snapshot.robots' } },
    ],
    snapshot_mode: 'decided',
  });
});

it('serves original bytes as a download that no browser renders or sniffs', async () => {
  const { headers, body } = await get(`/originals/${PAGE}`).buffer(true).responseType('blob').expect(200);
  expect(headers['content-type']).toBe('application/octet-stream');
  expect(headers['content-disposition']).toBe(`attachment; filename="${PAGE.slice(0, 16)}.html"`);
  expect(headers['content-security-policy']).toContain('sandbox');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect((body as Buffer).toString()).toBe('<script>1</script>');
});

it('serves stored pictures inline, and no other stored files at that URL', async () => {
  const { headers } = await get(`/pictures/${PICTURE}`).expect(200);
  expect(headers['content-type']).toBe('image/png');
  expect(headers['content-security-policy']).toContain('sandbox');
  expect(headers['x-content-type-options']).toBe('nosniff');
  await get(`/pictures/${PAGE}`).expect(404);
});

it('returns 404 for an invalid digest or one from another case', async () => {
  for (const digest of ['x', '..%2f..%2fetc%2fpasswd', PAGE.toUpperCase(), 'ef'.repeat(32)])
    await get(`/originals/${digest}`).expect(404);
});

it('paginates the evidence chain', async () => {
  const first = (await get('/entries?limit=2').expect(200)).body;
  expect([first.entries.length, first.next_after]).toEqual([2, 2]);
  const rest = (await get('/entries?limit=2&after=2').expect(200)).body;
  expect([rest.entries.length, rest.next_after]).toEqual([1, null]);
  await get('/entries?limit=0').expect(400);
});

it('accepts a request for a snapshot', async () => {
  const post = request(api.app.getHttpServer()).post('/api/investigations/1/evidence/sources/5/snapshots');
  await post.expect(202);
  expect(api.deps.evidence.asked).toEqual(['1 5']);
});

it('accepts a request for a public copy and lists existing copies with their URLs', async () => {
  const asked = request(api.app.getHttpServer()).post('/api/investigations/1/evidence/sources/5/public-copies');
  const { body } = await asked.expect(202);
  expect(body).toMatchObject({
    public_copy_mode: 'asked',
    public_copies: [{ state: 'kept', url: COPY, reason: null }],
  });
  expect(api.deps.evidence.asked).toContain('copy 1 5');
});

it('denies original bytes and pictures to viewers', async () => {
  const strict = await testApi({
    settings: testSettings(),
    access: {
      decide: (wanted) =>
        wanted.includes('viewer')
          ? { allowed: true, actor: 'ann', via: 'local', roles: ['viewer'] }
          : { allowed: false, reason: 'Editors only.' },
    },
  });
  const at = (path: string) => request(strict.app.getHttpServer()).get(`/api/investigations/1/evidence${path}`);
  await at(`/originals/${PAGE}`).expect(403);
  await at(`/pictures/${PICTURE}`).expect(403);
  await strict.app.close();
});
