import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { originalStoreConformance } from '../testing/store.conformance';
import { FolderStore } from './folder.store';
import { pack } from './packing';

const folder = mkdtempSync(join(tmpdir(), 'originals-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

originalStoreConformance(() => new FolderStore(folder));

it('leaves no temporary files', async () => {
  const own = join(folder, 'own');
  const original = await pack(Buffer.from('x'.repeat(1_000)));
  await Promise.all([1, 2, 3].map(() => new FolderStore(own).put(original)));
  expect(readdirSync(join(own, original.sha256.slice(0, 2)))).toEqual([`${original.sha256}.zst`]);
});
