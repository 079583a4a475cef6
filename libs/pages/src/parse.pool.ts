import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Article } from '@corroborate/domain';
import { Piscina } from 'piscina';
import { emptyArticle, extractArticle, type ExtractInput } from './article.extract';
import { extractPdf, type PdfInput } from './pdf/pdf.extract';
import { messageOf } from './text';

export interface ParsePoolOptions {
  /** Longest time one page may take in a thread, in milliseconds. */
  timeoutMs?: number;
  /** Memory of one thread, in MB. */
  memoryMb?: number;
  /** Compiled worker file; by default the one beside this file. */
  workerFile?: string;
}

const DEFAULT_TIMEOUT_MS = 8000;
const DEFAULT_MEMORY_MB = 512;

/**
 * Parses pages in worker threads, so that a page made to be slow costs its time limit and nothing else. With
 * 0 threads, or where only the TypeScript sources are there (tests), pages are parsed in the calling thread;
 * then the limits on size, depth and elements are the only guard.
 */
export class ParsePool {
  private readonly pool: Piscina | null;
  private readonly timeoutMs: number;
  private free: number;
  private readonly waiting: (() => void)[] = [];

  constructor(threads: number, options: ParsePoolOptions = {}) {
    const filename = options.workerFile ?? join(__dirname, 'parse.worker.js');
    this.timeoutMs = options.timeoutMs ?? DEFAULT_TIMEOUT_MS;
    this.free = threads;
    const usable = threads > 0 && existsSync(filename);
    this.pool = usable
      ? new Piscina({
          filename,
          minThreads: threads,
          maxThreads: threads,
          // Threads parse markup; they need nothing of the environment.
          env: {},
          resourceLimits: { maxOldGenerationSizeMb: options.memoryMb ?? DEFAULT_MEMORY_MB },
        })
      : null;
  }

  /** True when pages are parsed outside the calling thread. */
  get threaded(): boolean {
    return this.pool !== null;
  }

  /** Never rejects: a page that cannot be parsed in time gives an article with verdict `refused`. */
  async extract(input: ExtractInput | PdfInput): Promise<Article> {
    if (!this.pool) return 'pdf' in input ? extractPdf(input) : extractArticle(input);
    await this.enter();
    try {
      // The signal is made only now: waiting for a thread must not count against the page.
      return (await this.pool.run(input, { signal: AbortSignal.timeout(this.timeoutMs) })) as Article;
    } catch (fault) {
      return emptyArticle(input, 'refused', this.reason(fault));
    } finally {
      this.leave();
    }
  }

  async close(): Promise<void> {
    await this.pool?.destroy();
  }

  private reason(fault: unknown): string {
    if ((fault as { name?: unknown } | null)?.name === 'AbortError')
      return `Parsing took longer than ${this.timeoutMs} ms and was given up.`;
    return `Parsing was given up: ${messageOf(fault)}.`;
  }

  private enter(): Promise<void> {
    if (this.free > 0) {
      this.free -= 1;
      return Promise.resolve();
    }
    return new Promise((resolve) => this.waiting.push(resolve));
  }

  private leave(): void {
    const next = this.waiting.shift();
    if (next) next();
    else this.free += 1;
  }
}
