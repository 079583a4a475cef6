import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { STAGES, type StageName } from '@corroborate/domain';
import { loadSettings, type Settings } from '@corroborate/config';
import { createPostgresBackend, createRedisBackend, Worker, type Job } from 'bullmq';
import { Pool } from 'pg';
import { createTestDatabase } from '../../../test/support/database';
import { testRedisUrl } from '../../../test/support/redis';
import {
  investigatedTopicSchema,
  publicReviewSchema,
  stageQueue,
  type PublicReviewPayload,
  type QueueHub,
  type SubmittedTopic,
} from './index';
import type { StageJob } from './queue.module';
import {
  openMaintenanceWorker,
  openProcessors,
  openQueues,
  openStageWorkers,
  openTopicsWorker,
  type QueueApp,
  type StageHandlers,
  type StageTestOptions,
} from '../../../test/support/queue-app';
import { investigatedTopicSample } from './testing/investigated-topic.sample';
import { until } from './testing/until';

interface Store {
  settings: Settings;
  databaseUrl: string;
  /** URL of the store for another process. */
  address: string;
  drop(): Promise<void>;
}

const lines: { data: object; message: string }[] = [];
const take = (data: object, message: string) => void lines.push({ data, message });
const logger = { info: take, warn: take, error: take };

/**
 * For workers that take over from a killed one. Others use the default lock time: on a busy machine a second can pass
 * without a renewal, and the job would be delivered twice.
 */
const SHORT_LOCK_MS = 1_000;

let next = 0;
const round = (changes: Partial<Parameters<QueueHub['enqueueRound']>[0]> = {}) => ({
  investigationId: ++next,
  round: 1,
  generation: 0,
  priority: 'normal' as const,
  stages: [...STAGES],
  ...changes,
});
const everyStage = (work: (stage: StageName, job: StageJob) => Promise<void>) =>
  Object.fromEntries(STAGES.map((stage) => [stage, (job: StageJob) => work(stage, job)])) as StageHandlers;

