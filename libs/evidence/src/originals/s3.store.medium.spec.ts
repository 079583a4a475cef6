import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { loadSettings } from '@corroborate/config';
import { isStorageUnavailable } from '@corroborate/domain';
import { originalStoreConformance } from '../testing/store.conformance';
import { openOriginalStore } from './open.store';
import { pack } from './packing';
import { S3Store } from './s3.store';

const directory = mkdtempSync(join(tmpdir(), 'bucket-'));
const server = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory,
  configureBuckets: [{ name: 'evidence', configs: [] }],
});
let endpoint: string;
beforeAll(async () => {
  endpoint = `http://127.0.0.1:${(await server.run()).port}`;
});
afterAll(async () => {
  await server.close();
  rmSync(directory, { recursive: true, force: true });
});

const store = (named: string) =>
  openOriginalStore(
    loadSettings({
      EVIDENCE_STORE: named,
      EVIDENCE_S3_ENDPOINT: endpoint,
      AWS_ACCESS_KEY_ID: 'S3RVER',
      AWS_SECRET_ACCESS_KEY: 'S3RVER',
    }),
  )!;

originalStoreConformance(() => store('s3:evidence/cases/2026'));

it('isolates two installations with different prefixes', async () => {
  const original = await pack(Buffer.from('kept by the one'));
  await store('s3:evidence/one').put(original);
  expect(await store('s3:evidence/two').get(original)).toBeNull();
});

it('reports a missing bucket without the key in the message', async () => {
  const refused = store('s3:nowhere-to-be-found').put(await pack(Buffer.from('x')));
  await expect(refused).rejects.toMatchObject({ code: 'upstream-failed' });
  await expect(refused).rejects.not.toThrow(/S3RVER/);
});

it.each([507, 503, 429])('reports a response of %s as a storage outage, so the work is retried', async (status) => {
  const full = createServer((_, response) => void response.writeHead(status).end('<Code>SlowDown</Code>'));
  await new Promise<void>((resolve) => full.listen(0, '127.0.0.1', resolve));
  const place = { bucket: 'evidence', prefix: '', region: 'us-east-1', keyId: 'S3RVER', secret: 'S3RVER' };
  const endpoint = `http://127.0.0.1:${(full.address() as AddressInfo).port}`;
  const refused = new S3Store({ ...place, endpoint }).put(await pack(Buffer.from('x')));
  await expect(refused).rejects.toMatchObject({ code: 'storage-unavailable' });
  expect(isStorageUnavailable(await refused.catch((error: unknown) => error))).toBe(true);
  full.close();
});

it('rejects settings with a bucket but no access key', () => {
  expect(() => openOriginalStore(loadSettings({ EVIDENCE_STORE: 's3:evidence' }))).toThrow('requires an access key');
  expect(openOriginalStore(loadSettings({}))).toBeNull();
});
