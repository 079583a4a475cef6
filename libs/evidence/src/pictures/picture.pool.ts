import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { PictureReading } from '@corroborate/domain';
import type { Certificate } from '@peculiar/asn1-x509';
import { Piscina } from 'piscina';
import { certificateDer } from '../stamps/certificates.policy';
import { PICTURES } from './pictures.thresholds';
import { BROKEN, readPicture } from './read-picture';

/**
 * Reads pictures in a thread of their own, one at a time, so that one made to be slow costs its time limit and nothing
 * else. Where only the TypeScript sources are there (tests) they are read in the calling thread; then the limits on
 * pixels are the only guard.
 */
export class PicturePool {
  private readonly pool: Piscina | null;

  /** `anchors`: certificates of those who may vouch for signers. */
  constructor(
    private readonly anchors: readonly Certificate[] = [],
    workerFile = join(__dirname, 'picture.worker.js'),
  ) {
    this.pool = existsSync(workerFile)
      ? new Piscina({
          filename: workerFile,
          ...{ minThreads: 0, maxThreads: 1, idleTimeout: PICTURES.idleMs },
          workerData: { anchors: anchors.map((one) => new Uint8Array(certificateDer(one))) },
          // The thread needs nothing of the environment.
          env: {},
          resourceLimits: { maxOldGenerationSizeMb: PICTURES.threadMemoryMb },
        })
      : null;
  }

  /** Never rejects: what cannot be read in time is `broken`. */
  async read(bytes: Buffer): Promise<PictureReading> {
    if (!this.pool) return readPicture(bytes, { anchors: this.anchors });
    try {
      return (await this.pool.run(bytes, { signal: AbortSignal.timeout(PICTURES.readMs) })) as PictureReading;
    } catch {
      return BROKEN;
    }
  }

  async close(): Promise<void> {
    await this.pool?.destroy();
  }
}