/** Test cases for every store. */
function hubCases(open: () => Promise<Store>): void {
  let store: Store;
  let hub: QueueHub;
  let apps: QueueApp[] = [];
  const keep = async (opened: Promise<QueueApp>) => {
    const app = await opened;
    apps.push(app);
    return app;
  };
  beforeEach(async () => {
    lines.length = 0;
    store ??= await open();
    ({ hub } = await keep(openQueues({ ...store, logger })));
  });
  afterEach(async () => {
    for (const queue of hub.allQueues()) await queue.obliterate({ force: true });
    for (const app of apps.reverse()) await app.close();
    apps = [];
  });
  afterAll(() => store?.drop());

  const start = (handlers: StageHandlers, changes: Partial<StageTestOptions> = {}) =>
    keep(openStageWorkers({ ...store, logger }, handlers, changes));
  const takeTopics = (take: (topic: SubmittedTopic) => Promise<void>) =>
    keep(openTopicsWorker({ ...store, logger }, take));
  const finished = (root: string) =>
    until(
      () => hub.rootState(root),
      (state) => state !== 'living',
    );

  describe('stage worker process', () => {
    const refused = (stages: StageName[]) => keep(openProcessors({ ...store, logger }, stages));

    it('does not start if a stage has no handler, and names the queue', async () => {
      await expect(refused(STAGES.filter((stage) => stage !== 'read'))).rejects.toMatchObject({
        code: 'internal',
        message: expect.stringContaining('stage-read has no handler') as string,
        details: { queues: ['stage-read'] },
      });
    });

    it('does not start if a stage has two handlers, and names the queue', async () => {
      await expect(refused([...STAGES, 'origin'])).rejects.toMatchObject({
        code: 'internal',
        message: expect.stringContaining('stage-origin has 2 (TestStage, TestStage)') as string,
        details: { queues: ['stage-origin'] },
      });
    });
  });

  it('runs the stages of a round in the order of their dependencies', async () => {
    const ran: StageName[] = [];
    await start(everyStage(async (stage) => void ran.push(stage)));
    const request = round();
    const root = await hub.enqueueRound(request);
    expect(root).toBe(`inv-${request.investigationId}-r1-g0-decide`);
    expect(await finished(root)).toBe('done');
    expect([...ran].sort()).toEqual([...STAGES].sort());
    const at = (stage: StageName) => ran.indexOf(stage);
    // `social` and `context` run in parallel until the decision.
    for (const gather of ['search', 'records'] as const) expect(at(gather)).toBeLessThan(at('read'));
    expect(at('read')).toBeLessThan(at('assess'));
    expect(at('assess')).toBeLessThan(at('origin'));
    expect(at('origin')).toBeLessThan(at('cross-reference'));
    expect(ran.at(-1)).toBe('decide');
  });

  /** An external consumer of a public queue. */
  const consumer = (queue: string, work: (data: unknown) => Promise<void>) => {
    const process = (job: Job) => work(job.data);
    if (store.settings.REDIS_URL)
      return new Worker(
        queue,
        process,
        { connection: { url: store.address, maxRetriesPerRequest: null } },
        createRedisBackend,
      );
    const pool = new Pool({ connectionString: store.address, max: 3, options: '-c search_path=bullmq' });
    const worker = new Worker(queue, process, { connection: pool }, createPostgresBackend);
    return { close: () => worker.close().then(() => pool.end()) };
  };

  describe('public reviews queue', () => {
    const payload = (review: number, priority: 'high' | 'normal' = 'normal'): PublicReviewPayload => ({
      version: 1,
      review_id: review,
      investigation_id: 1,
      topic_id: 2,
      external_id: 'topic-2',
      topic_title: 'Walkout',
      reasons: [{ reason: 'serious-allegation', detail: 'crime \u0000' }],
      priority,
      current_level: 'unverified',
      recommended_level: 'verified',
      created_at: '2026-01-02T03:04:05.000Z',
    });
    const offer = (review: number, priority: 'high' | 'normal' = 'normal') => ({
      id: review,
      priority,
      data: payload(review, priority),
    });
    const consume = (work: (data: unknown) => Promise<void>) => consumer('reviews', work);
    const queue = () => hub.allQueues().find(({ name }) => name === 'reviews')!;

    it('contains each item once, however often it is added, with urgent items first', async () => {
      await Promise.all([hub.reviews.add([offer(1), offer(2, 'high')]), hub.reviews.add([offer(1), offer(2, 'high')])]);
      expect(await hub.reviews.count()).toBe(2);
      expect((await queue().getJobs(['waiting', 'prioritized'], 0, -1, true)).map(({ id }) => id)).toEqual([
        'review-2',
        'review-1',
      ]);
      const job = await queue().getJob('review-1');
      expect(publicReviewSchema.parse(job?.data)).toMatchObject({ review_id: 1, external_id: 'topic-2' });
    });

    it('keeps consumed items until they are withdrawn, so none is delivered twice', async () => {
      await hub.reviews.add([offer(3)]);
      const job = await queue().getJob('review-3');
      const seen: unknown[] = [];
      const consumer = consume(async (data) => void seen.push(data));
      await until(
        () => job!.getState(),
        (state) => state === 'completed',
      );
      await hub.reviews.add([offer(3)]);
      await sleep(100);
      expect(seen).toHaveLength(1);
      await consumer.close();
      expect(await hub.reviews.withdraw([3, 4])).toEqual([3, 4]);
      expect(await hub.reviews.count()).toBe(0);
    });

    it('does not withdraw an item that a consumer is processing', async () => {
      await hub.reviews.add([offer(5)]);
      let letGo = () => {};
      const held = new Promise<void>((resolve) => (letGo = resolve));
      const consumer = consume(() => held);
      const job = await queue().getJob('review-5');
      await until(
        () => job!.getState(),
        (state) => state === 'active',
      );
      expect(await hub.reviews.withdraw([5])).toEqual([]);
      letGo();
      await until(
        () => job!.getState(),
        (state) => state === 'completed',
      );
      expect(await hub.reviews.withdraw([5])).toEqual([5]);
      await consumer.close();
    });
  });

  describe('public queue of investigated topics', () => {
    const change = (id: number) => ({
      id,
      priority: 'normal' as const,
      data: investigatedTopicSample({ change_id: id }),
    });
    const queue = () => hub.allQueues().find(({ name }) => name === 'investigated-topics')!;

    it('delivers each change once, however often it is added, and keeps it until it is withdrawn', async () => {
      const taken: unknown[] = [];
      await Promise.all([hub.investigated.add([change(1), change(2)]), hub.investigated.add([change(1)])]);
      const writer = consumer('investigated-topics', async (data) => void taken.push(data));
      await until(
        () => queue().getCompletedCount(),
        (count) => count === 2,
      );
      await hub.investigated.add([change(1), change(2)]);
      await hub.investigated.add([change(3)]);
      await until(
        () => queue().getCompletedCount(),
        (count) => count === 3,
      );
      await writer.close();
      expect(taken.map((data) => investigatedTopicSchema.parse(data).change_id)).toEqual([1, 2, 3]);
      expect(await hub.investigated.withdraw([1, 2])).toEqual([1, 2]);
      expect(await hub.investigated.count()).toBe(1);
    });
  });

  it('runs only the requested stages and always `decide`', async () => {
    const ran: StageName[] = [];
    await start(everyStage(async (stage) => void ran.push(stage)));
    await finished(await hub.enqueueRound(round({ stages: ['search', 'read'] })));
    await finished(await hub.enqueueRound(round({ stages: [] })));
    expect(ran).toEqual(['search', 'read', 'decide', 'decide']);
  });

  it('adds a round once when requested again before, during and after its run', async () => {
    const ran: string[] = [];
    const request = round();
    await Promise.all([hub.enqueueRound(request), hub.enqueueRound(request), hub.enqueueRound(request)]);
    await start(
      everyStage(async (stage) => {
        ran.push(stage);
        if (stage === 'read') await hub.enqueueRound(request);
      }),
    );
    const root = await hub.enqueueRound(request);
    await finished(root);
    await hub.enqueueRound(request);
    await sleep(100);
    expect(await hub.rootState(root)).toBe('done');
    expect([...ran].sort()).toEqual([...STAGES].sort());
  });

  it('retries a failing stage with its attempt number and reaches `decide`', async () => {
    const tries: number[] = [];
    await start(
      everyStage(async (stage, job) => {
        if (stage !== 'origin') return;
        tries.push(job.attempt);
        if (tries.length < 2) throw new Error('not yet');
      }),
    );
    expect(await finished(await hub.enqueueRound(round()))).toBe('done');
    expect(tries).toEqual([1, 2]);
  });

  it('reaches `decide` if all other stages fail permanently, and reports each of them', async () => {
    const givenUp: string[] = [];
    const handlers = everyStage(async (stage) => {
      if (stage !== 'decide') throw new Error(`${stage} broke: \u0000 \ud800`);
    });
    await start(handlers, {
      attempts: 1,
      onGivenUp: (stage, job, reason) => void givenUp.push(`${stage} ${job.round} ${reason}`),
    });
    expect(await finished(await hub.enqueueRound(round()))).toBe('done');
    await until(
      () => givenUp.length,
      (count) => count === STAGES.length - 1,
    );
    expect(givenUp).toContain('context 1 context broke: \ufffd \ufffd');
  });

  it('returns `dead` for a round whose `decide` stage failed permanently', async () => {
    await start(
      everyStage(async (stage) => {
        if (stage === 'decide') throw new Error('no');
      }),
      { attempts: 1 },
    );
    expect(await finished(await hub.enqueueRound(round()))).toBe('dead');
  });

  it('returns `living` for a round without workers and `missing` for one never added', async () => {
    const root = await hub.enqueueRound(round());
    expect(await hub.rootState(root)).toBe('living');
    expect(await hub.rootState('inv-999999-r1-g0-decide')).toBe('missing');
    expect(await hub.rootState("x' OR 1=1")).toBe('missing');
  });

  it('does not leave a round `living` forever when its jobs are removed', async () => {
    const root = await hub.enqueueRound(round());
    const queues = hub
      .allQueues()
      .filter((queue) => queue.name.startsWith('stage-') && queue.name !== stageQueue('decide'));
    for (const queue of queues) await queue.obliterate({ force: true });
    await start(everyStage(async () => undefined));
    // PostgreSQL leaves the root waiting forever, Redis starts it.
    expect(['dead', 'done']).toContain(await finished(root));
  });

  it('aborts the signal on timeout and continues without work that ignores it', async () => {
    const reasons: unknown[] = [];
    const givenUp: string[] = [];
    const handlers = everyStage(async (stage, { signal }) => {
      if (stage !== 'search') return;
      signal.addEventListener('abort', () => reasons.push(signal.reason));
      await new Promise(() => undefined);
    });
    await start(handlers, {
      attempts: 1,
      timeoutMs: 150,
      graceMs: 100,
      onGivenUp: (stage, _job, reason) => void givenUp.push(`${stage}: ${reason}`),
    });
    expect(await finished(await hub.enqueueRound(round()))).toBe('done');
    expect(reasons).toEqual(['timeout']);
    await until(() => givenUp.length);
    expect(givenUp[0]).toMatch(/^search: timed out after 150 ms/);
  });

  it('runs other jobs while one fails permanently', async () => {
    const poison = round();
    await start(
      everyStage(async (_stage, job) => {
        if (job.investigationId === poison.investigationId) throw new Error('poison');
      }),
      { concurrency: { search: 1 } },
    );
    const [bad, good] = [await hub.enqueueRound(poison), await hub.enqueueRound(round())];
    expect(await finished(good)).toBe('done');
    expect(await hub.rootState(bad)).not.toBe('done');
  });

  it('returns the wait of the oldest job in each queue, regardless of priority', async () => {
    expect((await hub.waitingSeconds())[stageQueue('decide')]).toBe(0);
    await hub.enqueueRound(round({ priority: 'low', stages: [] }));
    await sleep(300);
    for (const priority of ['high', 'normal', 'low'] as const) await hub.enqueueRound(round({ priority, stages: [] }));
    const seconds = (await hub.waitingSeconds())[stageQueue('decide')] ?? 0;
    expect(seconds).toBeGreaterThan(0.25);
    expect(seconds).toBeLessThan(30);
    expect((await hub.waitingSeconds())[stageQueue('read')]).toBe(0);
  });

  it('runs high-priority jobs before normal and low ones', async () => {
    const ran: number[] = [];
    const low = round({ priority: 'low', stages: [] });
    const normal = round({ priority: 'normal', stages: [] });
    const high = round({ priority: 'high', stages: [] });
    for (const request of [low, normal, high]) await hub.enqueueRound(request);
    await start(
      everyStage(async (_stage, job) => void ran.push(job.investigationId)),
      { concurrency: { decide: 1 } },
    );
    await until(
      () => ran.length,
      (count) => count === 3,
    );
    expect(ran).toEqual([high.investigationId, normal.investigationId, low.investigationId]);
  });

  it('delivers the job of a killed worker to another worker', async () => {
    const root = await hub.enqueueRound(round({ stages: [] }));
    await killedWorker(stageQueue('decide'), store, hub.kind);
    const attempts: number[] = [];
    await start(
      everyStage(async (_stage, job) => void attempts.push(job.attempt)),
      { lockMs: SHORT_LOCK_MS },
    );
    expect(await finished(root)).toBe('done');
    expect(attempts).toEqual([2]);
  });

  it('fails a job that repeatedly kills its worker, with the reason', async () => {
    const givenUp: string[] = [];
    const request = round({ stages: [] });
    const root = await hub.enqueueRound(request);
    for (let death = 0; death < 4; death++) await killedWorker(stageQueue('decide'), store, hub.kind);
    await start(
      everyStage(async () => undefined),
      {
        deaths: 3,
        lockMs: SHORT_LOCK_MS,
        onGivenUp: (_stage, job, reason) => void givenUp.push(`${job.investigationId} ${reason}`),
      },
    );
    expect(await finished(root)).toBe('dead');
    await until(() => givenUp.length);
    expect(givenUp).toEqual([expect.stringMatching(new RegExp(`^${request.investigationId} .*stalled`))]);
  });

  it('requeues work interrupted by shutdown without using an attempt', async () => {
    const root = await hub.enqueueRound(round({ stages: [] }));
    let began = 0;
    const first = await start(
      everyStage(async (_stage, { signal }) => {
        began++;
        await new Promise((_, reject) =>
          signal.addEventListener('abort', () => reject(new Error(String(signal.reason)))),
        );
      }),
      { attempts: 1, closeMs: 50 },
    );
    await until(() => began);
    await first.close();
    expect(await hub.rootState(root)).toBe('living');
    await start(
      everyStage(async () => undefined),
      { attempts: 1 },
    );
    expect(await finished(root)).toBe('done');
  });

  it('requeues work without using an attempt while storage is unavailable', async () => {
    const givenUp: string[] = [];
    let began = 0;
    const away = Object.assign(new Error('connect refused'), { code: 'ECONNREFUSED' });
    const root = await hub.enqueueRound(round({ stages: [] }));
    await start(
      everyStage(async () => {
        if (++began <= 2) throw away;
      }),
      { attempts: 1, onGivenUp: (_stage, _job, reason) => void givenUp.push(reason) },
    );
    expect(await finished(root)).toBe('done');
    expect({ began, givenUp }).toEqual({ began: 3, givenUp: [] });
  });

  it('keeps a submitted topic while storage is unavailable', async () => {
    let began = 0;
    const taken: string[] = [];
    const topic = { external_id: 'kept', title: 'Walkout', newsworthiness_score: 60, status: 'approved' };
    await hub.submitTopics([{ version: 1, topic }]);
    await takeTopics(async ({ draft }) => {
      // The maximum attempts of a submitted topic.
      if (++began <= 3) throw Object.assign(new Error('terminating connection'), { code: '57P01' });
      taken.push(draft.externalId);
    });
    await until(() => taken.length);
    expect({ began, taken }).toEqual({ began: 4, taken: ['kept'] });
  });

  it('waits for running work on close', async () => {
    const root = await hub.enqueueRound(round({ stages: [] }));
    let ended = false;
    let began = false;
    const workers = await start(
      everyStage(async () => {
        began = true;
        await sleep(300);
        ended = true;
      }),
      { closeMs: 5_000 },
    );
    await until(() => began);
    await workers.close();
    expect(ended).toBe(true);
    expect(await hub.rootState(root)).toBe('done');
  });

  it('passes submitted topics to the worker as drafts', async () => {
    const taken: SubmittedTopic[] = [];
    await takeTopics(async (topic) => void taken.push(topic));
    const topic = {
      external_id: 'x-1',
      title: '<b>bold</b> \u001b[1mclaim\u202e',
      newsworthiness_score: 60,
      status: 'approved',
      event_date: '2026-01-02',
    };
    await hub.submitTopics([{ version: 1, topic, priority: 'high', mode: 'quick' }]);
    await until(() => taken.length);
    expect(taken[0]).toMatchObject({
      priority: 'high',
      mode: 'quick',
      investigate: true,
      draft: {
        externalId: 'x-1',
        title: '<b>bold</b> claim',
        eventDate: '2026-01-02T00:00:00.000Z',
        sourceCount: 0,
        verificationStatus: 'unverified',
      },
    });
  });

  it.each(['a\u0000b', 'a\ud83d'])('rejects text that no store can hold and names the field', async (title) => {
    const topic = { external_id: 'x-1', title, newsworthiness_score: 60, status: 'approved' };
    await expect(hub.submitTopics([{ version: 1, topic }])).rejects.toMatchObject({
      code: 'invalid-input',
      message: expect.stringContaining('topic.title') as string,
    });
  });

  it('fails an invalid topic at the first attempt, with all its errors', async () => {
    let taken = 0;
    await takeTopics(async () => void taken++);
    const bad = {
      version: 1,
      topic: { external_id: '', title: 'x', newsworthiness_score: 101, status: 'approved', colour: 'red' },
    };
    const [id = ''] = await hub.submitTopics([bad as never]);
    const queue = hub.allQueues().find((one) => one.name === 'unverified-topics')!;
    await until(
      () => queue.getJobState(id),
      (state) => state === 'failed',
    );
    const job = await queue.getJob(id);
    expect(job).toMatchObject({ attemptsMade: 1 });
    for (const fault of ['topic.external_id', 'topic.newsworthiness_score', 'colour'])
      expect(job?.failedReason).toContain(fault);
    expect(taken).toBe(0);
  });

  it('runs maintenance on a single schedule and restores a lost one', async () => {
    let turns = 0;
    await keep(openMaintenanceWorker({ ...store, logger }, async () => void turns++));
    await hub.scheduleMaintenance({ everySeconds: 1 });
    await hub.scheduleMaintenance({ everySeconds: 1 });
    await until(
      () => turns,
      (count) => count >= 2,
    );
    const queue = hub.allQueues().find((one) => one.name === 'maintenance')!;
    expect(await queue.getJobSchedulersCount()).toBe(1);
    await queue.removeJobScheduler('maintenance');
    const before = turns;
    await until(
      () => turns,
      (count) => count > before + 1,
    );
  });

  it('counts jobs by queue and state', async () => {
    await hub.enqueueRound(round({ stages: ['search'] }));
    const counts = await hub.counts();
    expect(counts['stage-search']).toMatchObject({ waiting: 1, active: 0 });
    expect(counts['stage-decide']).toMatchObject({ 'waiting-children': 1, waiting: 0 });
    await expect(hub.ping()).resolves.toBeUndefined();
  });
}

/** Starts a worker process that takes one job and is killed. */
async function killedWorker(queue: string, store: Store, kind: string): Promise<void> {
  const script = join(__dirname, 'testing', 'doomed-worker.cjs');
  const child = spawn(process.execPath, [script, queue, kind, store.address, '300'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (text) => (errors += String(text)));
  const signal = await new Promise((done) => child.once('exit', (_code, how) => done(how)));
  if (signal !== 'SIGKILL') throw new Error(`the worker did not die of its job: ${errors}`);
}

const redis = testRedisUrl('hub');

describe('QueueHub on PostgreSQL', () => {
  hubCases(async () => {
    const database = await createTestDatabase({ STAGE_ATTEMPTS: '3' });
    return { settings: database.settings, databaseUrl: database.url, address: database.url, drop: database.drop };
  });
});

// Skipped without Redis; `.ci/run` requires it.
(redis ? describe : describe.skip)('queues on Redis (needs TEST_REDIS_URL)', () => {
  hubCases(async () => {
    const settings = loadSettings({}, { REDIS_URL: redis ?? 'redis://localhost', STAGE_ATTEMPTS: '3' });
    return { settings, databaseUrl: '', address: redis ?? '', drop: async () => undefined };
  });
});
