import type { Settings } from '@corroborate/config';
import { CorroborateError, jsonFaults, MAX_JSON_DEPTH, STAGES, type StageName } from '@corroborate/domain';
import { inSpan, SpanKind } from '@corroborate/telemetry';
import { UnrecoverableError, type FlowProducer, type Job, type Queue, type Worker } from 'bullmq';
import { cleanData, reasonOf } from './clean';
import { runJob, Runs } from './job.runner';
import { countsOf, oldestWait, type QueueCounts } from './queue-counts';
import {
  ALL_QUEUES,
  MAINTENANCE_QUEUE,
  parseRootJobId,
  REVIEWS_QUEUE,
  rootJobId,
  stageJobId,
  stageQueue,
  TOPICS_QUEUE,
} from './queue.names';
import { reviewJobId, type PublicReviewPayload } from './review.contract';
import { jobOptions, roundFlow, TREE_ORDER, type RoundRequest } from './round.flow';
import { rootStateOf, type RootState } from './round.state';
import { startStages, workerOptions, type StageHandlers, type StageWorkerOptions } from './stage.workers';
import type { QueueStore } from './stores/queue-store';
import { publicTopicParser, type PublicTopicPayload, type SubmittedTopic } from './topic.contract';

export interface TopicsWorkerOptions {
  concurrency?: number;
  timeoutMs?: number;
  /** What the dates of topics are held against; default is the system's clock. */
  now?: () => Date;
}

export interface Closable {
  /** Takes no new job, lets running ones end, tells them to stop after `graceMs` (default 10 s). */
  close(graceMs?: number): Promise<void>;
}

const CLOSE_GRACE_MS = 10_000;
const SCHEDULE = 'maintenance';

export class QueueHub {
  private readonly queues = new Map<string, Queue>();
  private readonly flows: FlowProducer;
  private readonly runs = new Runs();
  private readonly workers = new Set<Worker>();
  private keepSchedule: NodeJS.Timeout | null = null;
  private closed: Promise<void> | null = null;

  constructor(
    private readonly store: QueueStore,
    private readonly settings: Pick<Settings, 'STAGE_ATTEMPTS' | 'JOB_LOCK_MS'>,
    private readonly report: (where: string, error: unknown) => void,
  ) {
    this.flows = store.flowProducer();
    this.flows.on('error', (error) => report('flows', error));
  }

  get kind(): 'postgres' | 'redis' {
    return this.store.kind;
  }

  /** For dashboards. */
  allQueues(): Queue[] {
    return ALL_QUEUES.map((name) => this.queue(name));
  }

  /**
   * Adds the jobs of one round, all or none; adding the same round and generation again changes nothing. Gives the
   * root's job id.
   */
  async enqueueRound(request: RoundRequest): Promise<string> {
    const id = rootJobId(request);
    const attributes = { 'corroborate.investigation_id': request.investigationId, 'corroborate.round': request.round };
    const add = () =>
      this.asking(async () => {
        const known = await this.queue(stageQueue('decide')).getJob(id);
        if (!known) await this.flows.add(roundFlow(request, this.settings.STAGE_ATTEMPTS));
        return id;
      });
    return inSpan('enqueue round', attributes, add, { kind: SpanKind.PRODUCER });
  }

  async rootState(jobId: string): Promise<RootState> {
    const key = parseRootJobId(jobId);
    if (!key) return 'missing';
    return this.asking(async () => {
      const states: { stage: StageName; state: string }[] = [];
      for (const stage of TREE_ORDER)
        states.push({ stage, state: await this.queue(stageQueue(stage)).getJobState(stageJobId(key, stage)) });
      return rootStateOf(states);
    });
  }

  /** Best effort: waiting jobs of the round are removed, those running in this process are told to stop. */
  async cancelRound(jobId: string): Promise<void> {
    const key = parseRootJobId(jobId);
    if (!key) return;
    const ids = new Set(STAGES.map((stage) => stageJobId(key, stage)));
    // Root first: a child that goes would let its parent start.
    for (const stage of TREE_ORDER.toReversed()) {
      const job = await this.asking(() => this.queue(stageQueue(stage)).getJob(stageJobId(key, stage)));
      await job?.remove({ removeChildren: false }).catch(() => undefined);
    }
    this.runs.abort('cancelled', (id) => ids.has(id));
  }

