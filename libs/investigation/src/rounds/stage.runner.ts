import { randomUUID } from 'node:crypto';
import {
  createReason,
  type CorroborateError,
  isTerminal,
  toReasonText,
  type Clock,
  type PendingOriginal,
  type Reason,
  type Topic,
} from '@corroborate/domain';
import { LRUCache } from 'lru-cache';
import { toPrintableText, printableAll } from '@corroborate/text';
import type {
  Database,
  InvestigationEntity,
  StageDeaths,
  StageResultEntity,
  StageStart,
  StartedCase,
} from '@corroborate/db';
import type { StageJob } from '@corroborate/queue/module';
import { CaseHistory } from '../case/case.history';
import type { Advancer } from './advancer';
import { EventBuffer } from './event.buffer';
import { MODE_PROFILES } from '../investigation.thresholds';
import { limitPages } from './source-limit.policy';
import { parseStoredPlan } from '../plan/plan.service';
import type { Stage, StageInput } from '../stages/stage';
import { ACTIVE_STAGES, type ActiveStage, type StageResult } from '../stages/stage.types';
import { watchForCancellation } from './cancellation';
import {
  shouldAbortStage,
  findStopReason,
  shouldSkipStage,
  toLossReason,
  type Deadlines,
  type StopReason,
} from './halt.policy';
import { nextStage } from './round.policy';
import { assertNotInterrupted, markStopped, markTimedOut, throwIfUnavailable } from './stage-interruption';
import { isFromBeforePause, countPausesBefore } from './tree.policy';

/**
 * Number of process crashes after which a stage is skipped, because its input may cause them. With other stages
 * running, any of them may be the cause, and workers are also killed from outside (ten times in twenty seconds in one
 * test), so that limit is higher; after 20, the queue gives up the job.
 */
const MAX_CRASHES = { alone: 2, all: 12 };

/** How long a stage that the one before it started may take to be delivered here, ms. Later, it is started again. */
const HANDOVER_TTL_MS = 500;

export type StageSet = { [N in ActiveStage]: Stage<N> };

/** A stage to run, with the results stored before it. */
interface ClaimedStage {
  stage: ActiveStage;
  job: StageJob;
  investigation: InvestigationEntity;
  topic: Topic;
  halt: StopReason | null;
  history: CaseHistory;
  hasAdded: boolean;
  deaths: StageDeaths;
}

export interface RunnerOptions {
  /** Real time, because rows carry the database's time even during a replay. */
  clock: Clock;
  deadlines: Deadlines;
}

interface RunningStage extends ClaimedStage {
  events: EventBuffer;
}

/**
 * Runs one stage of one round. Safe to repeat: a stored result is never recomputed, and a finished investigation is not
 * changed. Exception: the stored result of `decide` is applied again, because the process may have crashed before
 * applying it; applying is idempotent.
 */
export class StageRunner {
  constructor(
    private readonly db: Pick<Database, 'investigations' | 'stageResults' | 'events' | 'ledger' | 'budget'>,
    private readonly stages: StageSet,
    private readonly advancer: Advancer,
    private readonly terms: RunnerOptions,
  ) {}

  private readonly processId = randomUUID();
  private readonly handedOn = new LRUCache<string, StartedCase>({ max: 1_000, ttl: HANDOVER_TTL_MS });
  private readonly running = new Map<string, { generation: number; work: Promise<void> }>();

  /**
   * If a job's lock expires while this process is busy, the queue delivers the job again, possibly to this process: the
   * second delivery then waits for the first. A job of a later generation also waits and then runs itself, because the
   * first may have been void.
   */
  async run(stage: ActiveStage, job: StageJob): Promise<void> {
    const key = `${job.investigationId} ${job.round} ${stage}`;
    const running = this.running.get(key);
    if (running?.generation === job.generation) return running.work;
    const first = running?.work.catch(() => undefined) ?? Promise.resolve();
    const entry = { generation: job.generation, work: first.then(() => this.runOnce(stage, job)) };
    this.running.set(key, entry);
    return entry.work.finally(() => {
      if (this.running.get(key) === entry) this.running.delete(key);
    });
  }

