import { randomUUID } from 'node:crypto';
import {
  because,
  CorroborateError,
  isTerminal,
  sentenceOf,
  type Clock,
  type Reason,
  type Topic,
} from '@corroborate/domain';
import { printable, printableAll } from '@corroborate/text';
import type { Database, InvestigationEntity, StageDeaths } from '@corroborate/db';
import type { StageJob } from '@corroborate/queue/module';
import { CaseHistory } from '../case/case.history';
import type { Advancer } from './advancer';
import { EventBuffer } from './event.buffer';
import { MODE_PROFILES } from '../investigation.thresholds';
import { planOf } from '../plan/plan.service';
import type { Stage, StageInput } from '../stages/stage';
import { ACTIVE_STAGES, type ActiveStage, type StageResult } from '../stages/stage.types';
import { watch } from './cancellation';
import { cutsShort, haltOf, leavesOut, lossOfHalt, type Deadlines, type Halt } from './halt.policy';
import { isVoid } from './tree.policy';

/**
 * Deaths of its process after which a stage is skipped: some page or answer it handles may be what kills. Where other
 * stages were at work beside it any of them may be, and workers are also killed from outside (ten times in twenty
 * seconds in one test), so far more are needed; after 20 the queue gives the job up.
 */
const MAX_DEATHS = { alone: 2, all: 12 };

export type StageSet = { [N in ActiveStage]: Stage<N> };

/** A stage that is to be run, with what was stored before it. */
interface Claimed {
  stage: ActiveStage;
  job: StageJob;
  investigation: InvestigationEntity;
  halt: Halt | null;
  history: CaseHistory;
}

export interface RunnerTerms {
  /** Of the wall: rows carry the database's own time, whatever moment the product lives at. */
  clock: Clock;
  deadlines: Deadlines;
}

/** One stage at work. */
interface Running extends Claimed {
  topic: Topic;
  events: EventBuffer;
}

/**
 * Runs one stage of one round so that it is safe to run it again: a stored result is never made twice, and
 * a finished investigation is left alone. `decide` is the exception by design: its stored result is acted
 * upon again, since the process may have died between storing and acting; acting is idempotent.
 */
export class StageRunner {
  constructor(
    private readonly db: Pick<Database, 'topics' | 'investigations' | 'stageResults' | 'events' | 'ledger'>,
    private readonly stages: StageSet,
    private readonly advancer: Advancer,
    private readonly terms: RunnerTerms,
  ) {}

  private readonly processId = randomUUID();
  private readonly running = new Map<string, { generation: number; work: Promise<void> }>();

  /**
   * A job whose lock ran out while this process was busy is handed out again, maybe to this very process: the
   * second delivery waits for the first instead of asking the world twice. A job of a later tree waits as well, and
   * then looks for itself: the first may have been void.
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
    const investigation = await this.db.investigations.claimForRun(job.investigationId);
    if (!investigation || job.round < investigation.round || isVoid(job.generation, investigation)) return;
    const rows = await this.db.stageResults.findAll(job.investigationId);
    const stored = rows.some((row) => row.round === job.round && row.stage === stage);
    const halt = this.haltOf(investigation);
    if (!stored) await this.runFresh({ stage, job, investigation, halt, history: new CaseHistory(rows) });
    if (stage === 'decide') await this.advancer.advance(job.investigationId, job.round);
  }

  /** Why an investigation failed; null where it did not. */
  async failureOf(investigationId: number): Promise<string | null> {
    const row = await this.db.investigations.get(investigationId);
    return row?.status === 'failed' ? (row.failure?.message ?? 'no reason recorded') : null;
  }

  /** A stage that failed for good is recorded as a loss; only a failed `decide` ends the investigation. */
  async giveUp(stage: ActiveStage, job: Omit<StageJob, 'signal' | 'attempt'>, reason: string): Promise<void> {
    const { investigationId, round } = job;
    if (stage === 'decide') return this.advancer.fail(investigationId, reason);
    await this.db.stageResults.save({ investigationId, round, stage, state: 'failed', reason });
    await this.db.events.append(investigationId, 'stage.failed', { stage, round, reason });
  }

  private async runFresh(claimed: Claimed): Promise<void> {
    const { stage, job, investigation, halt, history } = claimed;
    if (halt && leavesOut(halt, stage, history.latest('cross-reference') !== null))
      return this.skip(claimed, lossOfHalt(halt));
    const topic = await this.db.topics.get(investigation.topicId);
    if (!topic) return;
    const alone = this.running.size === 1;
    const start = { id: job.investigationId, round: job.round, stage, processId: this.processId, alone };
    const died = await this.db.investigations.startStage(start);
    // The same input would kill the next process as well: the investigation goes on without the stage.
    if (isDeadly(stage, died))
      return this.skip(claimed, because('loss.stage-crashed', { stage, round: job.round, deaths: died.deaths }));
    const events = new EventBuffer(this.db.events, job.investigationId);
    let kept = false;
    try {
      kept = await this.runStarted({ ...claimed, topic, events });
    } finally {
      // Where the database is away nothing is lost: a later start by this process does not count as a death either.
      if (!kept) await this.db.investigations.endStage(start).catch(() => undefined);
    }
  }

