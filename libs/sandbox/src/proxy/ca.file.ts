import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Writes a certificate to a file in a new temporary folder, for clients. */
export async function writeCaFile(pem: string): Promise<{ file: string; remove(): Promise<void> }> {
  const dir = await mkdtemp(join(tmpdir(), 'sandbox-ca-'));
  const file = join(dir, 'ca.pem');
  await writeFile(file, pem);
  return { file, remove: () => rm(dir, { recursive: true, force: true }) };
}