  private async runOnce(stage: ActiveStage, job: StageJob): Promise<void> {
    const found = this.takeHandedOn(stage, job) ?? (await this.start(stage, job));
    const investigation = found?.investigation;
    if (
      investigation?.status !== 'running' ||
      job.round < investigation.round ||
      isFromBeforePause(job.generation, investigation)
    )
      return;
    const { topic, results, deaths, hasAdded } = found!;
    const stored = results.some((row) => row.round === job.round && row.stage === stage);
    const halt = this.haltOf(investigation);
    const history = new CaseHistory(results);
    const isFresh = !stored && topic && deaths;
    const kept =
      isFresh && (await this.runFresh({ stage, job, investigation, topic, halt, history, hasAdded, deaths }));
    const decided = kept ? { ...found!, results: [...results, kept] } : undefined;
    if (stage === 'decide') await this.advancer.advance(job.investigationId, job.round, decided);
  }

  private start(stage: ActiveStage, job: StageJob): Promise<StartedCase | null> {
    return this.db.stageResults.startInCase({ ...this.startOf(stage, job), pauses: countPausesBefore(job.generation) });
  }

  /** What the stage before this one handed on, once. */
  private takeHandedOn(stage: ActiveStage, job: StageJob): StartedCase | undefined {
    const found = this.handedOn.get(keyOf(stage, job));
    this.handedOn.delete(keyOf(stage, job));
    return found;
  }

  /** Records a permanently failed stage as a loss; only a failed `decide` fails the investigation. */
  async giveUp(stage: ActiveStage, job: Omit<StageJob, 'signal' | 'attempt'>, reason: string): Promise<void> {
    const { investigationId, round } = job;
    if (stage === 'decide') return this.advancer.fail(investigationId, reason);
    const event = { type: 'stage.failed', data: { stage, round, reason } };
    await this.db.stageResults.save({ investigationId, round, stage, state: 'failed', reason }, [event]);
  }

  /** The stored result; null if none. */
  private async runFresh(claimed: ClaimedStage): Promise<StageResultEntity | null> {
    const { stage, job, halt, history, deaths } = claimed;
    if (halt && shouldSkipStage(halt, stage, history.latest('cross-reference') !== null))
      return this.skip(claimed, toLossReason(halt));
    // The same input would crash the next process, too, so the stage is skipped.
    if (isCrashing(stage, deaths))
      return this.skip(claimed, createReason('loss.stage-crashed', { stage, round: job.round, deaths: deaths.deaths }));
    const events = new EventBuffer(this.db.events, job.investigationId);
    let kept: StageResultEntity | null = null;
    try {
      kept = await this.runStarted({ ...claimed, events });
      return kept;
    } finally {
      // Failing here is safe if the database is unavailable: a later start by this process does not count as a crash
      // either.
      if (!kept) await this.db.investigations.endStage(this.startOf(stage, job)).catch(() => undefined);
    }
  }

  private async runStarted(running: RunningStage): Promise<StageResultEntity | null> {
    const { stage, job, events } = running;
    const startedAt = this.terms.clock.now().toISOString();
    events.add('stage.started', { stage, round: job.round, attempt: job.attempt });
    const watched = watchForCancellation(job.signal, () => this.endOf(stage, job.investigationId));
    let away: CorroborateError | null = null;
    let paused = false;
    try {
      const input = this.input(running, watched.signal);
      input.context.onStoreAway = (error) => (away ??= error);
      input.context.onPaused = () => void (paused = true);
      const originals: PendingOriginal[] = [];
      input.context.onPending = (original) => void originals.push(original);
      const result: StageResult<unknown> = await this.stages[stage].run(input);
      await awaitStoredOriginals(originals);
      const ended = watched.ended();
      // A call refused because of a pause is not a gap: the stage runs again when the investigation resumes.
      if (ended?.isOver || paused) return null;
      assertNotInterrupted(job.signal);
      throwIfUnavailable(away);
      const cut = ended?.halt ? markStopped(result, ended.halt) : result;
      return await this.keep({ stage, job, events }, startedAt, markTimedOut(job.signal, stage, cut));
    } finally {
      watched.stop();
      // Events of a failing stage are still stored; errors are ignored, because the stage's own error is being thrown.
      await events.flush().catch(() => undefined);
    }
  }

