import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A certificate as a file that clients can be given. */
export interface CaFile {
  file: string;
  /** Removes the folder if it was made here. */
  remove(): Promise<void>;
}

/** Without `caDir` it is written into a new folder under the system's temporary one. */
export async function writeCaFile(pem: string, caDir?: string): Promise<CaFile> {
  const dir = caDir ?? (await mkdtemp(join(tmpdir(), 'sandbox-ca-')));
  await mkdir(dir, { recursive: true });
  const file = join(dir, 'ca.pem');
  await writeFile(file, pem);
  return { file, remove: async () => (caDir === undefined ? rm(dir, { recursive: true, force: true }) : undefined) };
}
