import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { PictureReading } from '@corroborate/domain';
import { Piscina } from 'piscina';
import { PICTURES } from './pictures.thresholds';
import { BROKEN, readPicture } from './read-picture';

/**
 * Reads pictures in a worker thread, one at a time, so a malicious file costs only its time limit. Tests run in the
 * calling thread.
 */
export class PicturePool {
  private readonly pool: Piscina | null;

  constructor(workerFile = join(__dirname, 'picture.worker.js')) {
    this.pool = existsSync(workerFile)
      ? new Piscina({
          filename: workerFile,
          ...{ minThreads: 0, maxThreads: 1, idleTimeout: PICTURES.idleMs },
          // The thread needs no environment variables.
          env: {},
          resourceLimits: { maxOldGenerationSizeMb: PICTURES.threadMemoryMb },
        })
      : null;
  }

  /** Never rejects; on timeout the picture is `broken`. */
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