  private startOf(stage: ActiveStage, { investigationId: id, round }: StageJob): StageStart {
    return { id, round, stage, processId: this.processId, alone: this.running.size === 1 };
  }

  private input(
    { stage, job, investigation, halt, history, hasAdded, topic, events }: RunningStage,
    signal: AbortSignal,
  ): StageInput {
    const { id, mode, plan } = investigation;
    return {
      investigationId: id,
      topic,
      mode,
      round: job.round,
      profile: limitPages(halt ? { ...MODE_PROFILES[mode], maxChased: 0 } : MODE_PROFILES[mode], history),
      halt,
      history,
      hasAdded,
      plan: parseStoredPlan({ plan }),
      limits: { budgetUsd: investigation.budgetUsd },
      context: { investigationId: id, stage, signal },
      report: async (type, data) => events.add(type, printableAll({ round: job.round, ...data })),
    };
  }

  private async keep(
    { stage, job, events }: Pick<RunningStage, 'stage' | 'job' | 'events'>,
    startedAt: string,
    result: StageResult<unknown>,
  ): Promise<StageResultEntity> {
    const { investigationId, round, attempt, generation } = job;
    const { state, output, reason, loss, lost } = result;
    events.add('stage.finished', { stage, round, state, reason });
    // A stored stage never runs again, so its events and calls are stored with it, and its refunds before it.
    await this.db.budget.flush();
    const finishedAt = this.terms.clock.now().toISOString();
    const draft = {
      investigationId,
      round,
      stage,
      state,
      data: printableAll({ ...(output as object), ...(lost && { lost }), ...(loss && { loss }) }),
      reason: reason && toPrintableText(reason),
      attempts: attempt,
      startedAt,
      finishedAt,
    };
    const following = nextStage(stage, round);
    const next = following && { ...following, processId: this.processId, pauses: countPausesBefore(generation) };
    const { stored, started } = await this.db.ledger.handOver(investigationId, (calls) =>
      this.db.events.handOver(investigationId, (last) => {
        events.throwIfLost();
        return this.db.stageResults.finish(draft, last, calls, next);
      }),
    );
    if (next && started) this.handedOn.set(keyOf(next.stage, job), started);
    return stored;
  }

  /** Skips the stage and records the loss. */
  private skip({ stage, job }: ClaimedStage, loss: Reason): Promise<StageResultEntity> {
    const { investigationId, round } = job;
    const reason = toReasonText(loss);
    const event = { type: 'stage.finished', data: { stage, round, state: 'skipped', reason } };
    const draft = { investigationId, round, stage, state: 'skipped', data: { loss }, reason } as const;
    return this.db.stageResults.save(draft, [event]);
  }

  private haltOf(row: Parameters<typeof findStopReason>[0]): StopReason | null {
    return findStopReason(row, this.terms.clock.now(), this.terms.deadlines);
  }

  /** Why the stage must stop now; null if it may continue. */
  private async endOf(stage: ActiveStage, investigationId: number) {
    const row = await this.db.investigations.findState(investigationId);
    if (!row || isTerminal(row.status)) return { isOver: true, halt: null };
    const halt = this.haltOf(row);
    return shouldAbortStage(halt, stage) ? { isOver: false, halt } : null;
  }
}

const keyOf = (stage: ActiveStage, { investigationId, round, generation }: StageJob): string =>
  [investigationId, round, generation, stage].join(' ');

async function awaitStoredOriginals(originals: PendingOriginal[]): Promise<void> {
  for (const { hurry } of originals) hurry();
  await Promise.all(originals.map(({ stored }) => stored));
}

/** `decide` is never skipped, because there is no verdict without it. */
const isCrashing = (stage: ActiveStage, { deaths, deathsAlone }: StageDeaths): boolean =>
  stage !== 'decide' && (deathsAlone >= MAX_CRASHES.alone || deaths >= MAX_CRASHES.all);

export const isActiveStage = (stage: string): stage is ActiveStage =>
  (ACTIVE_STAGES as readonly string[]).includes(stage);
