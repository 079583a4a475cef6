import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { CorroborateError } from '@corroborate/domain';
import pLimit, { type LimitFunction } from 'p-limit';
import { Piscina } from 'piscina';
import { JUDGING_LIMITS } from '../investigation.thresholds';
import { JUDGMENT_TASKS, type Judgement, type JudgementName, type Question } from './judge.tasks';

/** Runs judgments on page texts. */
export interface Judge {
  ask<N extends JudgementName>(name: N, question: Question<N>): Promise<Judgement<N>>;
}

export interface JudgePoolOptions {
  /** Time limit per judgment in a thread, in ms. */
  timeoutMs?: number;
  /** Compiled worker file; defaults to the one next to this file. */
  workerFile?: string;
}

/**
 * Judges pages in worker threads, so that a malicious page that is slow to process does not block queues, leases and
 * reads of this process. With 0 threads, or without compiled files (tests), runs in the calling thread, one judgment
 * per event-loop turn.
 */
export class JudgePool implements Judge {
  private readonly pool: Piscina | null;
  private readonly timeoutMs: number;
  private readonly inTurn: LimitFunction;

  constructor(threads: number, options: JudgePoolOptions = {}) {
    const filename = options.workerFile ?? join(__dirname, 'judge.worker.js');
    this.timeoutMs = options.timeoutMs ?? JUDGING_LIMITS.timeoutMs;
    this.inTurn = pLimit(Math.max(1, threads));
    this.pool =
      threads > 0 && existsSync(filename)
        ? // Threads only process text, so they get no environment variables; idle threads are not kept.
          new Piscina({
            filename,
            minThreads: 0,
            maxThreads: threads,
            idleTimeout: JUDGING_LIMITS.idleMs,
            env: {},
            resourceLimits: {
              maxOldGenerationSizeMb: JUDGING_LIMITS.memoryMb,
              maxYoungGenerationSizeMb: JUDGING_LIMITS.youngMemoryMb,
            },
          })
        : null;
  }

  /**
   * Rejects if the judgment takes too long. Time in the queue does not count, and the question is copied to a thread
   * only when one is free.
   */
  ask<N extends JudgementName>(name: N, question: Question<N>): Promise<Judgement<N>> {
    return this.inTurn(() => (this.pool ? this.inThread(this.pool, name, question) : judgeInProcess(name, question)));
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

async function judgeInProcess<N extends JudgementName>(name: N, question: Question<N>): Promise<Judgement<N>> {
  await nextTurn();
  return (JUDGMENT_TASKS[name] as (asked: Question<N>) => Judgement<N>)(question);
}
