import {
  CorroborateError,
  describeStorageFault,
  findStorageFault,
  storageFaultHint,
  jsonFaults,
  MAX_JSON_DEPTH,
} from '@corroborate/domain';
import { runInSpan, SpanKind } from '@corroborate/telemetry';
import type { FlowProducer, Queue } from 'bullmq';
import { errorMessage } from './clean';
import type { InvestigatedTopicPayload } from './investigated-topic.contract';
import type { JobRunner } from './job.runner';
import { PublicQueue } from './public-queue';
import { readCounts, oldestWait, type QueueCounts } from './queue-counts';
import {
  ALL_QUEUES,
  INVESTIGATED_QUEUE,
  MAINTENANCE_QUEUE,
  parseRootJobId,
  REVIEWS_QUEUE,
  SNAPSHOTS_QUEUE,
  rootJobId,
  stageJobId,
  stageQueue,
  TOPICS_QUEUE,
  WATCH_QUEUE,
} from './queue.names';
import type { PublicReviewPayload } from './review.contract';
import { jobOptions, roundFlow, TREE_ORDER, type RoundRequest } from './round.flow';
import { getRootState, type RootState } from './round.state';
import type { QueueStore } from './stores/queue-store';
import type { PublicTopicPayload } from './topic.contract';

export interface QueueHubParts {
  store: QueueStore;
  /** All of `ALL_QUEUES`, by name. */
  queues: ReadonlyMap<string, Queue>;
  flows: FlowProducer;
  jobs: JobRunner;
  /** Attempts per stage. */
  attempts: number;
}

/** Access to the queues from outside their workers. */
export class QueueHub {
  /** Items held for review. */
  readonly reviews: PublicQueue<PublicReviewPayload>;
  /** Results of investigations. */
  readonly investigated: PublicQueue<InvestigatedTopicPayload>;
  private readonly keepers = new Map<string, NodeJS.Timeout>();
  private closed: Promise<void> | null = null;

  constructor(private readonly parts: QueueHubParts) {
    const { flows, queues, store } = parts;
    flows.on('error', (error) => store.report('flows', error));
    for (const queue of queues.values()) queue.on('error', (error) => store.report(queue.name, error));
    const asking = <T>(work: () => Promise<T>) => this.withQueueFault(work);
    this.reviews = new PublicQueue({ queue: this.queue(REVIEWS_QUEUE), name: 'review', asking });
    this.investigated = new PublicQueue({ queue: this.queue(INVESTIGATED_QUEUE), name: 'topic', asking });
  }

  get kind(): 'postgres' | 'redis' {
    return this.parts.store.kind;
  }

  /** All queues, for dashboards. */
  allQueues(): Queue[] {
    return ALL_QUEUES.map((name) => this.queue(name));
  }

  /** Adds the jobs of a round atomically. Idempotent per round and generation. Returns the ID of the root job. */
  async enqueueRound(request: RoundRequest): Promise<string> {
    const id = rootJobId(request);
    const attributes = { 'corroborate.investigation_id': request.investigationId, 'corroborate.round': request.round };
    const add = () =>
      this.withQueueFault(async () => {
        const known = await this.queue(stageQueue('decide')).getJob(id);
        if (!known) await this.parts.flows.add(roundFlow(request, this.parts.attempts));
        return id;
      });
    return runInSpan('enqueue round', attributes, add, { kind: SpanKind.PRODUCER });
  }

  async rootState(jobId: string): Promise<RootState> {
    const key = parseRootJobId(jobId);
    if (!key) return 'missing';
    return this.withQueueFault(async () => {
      const states: Parameters<typeof getRootState>[0] = [];
      for (const stage of TREE_ORDER)
        states.push({ stage, state: await this.queue(stageQueue(stage)).getJobState(stageJobId(key, stage)) });
      return getRootState(states);
    });
  }

  /**
   * Adds topics to the public queue; they are validated when they are processed. Returns job IDs.
   * @throws CorroborateError `invalid-input` for values no queue can store, which HTTP rejects too
   */
  async submitTopics(payloads: PublicTopicPayload[]): Promise<string[]> {
    payloads.forEach(assertStorable);
    const jobs = payloads.map((data) => ({ name: 'topic', data, opts: jobOptions(data.priority ?? 'normal', 3) }));
    const added = await this.withQueueFault(() => this.queue(TOPICS_QUEUE).addBulk(jobs));
    return added.map((job) => job.id ?? '');
  }

  /** Adds one job per row; a row already queued is not added again. */
  async enqueueSnapshots(ids: readonly number[]): Promise<void> {
    // The result is in the row; a remaining job would block a new one with the same id.
    const opts = { removeOnComplete: true, removeOnFail: true, attempts: 1 };
    const jobs = ids.map((id) => ({ name: 'snapshot', data: { id }, opts: { ...opts, jobId: `snapshot-${id}` } }));
    if (jobs.length > 0) await this.withQueueFault(() => this.queue(SNAPSHOTS_QUEUE).addBulk(jobs));
  }

