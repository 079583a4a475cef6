import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { cpuUsage } from 'node:process';
import { failed, found, type Article, type Outcome } from '@corroborate/domain';
import { Piscina } from 'piscina';
import { emptyArticle } from './article.extract';
import { extractDocument, type DocumentInput } from './document.extract';
import { PARSE_RULES } from './pages.thresholds';
import { faultMessage } from './fault';

export interface ParsePoolOptions {
  /** CPU time per document in a thread, in ms; real time is limited to four times as much. */
  timeoutMs?: number;
  /** Time in ms after which a slow document no longer delays others. */
  slowMs?: number;
  /** Memory per thread, in MB. */
  memoryMb?: number;
  /** Compiled worker file; default: the one next to this file. */
  workerFile?: string;
}

/** Work of another package that runs in the same threads, with the same limits. */
export interface ThreadJob<I, O> {
  /** Compiled module whose default export does the work. */
  workerFile: string;
  /** Fallback on the calling thread if worker threads are unavailable; must enforce its own limits. */
  here: (input: I) => O;
}

/**
 * Parses pages and other untrusted markup in worker threads, so that a malicious page costs only its time limit. With 0
 * threads, or if only TypeScript sources exist (tests), pages are parsed in the calling thread, guarded only by the
 * limits on size, depth and elements.
 */
export class ParsePool {
  private readonly pool: Piscina | null;
  private readonly slowMs: number;
  private free: number;
  /** Number of further documents that may start while slow ones occupy threads. */
  private spare: number;
  private readonly waiting: (() => void)[] = [];

  constructor(
    threads: number,
    private readonly options: ParsePoolOptions = {},
  ) {
    const filename = options.workerFile ?? join(__dirname, 'parse.worker.js');
    this.slowMs = options.slowMs ?? PARSE_RULES.slowMs;
    this.free = threads;
    this.spare = threads;
    const usable = threads > 0 && existsSync(filename);
    this.pool = usable
      ? new Piscina({
          filename,
          minThreads: threads,
          // One extra thread per slow page, so that others are not delayed; it ends when idle.
          maxThreads: threads * 2,
          idleTimeout: PARSE_RULES.idleMs,
          // Threads need no environment variables.
          env: {},
          resourceLimits: {
            maxOldGenerationSizeMb: options.memoryMb ?? PARSE_RULES.memoryMb,
            maxYoungGenerationSizeMb: PARSE_RULES.youngMemoryMb,
          },
        })
      : null;
  }

  /** True if pages are parsed outside the calling thread. */
  get threaded(): boolean {
    return this.pool !== null;
  }

  /** Never rejects: a page that cannot be parsed in time gives verdict `refused`. */
  async extract(input: DocumentInput): Promise<Article> {
    if (!this.pool) return extractDocument(input);
    const limitMs = this.options.timeoutMs ?? ('pdf' in input ? PARSE_RULES.pdfMs : PARSE_RULES.pageMs);
    try {
      return (await this.inThread(input, limitMs)) as Article;
    } catch (fault) {
      return emptyArticle(input, 'refused', failureReason(fault, limitMs));
    }
  }

  /** Runs a job with the limits of a page. Never rejects. */
  async run<I, O>({ workerFile, here }: ThreadJob<I, O>, input: I): Promise<Outcome<O>> {
    const limitMs = this.options.timeoutMs ?? PARSE_RULES.pageMs;
    try {
      if (!this.pool || !existsSync(workerFile)) return found(here(input));
      return found((await this.inThread(input, limitMs, workerFile)) as O);
    } catch (fault) {
      return failed(failureReason(fault, limitMs), isAbort(fault) ? 'limit-exceeded' : 'upstream-failed');
    }
  }

  async close(): Promise<void> {
    await this.pool?.destroy();
  }

  /** Rejects if the work throws, or takes too long or too much memory. */
  private async inThread(input: unknown, limitMs: number, filename?: string): Promise<unknown> {
    await this.enter();
    const place = this.holdPlace();
    // Starts now, so that waiting for a thread does not count against the page.
    const { signal, end } = createWorkLimit(limitMs);
    try {
      return await this.pool?.run(input, { signal, filename });
    } finally {
      end();
      place.leave();
    }
  }

  /** Holds a document's place in the queue; a slow document gives it up while a spare thread is available. */
  private holdPlace(): { leave: () => void } {
    let aside = false;
    const timer = setTimeout(() => {
      if (this.spare === 0) return;
      aside = true;
      this.spare -= 1;
      this.leave();
    }, this.slowMs);
    const leave = () => {
      clearTimeout(timer);
      if (aside) this.spare += 1;
      else this.leave();
    };
    return { leave };
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

function failureReason(fault: unknown, limitMs: number): string {
  if (isAbort(fault)) return `Parsing exceeded its time limit of ${limitMs} ms.`;
  return `Parsing failed: ${faultMessage(fault)}.`;
}

const isAbort = (fault: unknown): boolean => (fault as { name?: unknown } | null)?.name === 'AbortError';

/** Minimum interval between checks, in ms. */
const MIN_CHECK_INTERVAL_MS = 50;

/** Aborts work in a thread of this process; call `end` when it is done. */
interface WorkLimit {
  signal: AbortSignal;
  end: () => void;
}

/**
 * A limit in CPU time, so that a page is not abandoned because the machine is busy. Measures the whole process, which
 * is an upper bound for the thread.
 */
export function createWorkLimit(limitMs: number, usedMs: () => number = startCpuTimer()): WorkLimit {
  const given = new AbortController();
  const began = performance.now();
  const look = () => {
    const left = limitMs - usedMs();
    if (left <= 0 || performance.now() - began >= limitMs * PARSE_RULES.mostByClock) given.abort();
    else timer = setTimeout(look, Math.max(left, MIN_CHECK_INTERVAL_MS));
  };
  let timer = setTimeout(look, limitMs);
  return { signal: given.signal, end: () => clearTimeout(timer) };
}

/** CPU time of all threads of this process from now on, in ms. */
function startCpuTimer(): () => number {
  const before = cpuUsage();
  return () => {
    const { user, system } = cpuUsage(before);
    return (user + system) / 1000;
  };
}