  /** Whether a result was kept. */
  private async runStarted(running: Running): Promise<boolean> {
    const { stage, job, events } = running;
    const startedAt = this.terms.clock.now().toISOString();
    events.add('stage.started', { stage, round: job.round, attempt: job.attempt });
    const watched = watch(job.signal, () => this.endOf(stage, job.investigationId));
    let away: CorroborateError | null = null;
    let paused = false;
    try {
      const input = this.input(running, watched.signal);
      input.context.onStoreAway = (error) => (away ??= error);
      input.context.onPaused = () => void (paused = true);
      const result: StageResult<unknown> = await this.stages[stage].run(input);
      const ended = watched.ended();
      // A call that was not made because it is paused is no hole: the stage is done again when it goes on.
      if (ended?.isOver || paused) return false;
      refuseIfInterrupted(job.signal);
      refuseIfAway(away);
      const cut = ended?.halt ? cutShort(result, ended.halt) : result;
      await this.keep({ stage, job, events }, startedAt, timedOut(job.signal, stage, cut));
      return true;
    } finally {
      watched.stop();
      // What the stage told before it broke is told all the same; the fault itself is on its way up.
      await events.flush().catch(() => undefined);
    }
  }

  private input({ stage, job, investigation, halt, history, topic, events }: Running, signal: AbortSignal): StageInput {
    const { id, mode, plan } = investigation;
    return {
      investigationId: id,
      topic,
      mode,
      round: job.round,
      profile: halt ? { ...MODE_PROFILES[mode], maxChased: 0 } : MODE_PROFILES[mode],
      halt,
      history,
      plan: planOf({ plan }),
      limits: { budgetUsd: investigation.budgetUsd },
      context: { investigationId: id, stage, signal },
      report: async (type, data) => events.add(type, printableAll({ round: job.round, ...data })),
    };
  }

  private async keep(
    { stage, job, events }: Pick<Running, 'stage' | 'job' | 'events'>,
    startedAt: string,
    result: StageResult<unknown>,
  ): Promise<void> {
    const { investigationId, round, attempt } = job;
    const { state, output, reason, loss, lost } = result;
    // A stored stage is never run again: what it did and told must be stored before it.
    await Promise.all([events.flush(), this.db.ledger.flush()]);
    const finishedAt = this.terms.clock.now().toISOString();
    await this.db.stageResults.save({
      investigationId,
      round,
      stage,
      state,
      data: printableAll({ ...(output as object), ...(lost && { lost }), ...(loss && { loss }) }),
      reason: reason && printable(reason),
      attempts: attempt,
      startedAt,
      finishedAt,
    });
    events.add('stage.finished', { stage, round, state, reason });
    await events.flush();
  }

  /** The stage is left out, which is said; what weighs goes on with what is there. */
  private async skip({ stage, job }: Claimed, loss: Reason): Promise<void> {
    const { investigationId, round } = job;
    const reason = sentenceOf(loss);
    await this.db.stageResults.save({ investigationId, round, stage, state: 'skipped', data: { loss }, reason });
    await this.db.events.append(investigationId, 'stage.finished', { stage, round, state: 'skipped', reason });
  }

  private haltOf(row: InvestigationEntity): Halt | null {
    return haltOf(row, this.terms.clock.now(), this.terms.deadlines);
  }

  /** Whether the work of a stage is to end now, and why. */
  private async endOf(stage: ActiveStage, investigationId: number) {
    const row = await this.db.investigations.get(investigationId);
    if (!row || isTerminal(row.status)) return { isOver: true, halt: null };
    const halt = this.haltOf(row);
    return cutsShort(halt, stage) ? { isOver: false, halt } : null;
  }
}

/** Without `decide` there is no verdict: it is tried until its job is given up. */
const isDeadly = (stage: ActiveStage, { deaths, deathsAlone }: StageDeaths): boolean =>
  stage !== 'decide' && (deathsAlone >= MAX_DEATHS.alone || deaths >= MAX_DEATHS.all);

/** What was ready when the time of the investigation was over is used, and the loss is named with the stage's own. */
function cutShort<T>(result: StageResult<T>, halt: Halt): StageResult<T> {
  const loss = lossOfHalt(halt);
  return { ...result, state: 'partial', reason: sentenceOf(loss), loss };
}

/** Work cut short by a process that stops is no result: the job goes back and is done again elsewhere. */
function refuseIfInterrupted(signal: AbortSignal): void {
  if (signal.aborted && signal.reason !== 'timeout')
    throw new CorroborateError('cancelled', 'The stage was interrupted before it finished.');
}

/** What was gathered without a store of our own says nothing of the world: the stage is done again once it is back. */
function refuseIfAway(away: CorroborateError | null): void {
  if (away !== null) throw away;
}

/** What a stage had ready when its time ran out is used, and the loss is named. */
function timedOut<T>(signal: AbortSignal, stage: ActiveStage, result: StageResult<T>): StageResult<T> {
  if (!signal.aborted) return result;
  const loss = because('loss.stage-cut-short', { stage, rest: result.reason });
  return { ...result, state: 'partial', reason: sentenceOf(loss), loss };
}

export const isActiveStage = (stage: string): stage is ActiveStage =>
  (ACTIVE_STAGES as readonly string[]).includes(stage);