  startStageWorkers(handlers: StageHandlers, options: StageWorkerOptions): Closable {
    return this.adopt(startStages(handlers, { store: this.store, options, runs: this.runs, report: this.report }));
  }

  /**
   * Puts topics into the public queue as they are; each is checked when it is taken out. Gives the job ids.
   * @throws CorroborateError `invalid-input` for what not even a queue can hold: mended here, it would be taken where
   * HTTP refuses it.
   */
  async submitTopics(payloads: PublicTopicPayload[]): Promise<string[]> {
    payloads.forEach(assertStorable);
    const jobs = payloads.map((data) => ({ name: 'topic', data, opts: jobOptions(data.priority ?? 'normal', 3) }));
    const added = await this.asking(() => this.queue(TOPICS_QUEUE).addBulk(jobs));
    return added.map((job) => job.id ?? '');
  }

  /** Offers review items to consumers of the public queue; offering one again changes nothing. */
  async offerReviews(payloads: PublicReviewPayload[]): Promise<void> {
    // A job that a consumer has finished stays until its item is decided: it says that the item was taken.
    const keep = { removeOnComplete: false, removeOnFail: false };
    const opts = (payload: PublicReviewPayload) => ({
      ...jobOptions(payload.priority, 3),
      ...keep,
      jobId: reviewJobId(payload.review_id),
    });
    const jobs = payloads.map((payload) => ({ name: 'review', data: cleanData(payload), opts: opts(payload) }));
    await this.asking(() => this.queue(REVIEWS_QUEUE).addBulk(jobs));
  }

  /** Takes review items back. Gives those that are gone; one that a consumer holds at this moment is not. */
  async withdrawReviews(ids: number[]): Promise<number[]> {
    const gone = await Promise.all(ids.map((id) => this.withdraw(reviewJobId(id))));
    return ids.filter((_, at) => gone[at]);
  }

  /** Review items in the queue, finished and failed ones among them. */
  async countReviews(): Promise<number> {
    return this.asking(async () =>
      Object.values(await this.queue(REVIEWS_QUEUE).getJobCounts()).reduce((sum, count) => sum + count, 0),
    );
  }

  /** A payload that breaks the contract fails at once with all its faults as the reason. */
  startTopicsWorker(
    handler: (topic: SubmittedTopic, signal: AbortSignal) => Promise<void>,
    options: TopicsWorkerOptions = {},
  ): Closable {
    const limits = { timeoutMs: options.timeoutMs ?? 30_000, graceMs: 5_000 };
    const parse = publicTopicParser(options.now);
    const process = async (job: Job, token?: string) => {
      const parsed = parse(job.data);
      if (!parsed.ok)
        throw new UnrecoverableError(reasonOf(`The payload breaks the contract: ${parsed.reasons.join('; ')}`));
      await runJob({ job, token }, this.runs, limits, (signal) => handler(parsed.topic, signal));
    };
    return this.adopt([
      this.store.worker(TOPICS_QUEUE, process, workerOptions(options.concurrency ?? 4, this.settings.JOB_LOCK_MS)),
    ]);
  }

  /** One maintenance job every so often, whatever the number of processes; put right again if the store forgets it. */
  async scheduleMaintenance({ everySeconds }: { everySeconds: number }): Promise<void> {
    await this.asking(() => this.ensureSchedule(everySeconds * 1000));
    if (this.keepSchedule) clearInterval(this.keepSchedule);
    this.keepSchedule = setInterval(() => {
      this.ensureSchedule(everySeconds * 1000).catch((error: unknown) => this.report('schedule', error));
    }, everySeconds * 1000).unref();
  }

  startMaintenanceWorker(
    handler: (signal: AbortSignal) => Promise<void>,
    options: { timeoutMs?: number } = {},
  ): Closable {
    const limits = { timeoutMs: options.timeoutMs ?? 60_000, graceMs: 5_000, scheduled: true };
    const process = (job: Job, token?: string) => runJob({ job, token }, this.runs, limits, handler);
    return this.adopt([this.store.worker(MAINTENANCE_QUEUE, process, workerOptions(1, this.settings.JOB_LOCK_MS))]);
  }