  /**
   * Empties the queues that are filled from database rows. Used after the database is restored: jobs in another store
   * may refer to rows that are missing or different. Waiting topics are kept.
   */
  async clearDerivedQueues(): Promise<void> {
    const filledFromRows = ALL_QUEUES.filter((name) => name !== TOPICS_QUEUE);
    await this.withQueueFault(async () => {
      for (const name of filledFromRows) await this.queue(name).obliterate({ force: true });
    });
  }

  /** Schedules one periodic maintenance job for all processes; it is restored if lost. */
  scheduleMaintenance({ everySeconds }: { everySeconds: number }): Promise<void> {
    return this.schedule(MAINTENANCE_QUEUE, everySeconds * 1000);
  }

  /** Schedules one periodic job for source checks, for all processes. */
  scheduleWatch({ everySeconds }: { everySeconds: number }): Promise<void> {
    return this.schedule(WATCH_QUEUE, everySeconds * 1000);
  }

  private async schedule(queue: string, everyMs: number): Promise<void> {
    await this.withQueueFault(() => this.ensureSchedule(queue, everyMs));
    clearInterval(this.keepers.get(queue));
    const keep = () =>
      this.ensureSchedule(queue, everyMs).catch((error: unknown) => this.parts.store.report('schedule', error));
    this.keepers.set(queue, setInterval(() => void keep(), everyMs).unref());
  }

  async counts(): Promise<Record<string, QueueCounts>> {
    return this.withQueueFault(async () => {
      const rows = await Promise.all(
        ALL_QUEUES.map(async (name) => [name, await readCounts(this.queue(name))] as const),
      );
      return Object.fromEntries(rows);
    });
  }

  /** Age of the oldest waiting job in seconds by queue; 0 if none. */
  async waitingSeconds(now: Date = new Date()): Promise<Record<string, number>> {
    return this.withQueueFault(async () => {
      const rows = await Promise.all(
        ALL_QUEUES.map(async (name) => [name, await oldestWait(this.queue(name), now)] as const),
      );
      return Object.fromEntries(rows);
    });
  }

  /** @throws CorroborateError `queue-unavailable`. */
  async ping(): Promise<void> {
    await this.withQueueFault(() => this.parts.store.ping());
  }

  /** Closes queues and flows; workers and store are closed by their owners. Idempotent. */
  close(): Promise<void> {
    return (this.closed ??= this.shutDown());
  }

  private async shutDown(): Promise<void> {
    for (const keeper of this.keepers.values()) clearInterval(keeper);
    await Promise.all([this.parts.flows.close(), ...[...this.parts.queues.values()].map((queue) => queue.close())]);
  }

  private queue(name: string): Queue {
    const queue = this.parts.queues.get(name);
    if (!queue) throw new CorroborateError('internal', `There is no queue ${name}.`);
    return queue;
  }

  /** Jobs are named after their queue. */
  private async ensureSchedule(name: string, every: number): Promise<void> {
    const queue = this.queue(name);
    const known = await queue.getJobScheduler(name);
    const waiting = await queue.getJobCounts('waiting', 'active', 'delayed', 'prioritized');
    const alive = Object.values(waiting).some((count) => count > 0);
    if (known?.every === every && alive) return;
    const opts = { removeOnComplete: { count: 20 }, removeOnFail: { count: 50 } };
    await queue.upsertJobScheduler(name, { every }, { name, data: {}, opts });
  }

  /** An unavailable store of either kind results in the same error code. */
  private async withQueueFault<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      await this.parts.store.repair(error).catch((fault: unknown) => this.parts.store.report('repair', fault));
      throw toQueueError(error, this.parts.store.kind);
    }
  }
}

/** Converts a known server error to a product error. */
function toQueueError(error: unknown, kind: QueueStore['kind']): CorroborateError {
  const fault = findStorageFault(error);
  const server = kind === 'redis' ? 'Redis' : 'PostgreSQL';
  const code = (error as { code?: string } | null)?.code ?? errorMessage(error);
  const message = fault
    ? describeStorageFault({ ...fault, store: server })
    : `${server} rejected a queue command (${code}).`;
  const hint = fault ? storageFaultHint(fault) : undefined;
  return new CorroborateError('queue-unavailable', message, { hint, cause: error });
}

/** Nesting allowed for a topic plus two levels of payload. */
const MAX_PAYLOAD_DEPTH = MAX_JSON_DEPTH + 2;

function assertStorable(payload: PublicTopicPayload): void {
  const [fault] = jsonFaults(payload, MAX_PAYLOAD_DEPTH);
  if (fault)
    throw new CorroborateError(
      'invalid-input',
      `The topic cannot be queued: ${fault.path.join('.')}: ${fault.detail}`,
      { hint: 'Remove or correct the value and send the topic again.' },
    );
}
