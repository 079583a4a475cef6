import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { PictureReading } from '@corroborate/domain';
import { Piscina } from 'piscina';
import { PICTURE_READ_LIMITS } from './pictures.thresholds';
import { BROKEN_PICTURE, readPicture } from './read-picture';

/**
 * Reads pictures in a worker thread, one at a time, so that a malicious file costs no more than its time limit. In
 * tests, runs in the calling thread.
 */
export class PicturePool {
  private readonly pool: Piscina | null;

  constructor(workerFile = join(__dirname, 'picture.worker.js')) {
    this.pool = existsSync(workerFile)
      ? new Piscina({
          filename: workerFile,
          ...{ minThreads: 0, maxThreads: 1, idleTimeout: PICTURE_READ_LIMITS.idleMs },
          // The thread needs no environment variables.
          env: {},
          resourceLimits: { maxOldGenerationSizeMb: PICTURE_READ_LIMITS.threadMemoryMb },
        })
      : null;
  }

  /** Never rejects; on a timeout the picture is reported as `broken`. */
  async read(bytes: Buffer): Promise<PictureReading> {
    if (!this.pool) return readPicture(bytes);
    try {
      return (await this.pool.run(bytes, {
        signal: AbortSignal.timeout(PICTURE_READ_LIMITS.readMs),
      })) as PictureReading;
    } catch {
      return BROKEN_PICTURE;
    }
  }

  async close(): Promise<void> {
    await this.pool?.destroy();
  }
}
