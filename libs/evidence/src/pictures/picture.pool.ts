import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { PictureReading } from '@corroborate/domain';
import { Piscina } from 'piscina';
import { PICTURES } from './pictures.thresholds';
import { BROKEN, readPicture } from './read-picture';

/**
 * Reads pictures in a thread of their own, one at a time, so that one made to be slow costs its time limit and nothing
 * else. Tests, which run the TypeScript sources, read them in the calling thread.
 */
export class PicturePool {
  private readonly pool: Piscina | null;

  constructor(workerFile = join(__dirname, 'picture.worker.js')) {
    this.pool = existsSync(workerFile)
      ? new Piscina({
          filename: workerFile,
          ...{ minThreads: 0, maxThreads: 1, idleTimeout: PICTURES.idleMs },
          // The thread needs nothing of the environment.
          env: {},
          resourceLimits: { maxOldGenerationSizeMb: PICTURES.threadMemoryMb },
        })
      : null;
  }

  /** Never rejects: what cannot be read in time is `broken`. */
  async read(bytes: Buffer): Promise<PictureReading> {
    if (!this.pool) return readPicture(bytes);
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
