import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { PassThrough, Readable, Transform, type TransformCallback } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';

export interface ContentChecksum {
  bytes: number;
  sha256: string;
}

/** A ZIP file written entry by entry; entries do not have to fit into memory. */
export class ArchiveWriter {
  private readonly zip = new ZipFile();
  private readonly aborting = new AbortController();
  private readonly written: Promise<void>;

  /** @param path a file that does not exist yet; created with access for its owner only */
  constructor(path: string) {
    const file = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true });
    this.zip.on('error', (fault) => this.aborting.abort(fault));
    this.written = pipeline(this.zip.outputStream as Readable, file);
    // If the disk is full, aborts the entry that is being written.
    this.written.catch((fault: unknown) => this.aborting.abort(fault));
  }

  async add(name: string, source: Readable): Promise<ContentChecksum> {
    const [sum, packed] = [new ChecksumTransform(), new PassThrough()];
    // The size is not known in advance and can exceed four gigabytes.
    this.zip.addReadStream(packed, name, { forceZip64Format: true, mode: 0o600 });
    const { signal } = this.aborting;
    await pipeline(source, sum, packed, { signal }).catch((fault: unknown) => {
      throw signal.aborted ? signal.reason : fault;
    });
    return sum.result();
  }

  async addText(name: string, text: string): Promise<ContentChecksum> {
    return this.add(name, Readable.from([Buffer.from(text)]));
  }

  /** Resolves once everything has been written to disk. */
  async close(): Promise<void> {
    this.zip.end();
    await this.written;
  }

  async abandon(): Promise<void> {
    this.aborting.abort(new Error('abandoned'));
    (this.zip.outputStream as Readable).destroy();
    await this.written.catch(() => undefined);
  }
}

/** Passes data through while computing its size and digest. */
export class ChecksumTransform extends Transform {
  private readonly hash = createHash('sha256');
  private bytes = 0;

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.hash.update(chunk);
    this.bytes += chunk.length;
    done(null, chunk);
  }

  /** Size and digest. Call only once, at the end. */
  result(): ContentChecksum {
    return { bytes: this.bytes, sha256: this.hash.digest('hex') };
  }
}
