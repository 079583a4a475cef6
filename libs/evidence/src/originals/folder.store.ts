import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { toObjectName, type OriginalStore } from './original.store';
import type { PackedOriginal } from './packing';

/** Stores originals as files named by digest, in folders named by the first letters of the digest. */
export class FolderStore implements OriginalStore {
  constructor(private readonly folder: string) {}

  async put({ sha256, encoding, packed }: PackedOriginal): Promise<void> {
    const path = this.pathOf(sha256, encoding);
    await mkdir(dirname(path), { recursive: true });
    // Written to a temporary file and linked, so a crash leaves no partial file.
    const aside = `${path}.${randomBytes(6).toString('hex')}`;
    try {
      await writeFile(aside, packed, { flush: true });
      await link(aside, path);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    } finally {
      await rm(aside, { force: true });
    }
  }

  async get(original: Omit<PackedOriginal, 'packed'>): Promise<PackedOriginal | null> {
    const packed = await readFile(this.pathOf(original.sha256, original.encoding)).catch((error: unknown) => {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw error;
    });
    return packed && { ...original, packed };
  }

  async remove(sha256: string): Promise<void> {
    for (const encoding of ['zstd', 'identity'] as const) await rm(this.pathOf(sha256, encoding), { force: true });
  }

  private pathOf(sha256: string, encoding: PackedOriginal['encoding']): string {
    return join(this.folder, sha256.slice(0, 2), `${toObjectName(sha256)}${encoding === 'zstd' ? '.zst' : ''}`);
  }
}