  async counts(): Promise<Record<string, QueueCounts>> {
    return this.asking(async () => {
      const rows = await Promise.all(ALL_QUEUES.map(async (name) => [name, await countsOf(this.queue(name))] as const));
      return Object.fromEntries(rows);
    });
  }

  /** By queue: how long its oldest waiting job has waited, seconds; 0 where none waits. */
  async waitingSeconds(now: Date = new Date()): Promise<Record<string, number>> {
    return this.asking(async () => {
      const rows = await Promise.all(
        ALL_QUEUES.map(async (name) => [name, await oldestWait(this.queue(name), now)] as const),
      );
      return Object.fromEntries(rows);
    });
  }

  /** @throws CorroborateError `queue-unavailable`. */
  async ping(): Promise<void> {
    await this.asking(() => this.store.ping());
  }

  /** Closes workers as `Closable.close` does, then everything else. */
  close(graceMs = CLOSE_GRACE_MS): Promise<void> {
    return (this.closed ??= this.shutDown(graceMs));
  }

  private async shutDown(graceMs: number): Promise<void> {
    if (this.keepSchedule) clearInterval(this.keepSchedule);
    await this.closeWorkers([...this.workers], graceMs);
    await Promise.all([this.flows.close(), ...[...this.queues.values()].map((queue) => queue.close())]);
    await this.store.close();
  }

  private async withdraw(jobId: string): Promise<boolean> {
    const job = await this.asking(() => this.queue(REVIEWS_QUEUE).getJob(jobId));
    return job
      ? job.remove().then(
          () => true,
          () => false,
        )
      : true;
  }

  private queue(name: string): Queue {
    const known = this.queues.get(name);
    if (known) return known;
    const queue = this.store.queue(name);
    queue.on('error', (error) => this.report(name, error));
    this.queues.set(name, queue);
    return queue;
  }

  private adopt(workers: Worker[]): Closable {
    for (const worker of workers) {
      this.workers.add(worker);
      worker.on('error', (error) => this.onWorkerError(worker, error));
    }
    return { close: (graceMs = CLOSE_GRACE_MS) => this.closeWorkers(workers, graceMs) };
  }

  private onWorkerError(worker: Worker, error: unknown): void {
    this.report(`worker ${worker.name}`, error);
    this.store.repair(error).catch((fault: unknown) => this.report('repair', fault));
  }

  private async closeWorkers(workers: Worker[], graceMs: number): Promise<void> {
    const stop = setTimeout(() => this.runs.abort('shutdown'), graceMs);
    await Promise.all(workers.map((worker) => worker.close().catch((error: unknown) => this.report('close', error))));
    clearTimeout(stop);
    for (const worker of workers) this.workers.delete(worker);
  }

  private async ensureSchedule(every: number): Promise<void> {
    const queue = this.queue(MAINTENANCE_QUEUE);
    const known = await queue.getJobScheduler(SCHEDULE);
    const waiting = await queue.getJobCounts('waiting', 'active', 'delayed', 'prioritized');
    const alive = Object.values(waiting).some((count) => count > 0);
    if (known?.every === every && alive) return;
    const opts = { removeOnComplete: { count: 20 }, removeOnFail: { count: 50 } };
    await queue.upsertJobScheduler(SCHEDULE, { every }, { name: SCHEDULE, data: {}, opts });
  }

  /** A store that does not answer is one fault with one code, whichever it is. */
  private async asking<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      await this.store.repair(error).catch((fault: unknown) => this.report('repair', fault));
      const code = (error as { code?: string } | null)?.code;
      throw new CorroborateError(
        'queue-unavailable',
        `The store of the queues did not do what was asked (${code ?? reasonOf(error)}).`,
        { cause: error },
      );
    }
  }
}

/** The topic's own stores may be nested so deep as they may, and stand two levels within the payload. */
const PAYLOAD_DEPTH = MAX_JSON_DEPTH + 2;

function assertStorable(payload: PublicTopicPayload): void {
  const [fault] = jsonFaults(payload, PAYLOAD_DEPTH);
  if (fault)
    throw new CorroborateError(
      'invalid-input',
      `The topic cannot be put into the queue: ${fault.path.join('.')}: ${fault.detail}`,
      { hint: 'Take it out or replace it, and send the topic again.' },
    );
}
