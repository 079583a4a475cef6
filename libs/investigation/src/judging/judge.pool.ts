import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { CorroborateError } from '@corroborate/domain';
import pLimit, { type LimitFunction } from 'p-limit';
import { Piscina } from 'piscina';
import { JUDGING } from '../investigation.thresholds';
import { JUDGEMENTS, type Judgement, type JudgementName, type Question } from './judge.tasks';

/** Whoever answers questions about the text of pages. */
export interface Judge {
  ask<N extends JudgementName>(name: N, question: Question<N>): Promise<Judgement<N>>;
}

export interface JudgePoolOptions {
  /** Longest time one judgement may take in a thread, in milliseconds. */
  timeoutMs?: number;
  /** Compiled worker file; by default the one beside this file. */
  workerFile?: string;
}

/**
 * Judges pages in worker threads: queues, leases and readers of this process go on while a page is weighed that was
 * made to be slow. With 0 threads, or where only the TypeScript sources are there (tests), it is done in the calling
 * thread, one judgement a turn of its loop.
 */
export class JudgePool implements Judge {
  private readonly pool: Piscina | null;
  private readonly timeoutMs: number;
  private readonly inTurn: LimitFunction;

  constructor(threads: number, options: JudgePoolOptions = {}) {
    const filename = options.workerFile ?? join(__dirname, 'judge.worker.js');
    this.timeoutMs = options.timeoutMs ?? JUDGING.timeoutMs;
    this.inTurn = pLimit(Math.max(1, threads));
    this.pool =
      threads > 0 && existsSync(filename)
        ? // Threads weigh texts; they need nothing of the environment, and none while nothing is to be weighed.
          new Piscina({
            filename,
            minThreads: 0,
            maxThreads: threads,
            idleTimeout: JUDGING.idleMs,
            env: {},
            resourceLimits: {
              maxOldGenerationSizeMb: JUDGING.memoryMb,
              maxYoungGenerationSizeMb: JUDGING.youngMemoryMb,
            },
          })
        : null;
  }

  /**
   * Rejects when the judgement takes too long. Waiting for a thread does not count, and a question is only copied to it
   * then.
   */
  ask<N extends JudgementName>(name: N, question: Question<N>): Promise<Judgement<N>> {
    return this.inTurn(() => (this.pool ? this.inThread(this.pool, name, question) : here(name, question)));
  }

  async close(): Promise<void> {
    await this.pool?.destroy();
  }

  private async inThread<N extends JudgementName>(
    pool: Piscina,
    name: N,
    question: Question<N>,
  ): Promise<Judgement<N>> {
    try {
      return (await pool.run({ name, question }, { signal: AbortSignal.timeout(this.timeoutMs) })) as Judgement<N>;
    } catch (fault) {
      if ((fault as { name?: unknown } | null)?.name !== 'AbortError') throw fault;
      throw new CorroborateError(
        'limit-exceeded',
        `Evaluation ${name} exceeded its time limit of ${this.timeoutMs} ms.`,
      );
    }
  }
}

async function here<N extends JudgementName>(name: N, question: Question<N>): Promise<Judgement<N>> {
  await nextTurn();
  return (JUDGEMENTS[name] as (asked: Question<N>) => Judgement<N>)(question);
}
