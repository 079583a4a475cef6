import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { loadSettings } from '@corroborate/config';
import { behavesAsOriginalStore } from '../testing/store.conformance';
import { openOriginalStore } from './open.store';
import { pack } from './packing';

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

behavesAsOriginalStore(() => store('s3:evidence/cases/2026'));

it('two installations with prefixes of their own do not see each other', async () => {
  const original = await pack(Buffer.from('kept by the one'));
  await store('s3:evidence/one').put(original);
  expect(await store('s3:evidence/two').get(original)).toBeNull();
});

it('a bucket that is not there is told, and by no word of the key', async () => {
  const refused = store('s3:nowhere-to-be-found').put(await pack(Buffer.from('x')));
  await expect(refused).rejects.toMatchObject({ code: 'upstream-failed' });
  await expect(refused).rejects.not.toThrow(/S3RVER/);
});

it('a bucket without a key is a fault of the settings', () => {
  expect(() => openOriginalStore(loadSettings({ EVIDENCE_STORE: 's3:evidence' }))).toThrow('no key');
  expect(openOriginalStore(loadSettings({}))).toBeNull();
});
